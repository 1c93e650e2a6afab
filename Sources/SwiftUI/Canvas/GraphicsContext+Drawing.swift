import DrawingModel
public import Foundation
public import Geometry

extension GraphicsContext {
  /// Paints the inside of a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard let paint = paint(shading, in: path.boundingRect) else {
      return draw(
        [.pushClip(path.applying(transform), evenOdd: style.isEOFilled)] + surface.items + [.pop])
    }
    if case .color = paint {
      draw([.fill(path.applying(transform), paint, evenOdd: style.isEOFilled)])
    } else {
      draw(moved([.fill(path, paint, evenOdd: style.isEOFilled)]))
    }
  }

  /// Paints a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let reach = -style.lineWidth / 2
    let bounds = path.boundingRect
    let box = bounds.isNull ? .zero : bounds.insetBy(dx: reach, dy: reach)
    guard let paint = paint(shading, in: box) else {
      return fill(path.strokedPath(style), with: shading)
    }
    draw(moved([.stroke(path, paint, style)]))
  }

  /// Paints a line of the given width along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Items of the present coordinates as items of the canvas's.
  func moved(_ items: [DisplayItem]) -> [DisplayItem] {
    transform.isIdentity ? items : [.pushTransform(transform)] + items + [.pop]
  }

  /// Items of a box with its corner at the origin, attached to a point by their anchor.
  func placed(
    _ items: [DisplayItem], size: CGSize, at point: CGPoint, anchor: UnitPoint
  ) -> [DisplayItem] {
    let box = CGRect(origin: point, size: .zero).box(of: size, at: anchor)
    return moved(
      [.pushTransform(CGAffineTransform(translationX: box.minX, y: box.minY))] + items + [.pop])
  }

  /// Items of a box with its corner at the origin, stretched to fill a rectangle.
  func placed(_ items: [DisplayItem], size: CGSize, in rect: CGRect) -> [DisplayItem] {
    guard size.width > 0, size.height > 0 else { return [] }
    let stretch = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    return moved([.pushTransform(stretch)] + items + [.pop])
  }
}

import DrawingModel
import Foundation
import Geometry

/// A style with nothing left to resolve but the box it fills.
public struct _ResolvedStyle: Equatable {
  enum Kind: Equatable {
    case color(PaintColor)
    case gradient(ResolvedGradient)
    case mesh(ResolvedMesh)
    case material(BackdropPaint, opacity: Double)
  }
  var kind: Kind
  /// Shadows of what is filled, the innermost first.
  var shadows: [ResolvedShadow] = []
  var blending = BlendOperation.normal
  /// The box that gradients refer to, where it is not the frame of what is filled.
  var box: CGRect?

  init(kind: Kind) { self.kind = kind }

  init(_ color: PaintColor) { kind = .color(color) }

  /// The style as strong as `opacity` says.
  func faded(_ opacity: Double) -> Self {
    guard opacity != 1 else { return self }
    var faded = self
    switch kind {
    case .color(var color):
      color.opacity *= opacity
      faded.kind = .color(color)
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color.opacity *= opacity }
      faded.kind = .gradient(gradient)
    case .mesh(var mesh):
      mesh.background.opacity *= opacity
      for index in mesh.vertices.indices { mesh.vertices[index].color.opacity *= opacity }
      faded.kind = .mesh(mesh)
    case .material(let glass, let former):
      faded.kind = .material(glass, opacity: former * opacity)
    }
    return faded
  }

  /// The paint for something with the given frame.
  func paint(in frame: CGRect) -> Paint {
    switch kind {
    case .color(let color): .color(color)
    case .gradient(let gradient): gradient.paint(in: box ?? frame)
    case .mesh(let mesh): mesh.paint(in: box ?? frame)
    case .material(_, let opacity):
      .color(PaintColor(red: 0, green: 0, blue: 0, opacity: opacity))
    }
  }

  // MARK: - Items

  /// What fills a path, whose own frame is `frame`.
  func items(filling path: Path, _ style: FillStyle = FillStyle(), in frame: CGRect)
    -> [DisplayItem]
  {
    let fill = DisplayItem.fill(path, paint(in: frame), evenOdd: style.isEOFilled)
    return finished(
      style.isAntialiased ? [fill] : [.pushAntialiasing(false), fill, .pop])
  }

  /// What draws a line along a path, whose own frame is `frame`.
  func items(stroking path: Path, _ style: StrokeStyle, in frame: CGRect) -> [DisplayItem] {
    finished([.stroke(path, paint(in: frame), style)])
  }

  /// What shows a picture in its own colours, as strong as the style's one colour.
  func items(showing picture: PicturePaint, in path: Path) -> [DisplayItem] {
    let fill = DisplayItem.fill(path, .picture(picture), evenOdd: false)
    guard case .color(let color) = kind, color.opacity < 1 else { return finished([fill]) }
    return finished([.pushLayer(opacity: color.opacity), fill, .pop])
  }

  /// Puts glass, shadows and blending around what is painted.
  private func finished(_ painted: [DisplayItem]) -> [DisplayItem] {
    var items = painted
    if case .material(let glass, _) = kind {
      items = [.pushEffect(.backdrop(glass))] + items + [.pop]
    }
    for shadow in shadows where shadow.color.opacity > 0 {
      items = [.pushEffect(shadow.effect)] + items + [.pop]
    }
    if blending != .normal { items = [.pushEffect(.blend(blending))] + items + [.pop] }
    return items
  }
}

/// A shadow that a style puts behind what it fills, or inside of it.
struct ResolvedShadow: Equatable {
  var isInner: Bool
  var color: PaintColor
  var radius: CGFloat
  var offset: CGSize

  var effect: LayerEffect {
    let paint = ShadowPaint(color: color, radius: max(0, Double(radius)), offset: offset)
    return isInner ? .innerShadow(paint) : .shadow(paint)
  }
}

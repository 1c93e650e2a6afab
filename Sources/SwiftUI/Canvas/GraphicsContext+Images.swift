import DrawingModel
public import Foundation
public import Geometry
import ViewGraph

extension GraphicsContext {
  /// An image found in the context's environment.
  public struct ResolvedImage {
    /// What a template and a symbol are painted with; nil for the foreground style.
    public var shading: Shading?
    let image: SwiftUI.ResolvedImage

    /// The image's own size.
    public var size: CGSize { image.size }

    /// How far below the top the baseline of text beside the image lies.
    public var baseline: CGFloat { image.baseline }
  }

  /// The image in the context's environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    let (host, environment) = (surface.source.host, self.environment)
    return onMainActor {
      ResolvedImage(image: SwiftUI.ResolvedImage(image, in: environment, host: host))
    }
  }

  /// Draws an image in its own size, its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image in its own size, its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(placed(items(of: image), size: image.size, at: point, anchor: anchor))
  }

  /// Draws an image in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(placed(items(of: image), size: image.size, in: rect))
  }

  private func items(of image: ResolvedImage) -> [DisplayItem] {
    let box = CGRect(origin: .zero, size: image.size)
    let items = image.image.items(in: box, styles: image.image.styles)
    guard let shading = image.shading, let paint = paint(shading, in: box) else { return items }
    // What is filled takes the shading's paint; a picture of its own colours keeps them.
    return items.map { item -> DisplayItem in
      switch item {
      case .fill(let path, let own, let evenOdd):
        if case .picture = own { item } else { .fill(path, paint, evenOdd: evenOdd) }
      case .stroke(let path, _, let style): .stroke(path, paint, style)
      default: item
      }
    }
  }
}

import DrawingModel
import Foundation
import Geometry

/// A shadow that a filter casts.
struct CanvasShadow: Sendable {
  var color: Color
  /// Standard deviation of the blur in points.
  var radius: Double
  var offset: CGSize
  var blendMode: GraphicsContext.BlendMode
  var options: GraphicsContext.ShadowOptions

  /// `items` with their shadow; lengths are those of the coordinates that `transform` takes to the items'.
  func applied(
    to items: [DisplayItem], color: PaintColor, transform: CGAffineTransform
  ) -> [DisplayItem] {
    guard color.opacity > 0 else {
      return options.contains(.shadowOnly) ? [] : items
    }
    if options.isDisjoint(with: [.shadowAbove, .shadowOnly, .invertsAlpha]), blendMode == .normal {
      let shadow = ShadowPaint(color: color, radius: radius, offset: offset)
      return items.inside(.shadow(shadow), under: transform)
    }
    let shadow = shadowAlone(of: items, color: color, transform: transform)
    if options.contains(.shadowOnly) { return blendMode.applied(to: shadow) }
    if options.contains(.shadowAbove) {
      return grouped(items + blendMode.applied(to: shadow))
    }
    // Behind what casts it, the shadow blends with what lies there.
    return blendMode.applied(to: shadow) + items
  }

  private func grouped(_ items: [DisplayItem]) -> [DisplayItem] {
    options.contains(.disablesGroup) ? items : [.pushEffect(.isolated)] + items + [.pop]
  }

  /// The shadow without what casts it.
  private func shadowAlone(
    of items: [DisplayItem], color: PaintColor, transform: CGAffineTransform
  ) -> [DisplayItem] {
    var silhouette: [DisplayItem]
    if options.contains(.invertsAlpha) {
      // Everything but what is covered, as far as the blur can bring it into sight.
      let whole = Path(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
      silhouette =
        [
          .pushEffect(.isolated), .fill(whole, .color(color), evenOdd: false),
          .pushEffect(.blend(.destinationOut)),
        ] + items + [.pop, .pop]
    } else {
      silhouette = [.pushEffect(.color(.silhouette(color)))] + items + [.pop]
    }
    if radius > 0 {
      silhouette = silhouette.inside(.blur(radius: radius, isOpaque: false), under: transform)
    }
    let moved = offset.applying(transform)
    return [
      .pushTransform(CGAffineTransform(translationX: moved.width, y: moved.height))
    ] + silhouette + [.pop]
  }
}

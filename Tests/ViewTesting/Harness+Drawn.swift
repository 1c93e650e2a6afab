package import DrawingModel
package import Foundation
import Geometry

extension Harness {
  /// A filled path as it is drawn: transforms applied, with the product of the opacities around it.
  package struct Drawn {
    package var box: CGRect
    package var opacity: Double
    package var color: PaintColor?
  }

  /// All fills as they are drawn, the lowest first.
  package func drawn(at seconds: Double) throws -> [Drawn] {
    var transforms = [CGAffineTransform.identity]
    var opacities = [1.0]
    var result: [Drawn] = []
    for item in try items(at: seconds) {
      if item.opensLevel {
        transforms.append(transforms[transforms.count - 1])
        opacities.append(opacities[opacities.count - 1])
      }
      switch item {
      case .fill(let path, let paint, _):
        var drawn = Drawn(
          box: path.applying(transforms[transforms.count - 1]).boundingRect,
          opacity: opacities[opacities.count - 1])
        if case .color(let color) = paint { drawn.color = color }
        result.append(drawn)
      case .pushTransform(let inner):
        transforms[transforms.count - 1] = inner.concatenating(transforms[transforms.count - 1])
      case .pushLayer(let opacity):
        opacities[opacities.count - 1] *= opacity
      case .pop:
        transforms.removeLast()
        opacities.removeLast()
      default: break
      }
    }
    return result
  }
}

/// Whether two boxes agree to within `tolerance` on all sides.
package func near(_ a: CGRect, _ b: CGRect, within tolerance: Double = 1e-6) -> Bool {
  near(a.minX, b.minX, within: tolerance) && near(a.minY, b.minY, within: tolerance)
    && near(a.maxX, b.maxX, within: tolerance) && near(a.maxY, b.maxY, within: tolerance)
}

package import CairoRaster
package import DrawingModel
package import Foundation
package import Imaging
package import SwiftUI

extension Harness {
  /// Pixels of the scene at a time.
  package func picture(
    at seconds: Double, with rasterizer: CairoRasterizer = CairoRasterizer()
  ) throws -> Pixmap {
    try rasterizer.rasterize(list(at: seconds))
  }

  /// Pixels of a view on a canvas of so many points, so long after the view has appeared.
  package static func picture(
    width: CGFloat, height: CGFloat, scale: Double = 1,
    background: PaintColor = .white,
    at seconds: Double = 0, @ViewBuilder _ root: @escaping @MainActor () -> some View
  ) throws -> Pixmap {
    let harness = try Harness(
      width: width, height: height, scale: scale, background: background, root)
    defer { harness.end() }
    return try harness.picture(at: seconds)
  }
}

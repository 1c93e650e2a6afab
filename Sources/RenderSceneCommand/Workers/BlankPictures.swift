import CairoRaster
import DrawingModel
import Foundation
import Imaging

/// Tells pictures on which there is nothing but what lies under every scene.
@MainActor struct BlankPictures {
  private let rasterizer = CairoRasterizer()

  /// Whether all pixels of a frame are those of an empty canvas.
  func isBlank(_ list: DisplayList, _ pixmap: Pixmap) -> Bool {
    if list.items.isEmpty { return true }
    let canvas = DisplayList(
      size: CGSize(width: 1, height: 1), scale: 1, background: list.background)
    guard let empty = try? rasterizer.rasterize(canvas) else { return false }
    let color = empty[0, 0]
    return pixmap.withPixels { pixels in pixels.allSatisfy { $0 == color } }
  }
}

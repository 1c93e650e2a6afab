internal import CCairo
internal import Foundation
internal import Geometry
internal import Imaging

extension Drawing {
  /// Paints the inside of an outline with the current source, each pixel by its covered area.
  mutating func paint(
    _ outline: Outline, bounds: PixelRect, evenOdd: Bool
  ) throws(RasterizationError) {
    let region = bounds.intersection(clipBounds)
    guard !region.isEmpty else { return }
    // Rows are multiples of four bytes, which is what Cairo asks for.
    let stride = (region.width + 3) / 4 * 4
    let wordCount = stride / 4 * region.height
    let storage: PixelStorage
    if let kept = maskStorage, kept.pixelCount >= wordCount {
      storage = kept
      kept.words.update(repeating: 0, count: wordCount)
    } else {
      guard let made = PixelStorage(pixelCount: wordCount) else {
        throw .outOfMemory(width: region.width, height: region.height)
      }
      storage = made
      maskStorage = made
    }
    let surface = try storage.words.withMemoryRebound(to: UInt8.self, capacity: wordCount * 4) {
      (bytes) throws(RasterizationError) in
      AreaCoverage(outline, bounds: region).write(into: bytes, stride: stride, evenOdd: evenOdd)
      return try CairoSurface(
        maskOfWidth: region.width, height: region.height, bytes: bytes, stride: stride)
    }
    cairo_mask_surface(cairo, surface.pointer, Double(region.minX), Double(region.minY))
    // The mask's memory is used again, so nothing may be left to be drawn from it.
    cairo_surface_finish(surface.pointer)
  }
}

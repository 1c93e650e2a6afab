internal import CCairo
package import DrawingModel
internal import Foundation
internal import Geometry
package import Imaging

/// Draws display lists into pixels with Cairo.
///
/// Fills cover pixels by exact area (`AreaCoverage`), with curves flattened to 0.01 px. Strokes and
/// clips are antialiased with Cairo's default (its GOOD and BEST are the same in image surfaces):
/// exact in x and in fifteenths of a pixel in y, which against exact area measures 2.1 levels of
/// 255 on average over slanted edges, 17 at most (FAST: 30 and 105), with curves flattened to
/// 0.02 px. Points are transformed here, in double
/// precision; only a stroke's pen is left to Cairo's matrix. Blending works on encoded sRGB bytes.
///
/// Memory is used again for a later frame of the same size once nobody holds the earlier picture.
/// An instance belongs to one thread at a time.
package final class CairoRasterizer {
  /// Frames of the last size that may be free again.
  private var frames: [Frame] = []
  /// Pixels of the gradient being painted.
  private var gradientStorage: PixelStorage?

  private struct Frame {
    var width: Int
    var height: Int
    var storage: PixelStorage
    var surface: CairoSurface
  }

  /// A rasterizer that holds no memory yet.
  package init() {}

  /// The picture of a display list, of its size times its scale in pixels, halves rounded up.
  ///
  /// Items with numbers that are not finite, strokes without a width and transforms that flatten
  /// everything draw nothing. A layer that holds a single fill or stroke has its opacity multiplied
  /// into the paint, which differs from compositing it by at most one level of 255.
  package func rasterize(_ list: DisplayList) throws(RasterizationError) -> Pixmap {
    let (width, height) = (list.widthInPixels, list.heightInPixels)
    guard width > 0, height > 0 else {
      throw .emptyCanvas(size: list.size, scale: list.scale)
    }
    guard width <= Pixmap.longestSide, height <= Pixmap.longestSide else {
      throw .canvasTooLarge(width: width, height: height, limit: Pixmap.longestSide)
    }
    if let fault = list.firstNestingFault {
      throw .unbalancedLevels(itemIndex: fault)
    }
    let frame = try frame(width: width, height: height)
    let background = list.background.map { $0.isFinite ? $0.premultipliedPixel : 0 } ?? 0
    frame.storage.words.update(repeating: background, count: width * height)
    cairo_surface_mark_dirty(frame.surface.pointer)
    let context = try CairoContext(frame.surface)

    let scale = CGFloat(list.scale)
    var drawing = Drawing(
      items: list.items, context: context,
      transform: CGAffineTransform(scaleX: scale, y: scale),
      canvas: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height),
      gradientStorage: gradientStorage)
    defer { gradientStorage = drawing.gradientStorage }
    try drawing.run()
    cairo_surface_flush(frame.surface.pointer)
    let status = cairo_surface_status(frame.surface.pointer)
    if status != CAIRO_STATUS_SUCCESS {
      throw .drawing(status: text(status), itemIndex: nil)
    }
    return Pixmap(width: width, height: height, storage: frame.storage)
  }

  /// Memory for a frame that nobody else holds.
  private func frame(width: Int, height: Int) throws(RasterizationError) -> Frame {
    frames.removeAll { $0.width != width || $0.height != height }
    for index in frames.indices where isKnownUniquelyReferenced(&frames[index].storage) {
      return frames[index]
    }
    guard let storage = PixelStorage(pixelCount: width * height) else {
      throw .outOfMemory(width: width, height: height)
    }
    let surface = try CairoSurface(width: width, height: height, storage: storage)
    let frame = Frame(width: width, height: height, storage: storage, surface: surface)
    // A few pictures may be on their way to files at once; more than that are left to their users.
    if frames.count == 4 { frames.removeFirst() }
    frames.append(frame)
    return frame
  }
}

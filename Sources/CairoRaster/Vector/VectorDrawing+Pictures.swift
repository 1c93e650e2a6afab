internal import CCairo
internal import DrawingModel
internal import Foundation
internal import Geometry
internal import Imaging

/// Pixels that a document refers to.
final class EmbeddedPicture {
  private let surface: CairoSurface
  private let storage: PixelStorage

  /// Keeps a surface and its memory.
  init(_ surface: CairoSurface, _ storage: PixelStorage) {
    self.surface = surface
    self.storage = storage
  }

  deinit {
    // Cairo may copy the pixels for somebody else now, so the memory must still be there.
    cairo_surface_finish(surface.pointer)
  }
}

extension VectorDrawing {
  /// Pixels per point of what is embedded.
  private var pictureScale: Double { min(max(list.scale, 2), 3) }

  /// The pixels of items, with nothing or a background behind them.
  private func pixels(
    _ items: [DisplayItem], background: PaintColor? = nil
  ) throws(RasterizationError) -> Pixmap {
    try rasterizer.rasterize(
      DisplayList(size: list.size, scale: pictureScale, background: background, items: items))
  }

  /// Items of the list as they are drawn now, with a level around them for the transform.
  private func placed(_ items: [DisplayItem]) -> [DisplayItem] {
    [.pushTransform(transform)] + items + [.pop]
  }

  /// Embeds what items look like by themselves.
  mutating func paintPicture(of range: ClosedRange<Int>) throws(RasterizationError) {
    try embed(try pixels(placed(Array(list.items[range]))), opacity: opacity)
  }

  /// Embeds the shadow of a level's content.
  mutating func paintShadow(
    _ shadow: ShadowPaint, _ index: Int
  ) throws(RasterizationError) {
    guard shadow.color.isFinite, shadow.color.opacity > 0 else { return }
    let content = Array(list.items[plan.inside(index)])
    // The blurred outline of what casts it, moved.
    let shade: [DisplayItem] =
      [
        .pushTransform(
          CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)),
        .pushEffect(.blur(radius: shadow.radius, isOpaque: false)),
        .pushEffect(.color(.silhouette(shadow.color))),
      ] + content + [.pop, .pop, .pop]
    try embed(try pixels(placed(shade)), opacity: opacity)
  }

  /// Embeds the first items, with the background.
  mutating func paintPrefix(through end: Int) throws(RasterizationError) {
    try embed(try pixels(prefix(through: end), background: list.background), opacity: 1)
  }

  /// Embeds the region of an opaque canvas that a level changes, as it is then.
  mutating func paintChange(of range: ClosedRange<Int>) throws(RasterizationError) {
    let before = try pixels(prefix(through: range.lowerBound - 1), background: list.background)
    let after = try pixels(prefix(through: range.upperBound), background: list.background)
    let region = Self.bounds(after) { index, pixel in
      before.withPixels { $0[index] != pixel }
    }
    if let region { try embed(after, region, opacity: 1, isClipped: false) }
  }

  /// The first items, with the levels ended that are open after them.
  private func prefix(through end: Int) -> [DisplayItem] {
    var items = Array(list.items[..<(end + 1)])
    let depth = items.reduce(0) { $0 + ($1.opensLevel ? 1 : $1 == .pop ? -1 : 0) }
    items += [DisplayItem](repeating: .pop, count: max(0, depth))
    return items
  }

  // MARK: - Embedding

  private mutating func embed(_ pixmap: Pixmap, opacity: Double) throws(RasterizationError) {
    guard let region = Self.bounds(pixmap, where: { $1 != 0 }) else { return }
    try embed(pixmap, region, opacity: opacity, isClipped: true)
  }

  /// Draws a part of a picture of the whole canvas in its place.
  ///
  /// Without a clip it replaces what lies there, which the picture then holds already.
  private mutating func embed(
    _ pixmap: Pixmap, _ region: PixelRect, opacity: Double, isClipped: Bool
  ) throws(RasterizationError) {
    guard opacity > 0 else { return }
    guard let storage = PixelStorage(pixelCount: region.width * region.height) else {
      throw .outOfMemory(width: region.width, height: region.height)
    }
    pixmap.withPixels { pixels in
      for row in 0..<region.height {
        let first = (region.minY + row) * pixmap.width + region.minX
        for column in 0..<region.width {
          storage.words[row * region.width + column] = pixels[first + column]
        }
      }
    }
    let surface = try CairoSurface(width: region.width, height: region.height, storage: storage)
    kept.append(EmbeddedPicture(surface, storage))
    let scale = 1 / pictureScale
    cairo_save(cairo)
    if !isClipped { cairo_reset_clip(cairo) }
    context.setMatrix(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: Double(region.minX) * scale,
        ty: Double(region.minY) * scale))
    cairo_set_source_surface(cairo, surface.pointer, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
    if opacity < 1 {
      cairo_paint_with_alpha(cairo, opacity)
    } else {
      cairo_paint(cairo)
    }
    cairo_restore(cairo)
  }

  /// The smallest rectangle with all pixels that count; nil where none does.
  private static func bounds(
    _ pixmap: Pixmap, where counts: (_ index: Int, _ pixel: UInt32) -> Bool
  ) -> PixelRect? {
    var result = PixelRect(minX: pixmap.width, minY: pixmap.height, maxX: 0, maxY: 0)
    pixmap.withPixels { pixels in
      for y in 0..<pixmap.height {
        for x in 0..<pixmap.width where counts(y * pixmap.width + x, pixels[y * pixmap.width + x]) {
          result.minX = min(result.minX, x)
          result.maxX = max(result.maxX, x + 1)
          result.minY = min(result.minY, y)
          result.maxY = y + 1
        }
      }
    }
    return result.isEmpty ? nil : result
  }
}

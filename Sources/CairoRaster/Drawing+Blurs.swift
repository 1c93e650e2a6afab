internal import CCairo
internal import DrawingModel
internal import Imaging

extension Drawing {
  /// Draws a level's picture blurred.
  func paintBlurred(
    _ layer: EffectLayer, _ radius: Double, isOpaque: Bool
  ) throws(RasterizationError) {
    let bounds = layer.bounds
    let sigma = sigmas(radius, transform)
    let reach = reach(sigma)
    let target = (isOpaque ? bounds : bounds.outset(reach.x, reach.y)).intersection(clipBounds)
    guard !target.isEmpty else { return }
    let blurred = BlurredPicture(
      layer.storage.words, at: bounds, channels: 4, sigma: sigma, target: target)
    let result = try storage(for: target)
    blurred.forEachRow { y, numbers in
      let row = result.words + y * target.width
      if isOpaque {
        let original =
          layer.storage.words + (target.minY + y - bounds.minY) * bounds.width + target.minX
          - bounds.minX
        for x in 0..<target.width {
          row[x] = BlurredPicture.pixel(numbers + 4 * x, keeping: original[x] >> 24)
        }
      } else {
        for x in 0..<target.width { row[x] = BlurredPicture.pixel(numbers + 4 * x) }
      }
    }
    try paint(result, target)
  }

  // MARK: - Shadows

  /// Premultiplied pixels of a shadow for each 12-bit opacity of what casts it.
  private func shades(_ shadow: ShadowPaint) -> [UInt32] {
    let opacity = min(max(shadow.color.opacity, 0), 1)
    var color = shadow.color
    return (0...Int(BlurPlane.full)).map { number in
      color.opacity = Double(number) / Double(BlurPlane.full) * opacity
      return color.premultipliedPixel
    }
  }

  /// Draws the shadow of a level's picture.
  func paint(_ shadow: ShadowPaint, of layer: EffectLayer) throws(RasterizationError) {
    guard shadow.color.isFinite, shadow.color.opacity > 0 else { return }
    let sigma = sigmas(shadow.radius, transform)
    let offset = offset(of: shadow, transform)
    let reach = reach(sigma)
    let target = layer.bounds.outset(reach.x, reach.y).offset(offset.x, offset.y)
      .intersection(clipBounds)
    guard !target.isEmpty else { return }
    let blurred = BlurredPicture(
      layer.storage.words, at: layer.bounds, channels: 1, sigma: sigma, target: target,
      offset: offset)
    let shades = shades(shadow)
    let result = try storage(for: target)
    blurred.forEachRow { y, numbers in
      let row = result.words + y * target.width
      shades.withUnsafeBufferPointer { shades in
        for x in 0..<target.width { row[x] = shades[Int(numbers[x])] }
      }
    }
    try paint(result, target)
  }

  /// Lays the shadow of what is outside of a level's picture on the picture.
  func shade(_ layer: EffectLayer, with shadow: ShadowPaint) {
    guard shadow.color.isFinite, shadow.color.opacity > 0 else { return }
    let bounds = layer.bounds
    let blurred = BlurredPicture(
      layer.storage.words, at: bounds, channels: 1, sigma: sigmas(shadow.radius, transform),
      target: bounds, offset: offset(of: shadow, transform))
    let shades = shades(shadow)
    blurred.forEachRow { y, numbers in
      let row = layer.storage.words + y * bounds.width
      for x in 0..<bounds.width where row[x] >> 24 > 0 {
        let shade = shades[Int(BlurPlane.full) - Int(numbers[x])]
        let (pixel, alpha, rest) = (row[x], row[x] >> 24, 255 - shade >> 24)
        func mixed(_ shift: UInt32) -> UInt32 {
          ((shade >> shift & 255) * alpha + (pixel >> shift & 255) * rest + 127) / 255
        }
        row[x] = alpha << 24 | mixed(16) << 16 | mixed(8) << 8 | mixed(0)
      }
    }
  }

  // MARK: - Backdrops

  /// Draws what lies behind a level through a glass as opaque as the level is.
  func paint(_ glass: BackdropPaint, through layer: EffectLayer) throws(RasterizationError) {
    let target = layer.bounds
    let sigma = sigmas(glass.radius, transform)
    let reach = reach(sigma)
    let source = target.outset(reach.x, reach.y).intersection(canvas)
    guard !source.isEmpty, glass.tint.isFinite, glass.saturation.isFinite else { return }
    let behind = try backdrop(source)
    let blurred = BlurredPicture(
      behind.words, at: source, channels: 4, sigma: sigma, target: target)
    let result = try storage(for: target)
    blurred.forEachRow { y, numbers in
      let row = result.words + y * target.width
      let original =
        behind.words + (target.minY + y - source.minY) * source.width + target.minX - source.minX
      for x in 0..<target.width {
        row[x] = BlurredPicture.pixel(numbers + 4 * x, keeping: original[x] >> 24)
      }
    }
    let pixels = UnsafeMutableBufferPointer(
      start: result.words, count: target.width * target.height)
    if glass.saturation != 1 { ColorFilter.saturation(glass.saturation).apply(to: pixels) }
    let tint = glass.tint.premultipliedPixel
    let rest = 255 - tint >> 24
    for index in pixels.indices {
      let pixel = pixels[index]
      func mixed(_ shift: UInt32) -> UInt32 {
        (tint >> shift & 255) + ((pixel >> shift & 255) * rest + 127) / 255
      }
      pixels[index] = mixed(24) << 24 | mixed(16) << 16 | mixed(8) << 8 | mixed(0)
    }
    try replace(target, by: result, where: layer.storage)
  }

  /// All that has been drawn so far, in a region of the canvas.
  private func backdrop(_ region: PixelRect) throws(RasterizationError) -> PixelStorage {
    let storage = try storage(for: region)
    let surface = try CairoSurface(width: region.width, height: region.height, storage: storage)
    let copy = try CairoContext(surface)
    for picture in picturesBehind + [cairo_get_group_target(cairo)].compactMap({ $0 }) {
      cairo_set_source_surface(
        copy.pointer, picture, -Double(region.minX), -Double(region.minY))
      cairo_pattern_set_filter(cairo_get_source(copy.pointer), CAIRO_FILTER_NEAREST)
      cairo_paint(copy.pointer)
    }
    try copy.check(item: nil)
    cairo_surface_flush(surface.pointer)
    return storage
  }

  /// Puts other pixels in the place of those of the picture, as far as `mask` is opaque.
  private func replace(
    _ region: PixelRect, by storage: PixelStorage, where mask: PixelStorage
  ) throws(RasterizationError) {
    if opacity < 1 {
      let factor = UInt32(min(max(opacity, 0), 1) * 256 + 0.5)
      for index in 0..<region.width * region.height {
        mask.words[index] = (((mask.words[index] >> 24) * factor + 128) >> 8) << 24
      }
    }
    let surface = try CairoSurface(width: region.width, height: region.height, storage: storage)
    let masks = try CairoSurface(width: region.width, height: region.height, storage: mask)
    cairo_save(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, surface.pointer, Double(region.minX), Double(region.minY))
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    cairo_mask_surface(cairo, masks.pointer, Double(region.minX), Double(region.minY))
    cairo_restore(cairo)
  }

  /// Memory for the pixels of a region, clear.
  private func storage(for region: PixelRect) throws(RasterizationError) -> PixelStorage {
    guard let storage = PixelStorage(pixelCount: region.width * region.height) else {
      throw .outOfMemory(width: region.width, height: region.height)
    }
    return storage
  }
}

internal import CCairo
internal import DrawingModel
internal import Foundation
internal import Geometry
internal import Imaging

extension Drawing {
  /// Makes `paint` the source for an item that can touch the pixels of `bounds`; false when it
  /// paints nothing.
  mutating func setSource(_ paint: Paint, bounds: PixelRect) throws(RasterizationError) -> Bool {
    switch paint {
    case .color(var color):
      guard color.isFinite else { return false }
      color.opacity = min(max(color.opacity, 0), 1) * opacity
      setSource(pixel: color.premultipliedPixel)
      return color.opacity > 0
    case .linearGradient(let gradient):
      return try setSource(gradient, bounds: bounds)
    case .radialGradient(let gradient):
      return try setSource(gradient, bounds: bounds)
    case .angularGradient(let gradient):
      return try setSource(gradient, bounds: bounds)
    case .meshGradient(let mesh):
      let region = bounds.intersection(clipBounds)
      guard !region.isEmpty, let raster = MeshRaster(mesh, transform: transform, opacity: opacity)
      else { return false }
      let storage = try sourceStorage(region)
      raster.draw(into: storage.words, region)
      try setSource(storage, region)
      return true
    case .picture(let paint):
      let region = bounds.intersection(clipBounds)
      guard !region.isEmpty,
        let sampler = PictureSampler(paint, transform: transform, opacity: opacity)
      else { return false }
      let storage = try sourceStorage(region)
      sampler.draw(into: storage.words, region)
      try setSource(storage, region)
      return true
    }
  }

  /// Makes one premultiplied pixel value the source.
  ///
  /// Cairo multiplies by alpha and keeps the upper byte of 16 bits; multiples of 1/255 come out of
  /// that as the same bytes.
  private func setSource(pixel: UInt32) {
    let alpha = Double(pixel >> 24)
    func channel(_ shift: UInt32) -> Double {
      alpha == 0 ? 0 : Double(pixel >> shift & 255) / alpha
    }
    cairo_set_source_rgba(cairo, channel(16), channel(8), channel(0), alpha / 255)
  }

  /// Makes pixels computed for a region the source.
  private func setSource(_ storage: PixelStorage, _ region: PixelRect) throws(RasterizationError) {
    let surface = try CairoSurface(width: region.width, height: region.height, storage: storage)
    cairo_set_source_surface(cairo, surface.pointer, Double(region.minX), Double(region.minY))
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
  }

  /// Lets go of a gradient's surface, whose memory is used for the next one.
  func releaseSource(_ paint: Paint) {
    if case .color = paint { return }
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
  }

  /// Memory for the pixels of a region; what is in it is left from before.
  private mutating func sourceStorage(
    _ region: PixelRect
  ) throws(RasterizationError) -> PixelStorage {
    let pixelCount = region.width * region.height
    if let storage = gradientStorage, storage.pixelCount >= pixelCount { return storage }
    gradientStorage = nil
    guard let storage = PixelStorage(pixelCount: pixelCount) else {
      throw .outOfMemory(width: region.width, height: region.height)
    }
    gradientStorage = storage
    return storage
  }

  // MARK: - Linear

  /// Computes the gradient's pixels where the item can be seen and makes them the source.
  private mutating func setSource(
    _ gradient: LinearGradientPaint, bounds: PixelRect
  ) throws(RasterizationError) -> Bool {
    guard
      let ramp = GradientRamp(
        stops: gradient.stops, interpolation: gradient.interpolation, spread: gradient.spread,
        opacity: opacity)
    else { return false }
    let region = bounds.intersection(clipBounds)
    guard !region.isEmpty else { return false }

    // place = (p − start) · (end − start) / |end − start|², p being a pixel's centre taken back to
    // the item's coordinates; linear in the pixel's column and row.
    let (dx, dy) = (
      Double(gradient.end.x - gradient.start.x), Double(gradient.end.y - gradient.start.y)
    )
    let lengthSquared = dx * dx + dy * dy
    let inverse = transform.inverted()
    let perColumn = (Double(inverse.a) * dx + Double(inverse.b) * dy) / lengthSquared
    let perRow = (Double(inverse.c) * dx + Double(inverse.d) * dy) / lengthSquared
    let (originX, originY) = (
      Double(inverse.tx - gradient.start.x), Double(inverse.ty - gradient.start.y)
    )
    let origin = (originX * dx + originY * dy) / lengthSquared
    guard perColumn.isFinite, perRow.isFinite, origin.isFinite else {
      // A gradient without length: everything lies beyond its end.
      setSource(pixel: ramp.after)
      return transform.isFinite && dx.isFinite && dy.isFinite
    }

    let storage = try sourceStorage(region)
    for row in 0..<region.height {
      let words = storage.words + row * region.width
      if row > 0, perRow == 0 {
        words.update(from: storage.words, count: region.width)
        continue
      }
      let place =
        origin + (Double(region.minX) + 0.5) * perColumn
        + (Double(region.minY + row) + 0.5) * perRow
      ramp.fill(
        UnsafeMutableBufferPointer(start: words, count: region.width), place: place,
        step: perColumn)
    }
    try setSource(storage, region)
    return true
  }

  // MARK: - About a point

  /// Computes the gradient's pixels where the item can be seen and makes them the source.
  private mutating func setSource(
    _ gradient: RadialGradientPaint, bounds: PixelRect
  ) throws(RasterizationError) -> Bool {
    guard
      let ramp = GradientRamp(
        stops: gradient.stops, interpolation: gradient.interpolation, spread: gradient.spread,
        opacity: opacity)
    else { return false }
    let (start, end) = (gradient.startRadius, gradient.endRadius)
    let (width, height) = (Double(gradient.stretch.width), Double(gradient.stretch.height))
    guard start.isFinite, end.isFinite, width > 0, height > 0, width.isFinite, height.isFinite
    else {
      setSource(pixel: ramp.after)
      return start.isFinite && end.isFinite && width.isFinite && height.isFinite
    }
    let length = end - start
    return try setSource(ramp, about: gradient.center, bounds: bounds) { x, y in
      let (x, y) = (x / width, y / height)
      let beyond = (x * x + y * y).squareRoot() - start
      return length == 0 ? (beyond < 0 ? -.infinity : .infinity) : beyond / length
    }
  }

  /// Computes the gradient's pixels where the item can be seen and makes them the source.
  private mutating func setSource(
    _ gradient: AngularGradientPaint, bounds: PixelRect
  ) throws(RasterizationError) -> Bool {
    guard
      let ramp = GradientRamp(
        stops: gradient.stops, interpolation: gradient.interpolation, opacity: opacity)
    else { return false }
    let turn = 2 * Double.pi
    let (start, sweep) = (
      gradient.startAngle / turn, (gradient.endAngle - gradient.startAngle) / turn
    )
    guard start.isFinite, sweep.isFinite else { return false }
    // The turn that is seen: the last of a long sweep, else one with the sweep in its middle. Directions are counted
    // the way the sweep goes.
    let isForward = sweep >= 0
    let length = sweep.magnitude
    let first = length >= 1 ? length - 1 : (length - 1) / 2
    return try setSource(ramp, about: gradient.center, bounds: bounds) { x, y in
      let direction = TurnFraction.of(x: x, y: y)
      let gone = isForward ? direction - start : start - direction
      let seen = first + ((gone - first) - (gone - first).rounded(.down))
      return length == 0 ? (seen < 0 ? -.infinity : .infinity) : seen / length
    }
  }

  /// Computes pixels from the place of each, given where it lies from a point of the item's coordinates.
  private mutating func setSource(
    _ ramp: GradientRamp, about center: CGPoint, bounds: PixelRect,
    place: (_ x: Double, _ y: Double) -> Double
  ) throws(RasterizationError) -> Bool {
    let region = bounds.intersection(clipBounds)
    let inverse = transform.inverted()
    guard !region.isEmpty, inverse.isFinite, transform.determinant != 0, center.x.isFinite,
      center.y.isFinite
    else { return false }
    let storage = try sourceStorage(region)
    let (a, b) = (Double(inverse.a), Double(inverse.b))
    withUnsafeTemporaryAllocation(of: Double.self, capacity: region.width) { places in
      for row in 0..<region.height {
        let y = Double(region.minY + row) + 0.5
        let left = Double(region.minX) + 0.5
        let originX = Double(inverse.tx - center.x) + Double(inverse.c) * y + a * left
        let originY = Double(inverse.ty - center.y) + Double(inverse.d) * y + b * left
        for column in 0..<region.width {
          places[column] = place(originX + a * Double(column), originY + b * Double(column))
        }
        ramp.fill(
          UnsafeMutableBufferPointer(
            start: storage.words + row * region.width, count: region.width),
          places: UnsafeBufferPointer(places))
      }
    }
    try setSource(storage, region)
    return true
  }
}

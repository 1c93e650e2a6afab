internal import CCairo
internal import DrawingModel
internal import Foundation
internal import Geometry
internal import Imaging

extension VectorDrawing {
  /// How a paint can be drawn.
  enum Source {
    /// It paints nothing.
    case nothing
    /// It is the source, for any shape.
    case shapes
    /// It is the source, and holds a picture that covers the shape.
    case picture
    /// The formats do not have it.
    case onlyPixels
  }

  /// Colours that are put between two stops whose mixture the formats do not know.
  private static let steps = 24

  func setSource(_ color: PaintColor) {
    func limited(_ value: Double) -> Double { min(max(value, 0), 1) }
    cairo_set_source_rgba(
      cairo, limited(color.red), limited(color.green), limited(color.blue),
      limited(color.opacity) * opacity)
  }

  /// Makes a paint the source; `path` is what it must cover, nil for anything.
  mutating func setSource(_ paint: Paint, covering path: Path?) throws(RasterizationError) -> Source
  {
    switch paint {
    case .color(let color):
      guard color.isFinite, color.opacity > 0, opacity > 0 else { return .nothing }
      setSource(color)
      return .shapes
    case .linearGradient(let gradient): return setSource(gradient)
    case .radialGradient(let gradient): return setSource(gradient)
    case .angularGradient, .meshGradient: return .onlyPixels
    case .picture(let paint): return try setSource(paint, covering: path)
    }
  }

  // MARK: - Gradients

  private func setSource(_ gradient: LinearGradientPaint) -> Source {
    let stops = Stops(gradient.stops, gradient.interpolation, gradient.spread)
    guard let stops, transform.isFinite, transform.determinant != 0 else {
      return stops == nil ? .nothing : .onlyPixels
    }
    let (dx, dy) = (
      Double(gradient.end.x - gradient.start.x), Double(gradient.end.y - gradient.start.y)
    )
    guard dx * dx + dy * dy > 0, (dx * dx + dy * dy).isFinite else { return .onlyPixels }
    let (x, y) = (Double(gradient.start.x), Double(gradient.start.y))
    guard
      let pattern = cairo_pattern_create_linear(
        x + dx * stops.first, y + dy * stops.first, x + dx * stops.last, y + dy * stops.last)
    else { return .onlyPixels }
    return setSource(pattern, stops, gradient.spread, transform)
  }

  private func setSource(_ gradient: RadialGradientPaint) -> Source {
    let stops = Stops(gradient.stops, gradient.interpolation, gradient.spread)
    guard let stops, transform.isFinite, transform.determinant != 0 else {
      return stops == nil ? .nothing : .onlyPixels
    }
    let length = gradient.endRadius - gradient.startRadius
    let (inner, outer) = (
      gradient.startRadius + length * stops.first, gradient.startRadius + length * stops.last
    )
    let (width, height) = (gradient.stretch.width, gradient.stretch.height)
    guard inner >= 0, outer > inner, outer.isFinite, width > 0, height > 0, width.isFinite,
      height.isFinite,
      let pattern = cairo_pattern_create_radial(0, 0, inner, 0, 0, outer)
    else { return .onlyPixels }
    let place = CGAffineTransform(
      a: width, b: 0, c: 0, d: height, tx: gradient.center.x, ty: gradient.center.y)
    return setSource(pattern, stops, gradient.spread, place.concatenating(transform))
  }

  /// Makes a pattern the source, in the coordinates of a transform.
  private func setSource(
    _ pattern: OpaquePointer, _ stops: Stops, _ spread: GradientSpread, _ place: CGAffineTransform
  ) -> Source {
    for stop in stops.list {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.opacity * opacity)
    }
    let extend =
      switch spread {
      case .pad: CAIRO_EXTEND_PAD
      case .repeats: CAIRO_EXTEND_REPEAT
      case .mirrors: CAIRO_EXTEND_REFLECT
      }
    cairo_pattern_set_extend(pattern, extend)
    context.setMatrix(place)
    cairo_set_source(cairo, pattern)
    cairo_identity_matrix(cairo)
    cairo_pattern_destroy(pattern)
    return .shapes
  }

  /// A gradient's stops with places from 0 to 1, and where those lie on the gradient.
  private struct Stops {
    var list: [GradientStop] = []
    var first = 0.0
    var last = 1.0

    /// Nil where there is no colour.
    init?(_ stops: [GradientStop], _ space: GradientInterpolation, _ spread: GradientSpread) {
      var ordered: [GradientStop] = []
      for var stop in stops where stop.color.isFinite && !stop.location.isNaN {
        stop.location = min(max(stop.location, ordered.last?.location ?? -1e6), 1e6)
        ordered.append(stop)
      }
      guard let start = ordered.first, let end = ordered.last else { return nil }
      if spread == .pad {
        (first, last) = (min(0, start.location), max(1, end.location))
      }
      add(start.color, min(max(start.location, first), first))
      for (from, to) in zip(ordered, ordered.dropFirst()) {
        add(from.color, from.location)
        let isPlain =
          from.color == to.color
          || space == .encodedSRGB && from.color.opacity == to.color.opacity
        guard !isPlain, to.location > from.location else { continue }
        let (c0, c1) = (
          BlendingColor(from.color, in: space), BlendingColor(to.color, in: space)
        )
        for step in 1..<VectorDrawing.steps {
          let t = Double(step) / Double(VectorDrawing.steps)
          var color = (c0 * (1 - t) + c1 * t).color(in: space)
          // Where nothing is seen the colour is that of the side that is.
          if color.opacity <= 0 { color = from.color.opacity > 0 ? from.color : to.color }
          add(color, from.location + (to.location - from.location) * t)
        }
      }
      add(end.color, end.location)
      add(end.color, last)
    }

    private mutating func add(_ color: PaintColor, _ location: Double) {
      func limited(_ value: Double) -> Double { min(max(value, 0), 1) }
      let place = limited((location - first) / (last - first))
      list.append(
        GradientStop(
          color: PaintColor(
            red: limited(color.red), green: limited(color.green), blue: limited(color.blue),
            opacity: limited(color.opacity)), location: place))
    }
  }

  // MARK: - Pictures

  private mutating func setSource(
    _ paint: PicturePaint, covering path: Path?
  ) throws(RasterizationError) -> Source {
    let place = paint.transform.concatenating(transform)
    let (picture, part) = (paint.picture, paint.part)
    guard let path, place.isFinite, place.determinant.magnitude > 1e-12, part.width > 0,
      part.height > 0, part.x >= 0, part.y >= 0, part.x + part.width <= picture.width,
      part.y + part.height <= picture.height
    else { return .onlyPixels }
    guard opacity > 0 else { return .nothing }
    // Beyond the part its edge goes on, which readers of the formats do not do; nor do all repeat in the same way.
    let bounds = path.boundingRect.applying(transform).applying(place.inverted())
    let slack: CGFloat = 1e-3
    let covers =
      bounds.minX >= -slack && bounds.minY >= -slack
      && bounds.maxX <= CGFloat(part.width) + slack && bounds.maxY <= CGFloat(part.height) + slack
    guard covers, !paint.repeats, bounds.width > 0, bounds.height > 0 else { return .onlyPixels }
    guard let storage = PixelStorage(pixelCount: part.width * part.height) else {
      throw .outOfMemory(width: part.width, height: part.height)
    }
    for row in 0..<part.height {
      let first = (part.y + row) * picture.width + part.x
      for column in 0..<part.width {
        storage.words[row * part.width + column] = picture.pixels[first + column]
      }
    }
    let surface = try CairoSurface(width: part.width, height: part.height, storage: storage)
    kept.append(EmbeddedPicture(surface, storage))
    context.setMatrix(place)
    cairo_set_source_surface(cairo, surface.pointer, 0, 0)
    cairo_pattern_set_filter(
      cairo_get_source(cairo),
      paint.sampling == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    cairo_identity_matrix(cairo)
    return .picture
  }
}

internal import DrawingModel

/// A gradient's colours as premultiplied pixels, in one table per pair of stops.
///
/// Tables have four entries for each level by which the stops' colours differ, so the entry nearest
/// to a place differs from the exact colour by less than one level of 255 beyond rounding (a ramp
/// in Oklab is at most a few times steeper than its mean). Stops themselves are exact, and where
/// two stops share a place the colour changes exactly there.
struct GradientRamp {
  /// Colours between two places.
  struct Interval {
    var start: Double
    var end: Double
    /// Entries per unit of place.
    var density: Double
    var pixels: [UInt32]

    /// Whether `place` belongs to the interval; its end belongs to the next one.
    func contains(_ place: Double) -> Bool {
      place >= start && place < end
    }

    /// Fills a row whose pixels all belong to the interval.
    func fill(_ row: UnsafeMutableBufferPointer<UInt32>, place: Double, step: Double) {
      // Adding 2^52 rounds to a whole number that then stands in the lowest bits, which is much
      // quicker than a checked conversion.
      let shift = 0x1p52
      let (first, perPixel) = ((place - start) * density, step * density)
      let last = pixels.count - 1
      pixels.withUnsafeBufferPointer { pixels in
        for index in 0..<row.count {
          let entry = (first + Double(index) * perPixel + shift).bitPattern & 0xFFFF_FFFF
          row[index] = pixels[min(Int(truncatingIfNeeded: entry), last)]
        }
      }
    }
  }

  /// Intervals of rising places, without gaps; none when all stops share one place.
  private var intervals: [Interval] = []
  /// Place of the first stop.
  private let start: Double
  /// Pixel before the first stop.
  let before: UInt32
  /// Pixel after the last stop.
  let after: UInt32

  /// The tables for stops whose opacities are multiplied by `opacity`; nil without usable stops.
  init?(
    stops: [GradientStop], interpolation: LinearGradientPaint.Interpolation, opacity: Double
  ) {
    var last = -Double.infinity
    var ordered: [GradientStop] = []
    for var stop in stops where stop.color.isFinite && !stop.location.isNaN {
      stop.location = min(max(stop.location, last, -1e9), 1e9)
      stop.color.opacity = min(max(stop.color.opacity, 0), 1) * opacity
      last = stop.location
      ordered.append(stop)
    }
    guard let first = ordered.first, let final = ordered.last else { return nil }
    start = first.location
    before = first.color.premultipliedPixel
    after = final.color.premultipliedPixel
    for (from, to) in zip(ordered, ordered.dropFirst()) where to.location > from.location {
      intervals.append(Self.interval(from, to, interpolation))
    }
  }

  private static func interval(
    _ from: GradientStop, _ to: GradientStop, _ interpolation: LinearGradientPaint.Interpolation
  ) -> Interval {
    let (c0, c1) = (from.color, to.color)
    let difference =
      [
        c0.red - c1.red, c0.green - c1.green, c0.blue - c1.blue, c0.opacity - c1.opacity,
      ].map(\.magnitude).max() ?? 0
    let steps = difference == 0 ? 1 : min(max(Int(min(difference, 4) * 255 * 4), 16), 4096)
    // The four numbers that change linearly: components multiplied by opacity, and opacity.
    let (start, end): (OklabColor, OklabColor)
    switch interpolation {
    case .oklab:
      (start, end) = (OklabColor(c0), OklabColor(c1))
    case .encodedSRGB:
      start = OklabColor(lightness: c0.red, a: c0.green, b: c0.blue, opacity: c0.opacity)
      end = OklabColor(lightness: c1.red, a: c1.green, b: c1.blue, opacity: c1.opacity)
    }
    let pixels = (0...steps).map { step -> UInt32 in
      if step == 0 { return c0.premultipliedPixel }
      if step == steps { return c1.premultipliedPixel }
      let t = Double(step) / Double(steps)
      let (weight0, weight1) = ((1 - t) * start.opacity, t * end.opacity)
      let opacity = weight0 + weight1
      guard opacity > 0 else { return 0 }
      func mix(_ component: KeyPath<OklabColor, Double>) -> Double {
        (start[keyPath: component] * weight0 + end[keyPath: component] * weight1) / opacity
      }
      let mixed = OklabColor(
        lightness: mix(\.lightness), a: mix(\.a), b: mix(\.b), opacity: opacity)
      switch interpolation {
      case .oklab:
        return mixed.encoded.premultipliedPixel
      case .encodedSRGB:
        return PaintColor(
          red: mixed.lightness, green: mixed.a, blue: mixed.b, opacity: opacity
        ).premultipliedPixel
      }
    }
    return Interval(
      start: from.location, end: to.location,
      density: Double(steps) / (to.location - from.location), pixels: pixels)
  }

  /// Fills a row: pixel `i` gets the colour at `place + i · step`; both must be finite.
  func fill(_ row: UnsafeMutableBufferPointer<UInt32>, place: Double, step: Double) {
    if step == 0 {
      row.update(repeating: pixel(at: place))
      return
    }
    var index = 0
    while index < row.count {
      let here = place + Double(index) * step
      guard here >= start, let interval = intervals.first(where: { here < $0.end }) else {
        row[index] = here < start ? before : after
        index += 1
        continue
      }
      // Pixels before the interval's end, or before its start where places fall.
      let edge = step > 0 ? interval.end : interval.start
      let distance = min(((edge - here) / step).rounded(.down) + 1, Double(row.count - index))
      var end = index + max(1, Int(distance))
      while end > index + 1, !interval.contains(place + Double(end - 1) * step) { end -= 1 }
      interval.fill(UnsafeMutableBufferPointer(rebasing: row[index..<end]), place: here, step: step)
      index = end
    }
  }

  /// The pixel at one place.
  func pixel(at place: Double) -> UInt32 {
    if place < start { return before }
    guard let interval = intervals.first(where: { place < $0.end }) else { return after }
    return interval.pixels[Int((place - interval.start) * interval.density + 0.5)]
  }
}

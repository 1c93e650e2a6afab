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
    /// Where its entries begin among all.
    var first: Int
    /// Index of its last entry, counted from its first.
    var last: Int

    /// Whether `place` belongs to the interval; its end belongs to the next one.
    func contains(_ place: Double) -> Bool {
      place >= start && place < end
    }
  }

  /// Intervals of rising places, without gaps; none when all stops share one place.
  private var intervals: [Interval] = []
  /// The entries of all intervals.
  private(set) var pixels: [UInt32] = []
  private let spread: GradientSpread
  /// Place of the first stop.
  private let start: Double
  /// Pixel before the first stop.
  let before: UInt32
  /// Pixel after the last stop.
  let after: UInt32

  /// The tables for stops whose opacities are multiplied by `opacity`; nil without usable stops.
  init?(
    stops: [GradientStop], interpolation: GradientInterpolation, spread: GradientSpread = .pad,
    opacity: Double
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
    self.spread = spread
    start = first.location
    before = first.color.premultipliedPixel
    after = final.color.premultipliedPixel
    for (from, to) in zip(ordered, ordered.dropFirst()) where to.location > from.location {
      let entries = Self.entries(from.color, to.color, interpolation)
      intervals.append(
        Interval(
          start: from.location, end: to.location,
          density: Double(entries.count - 1) / (to.location - from.location),
          first: pixels.count, last: entries.count - 1))
      pixels += entries
    }
  }

  /// Pixels at equal distances from one colour to another, both ends included.
  private static func entries(
    _ c0: PaintColor, _ c1: PaintColor, _ interpolation: GradientInterpolation
  ) -> [UInt32] {
    let difference =
      [
        c0.red - c1.red, c0.green - c1.green, c0.blue - c1.blue, c0.opacity - c1.opacity,
      ].map(\.magnitude).max() ?? 0
    let steps = difference == 0 ? 1 : min(max(Int(min(difference, 4) * 255 * 4), 16), 4096)
    let start = BlendingColor(c0, in: interpolation)
    let end = BlendingColor(c1, in: interpolation)
    return (0...steps).map { step -> UInt32 in
      if step == 0 { return c0.premultipliedPixel }
      if step == steps { return c1.premultipliedPixel }
      let t = Double(step) / Double(steps)
      return (start * (1 - t) + end * t).color(in: interpolation).premultipliedPixel
    }
  }

  // MARK: - Pixels

  /// Fills a row: pixel `i` gets the colour at `place + i · step`; both must be finite.
  func fill(_ row: UnsafeMutableBufferPointer<UInt32>, place: Double, step: Double) {
    if step == 0 {
      row.update(repeating: pixel(at: place))
      return
    }
    guard spread == .pad else {
      for index in row.indices { row[index] = pixel(at: place + Double(index) * step) }
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
      fill(
        UnsafeMutableBufferPointer(rebasing: row[index..<end]), in: interval, place: here,
        step: step)
      index = end
    }
  }

  /// Fills a row whose pixels all belong to one interval.
  private func fill(
    _ row: UnsafeMutableBufferPointer<UInt32>, in interval: Interval, place: Double, step: Double
  ) {
    // Adding 2^52 rounds to a whole number that then stands in the lowest bits, which is much
    // quicker than a checked conversion.
    let shift = 0x1p52
    let (first, perPixel) = (
      (place - interval.start) * interval.density, step * interval.density
    )
    pixels.withUnsafeBufferPointer { pixels in
      for index in 0..<row.count {
        let entry = (first + Double(index) * perPixel + shift).bitPattern & 0xFFFF_FFFF
        row[index] = pixels[interval.first + min(Int(truncatingIfNeeded: entry), interval.last)]
      }
    }
  }

  /// Fills a row from the place of each pixel; a place that is no number lies beyond the end.
  func fill(_ row: UnsafeMutableBufferPointer<UInt32>, places: UnsafeBufferPointer<Double>) {
    pixels.withUnsafeBufferPointer { pixels in
      intervals.withUnsafeBufferPointer { intervals in
        // Neighbours mostly share an interval.
        var known = 0
        for index in 0..<row.count {
          let place = folded(places[index])
          if place < start {
            row[index] = before
            continue
          }
          if known == intervals.count || !intervals[known].contains(place) {
            known = intervals.firstIndex { place < $0.end } ?? intervals.count
          }
          if known == intervals.count {
            row[index] = after
          } else {
            let interval = intervals[known]
            let entry = Int((place - interval.start) * interval.density + 0.5)
            row[index] = pixels[interval.first + min(entry, interval.last)]
          }
        }
      }
    }
  }

  /// The pixel at one place.
  func pixel(at place: Double) -> UInt32 {
    let place = folded(place)
    if place < start { return before }
    guard let interval = intervals.first(where: { place < $0.end }) else { return after }
    let entry = Int((place - interval.start) * interval.density + 0.5)
    return pixels[interval.first + min(entry, interval.last)]
  }

  /// The place from 0 to 1 that shows at a place, where the gradient repeats.
  private func folded(_ place: Double) -> Double {
    switch spread {
    case .pad: return place
    case .repeats: return place - place.rounded(.down)
    case .mirrors:
      let turn = place - 2 * (place / 2).rounded(.down)
      return turn > 1 ? 2 - turn : turn
    }
  }
}

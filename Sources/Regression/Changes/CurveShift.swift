/// Finds out by how much later a curve runs than another, also where that is no whole number of
/// frames.
enum CurveShift {
  /// A curve at moments in order; nil where there is no number.
  struct Samples {
    var seconds: [Double]
    var values: [Double?]
  }

  /// No shift longer than this is looked for, in seconds.
  private static let reach = 2.0

  /// By how much one curve is later than another.
  ///
  /// - Parameters:
  ///   - expected: One curve.
  ///   - actual: The other one, at the same moments.
  ///   - first: The index from which on they differ.
  ///   - tolerance: What rounding may do to a number.
  /// - Returns: Seconds; nil where it is another curve, or where hardly anything moves.
  static func seconds(
    _ expected: Samples, _ actual: Samples, from first: Int, tolerance: Double
  ) -> Double? {
    let fastest = (max(first, 1)..<max(first, 1, actual.values.count)).compactMap {
      index -> (index: Int, step: Double)? in
      guard let a = actual.values[index - 1], let b = actual.values[index] else { return nil }
      return (index, (b - a).magnitude)
    }.max { $0.step < $1.step }
    guard let fastest, fastest.step > 20 * tolerance,
      let value = actual.values[fastest.index], isVaried(actual, from: first, tolerance)
    else { return nil }
    let time = actual.seconds[fastest.index]
    let candidates = crossings(of: value, in: expected, around: time).map { time - $0 }
      .filter { $0.magnitude > 0.0005 }.sorted { $0.magnitude < $1.magnitude }
    return candidates.first { isConfirmed(expected, actual, from: first, tolerance, by: $0) }
  }

  /// Whether enough different numbers follow that a likeness is no accident.
  private static func isVaried(
    _ samples: Samples, from first: Int, _ tolerance: Double
  ) -> Bool {
    var count = 0
    for index in max(first, 1)..<max(first, 1, samples.values.count) {
      guard let a = samples.values[index - 1], let b = samples.values[index] else { continue }
      if (a - b).magnitude > 4 * tolerance { count += 1 }
      if count >= 4 { return true }
    }
    return false
  }

  /// Moments near another at which a curve has a value.
  private static func crossings(
    of value: Double, in samples: Samples, around time: Double
  ) -> [Double] {
    var result: [Double] = []
    for index in 1..<max(1, samples.values.count) {
      let (start, end) = (samples.seconds[index - 1], samples.seconds[index])
      guard end >= time - reach, start <= time + reach, let a = samples.values[index - 1],
        let b = samples.values[index], a != b, min(a, b) <= value, value <= max(a, b)
      else { continue }
      // Bisection on the smooth curve through the neighbours, which is steeper or flatter there.
      var (low, high) = (0.0, 1.0)
      for _ in 0..<40 {
        let middle = (low + high) / 2
        let there = smooth(samples, index, middle)
        if (there < value) == (a < b) { low = middle } else { high = middle }
      }
      result.append(start + (low + high) / 2 * (end - start))
    }
    return result
  }

  /// The curve between two samples, with the slopes that the samples beside them suggest.
  private static func smooth(_ samples: Samples, _ index: Int, _ share: Double) -> Double {
    guard let a = samples.values[index - 1], let b = samples.values[index] else { return .nan }
    let before = index >= 2 ? samples.values[index - 2] : nil
    let behind = index + 1 < samples.values.count ? samples.values[index + 1] : nil
    // Where it begins or ends to move there is a kink, so the slope is that of the step itself.
    let leading = before.flatMap { $0 == a ? nil : (b - $0) / 2 } ?? (b - a)
    let trailing = behind.flatMap { $0 == b ? nil : ($0 - a) / 2 } ?? (b - a)
    let (t, u) = (share, 1 - share)
    return (1 + 2 * t) * u * u * a + t * u * u * leading + t * t * (3 - 2 * t) * b
      - t * t * u * trailing
  }

  /// The value of a curve at any moment; nil outside and where it has none.
  private static func value(_ samples: Samples, at time: Double, near hint: inout Int) -> Double? {
    while hint > 1, samples.seconds[hint - 1] > time { hint -= 1 }
    while hint < samples.seconds.count - 1, samples.seconds[hint] < time { hint += 1 }
    guard hint < samples.seconds.count, samples.seconds[hint - 1] <= time + 1e-9,
      time <= samples.seconds[hint] + 1e-9
    else { return nil }
    guard samples.values[hint - 1] != nil, samples.values[hint] != nil else { return nil }
    let span = samples.seconds[hint] - samples.seconds[hint - 1]
    return smooth(samples, hint, max(0, min(1, (time - samples.seconds[hint - 1]) / span)))
  }

  private static func isConfirmed(
    _ expected: Samples, _ actual: Samples, from first: Int, _ tolerance: Double, by shift: Double
  ) -> Bool {
    let known = (actual.values + expected.values).compactMap { $0 }
    guard let low = known.min(), let high = known.max(), expected.seconds.count > 1 else {
      return false
    }
    // A smooth curve through samples is off by some thousandths of the way; at a kink by more.
    let allowed = 3 * tolerance + (high - low) * 0.004
    let kink = 3 * tolerance + (high - low) * 0.08
    var (good, count, hint) = (0, 0, 1)
    for index in first..<actual.values.count {
      guard let value = actual.values[index],
        let there = Self.value(expected, at: actual.seconds[index] - shift, near: &hint)
      else { continue }
      let error = (value - there).magnitude
      if error > kink { return false }
      count += 1
      if error <= allowed { good += 1 }
    }
    return count >= 5 && good * 10 >= count * 9
  }
}

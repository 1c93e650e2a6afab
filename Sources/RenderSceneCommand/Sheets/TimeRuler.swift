import VirtualTime

/// A stretch of time laid out from left to right.
struct TimeRuler: Sendable {
  var start: VirtualInstant
  var end: VirtualInstant
  /// Where the start lies, in points.
  var left: Double
  /// Where the end lies.
  var right: Double

  private static let leastDistance = 52.0

  /// Where an instant lies.
  func x(_ instant: VirtualInstant) -> Double {
    guard end > start else { return left }
    let share = Double(instant.ticks - start.ticks) / Double(end.ticks - start.ticks)
    return left + share * (right - left)
  }

  /// Whole steps of time with what stands at each.
  var marks: [(x: Double, text: String)] {
    let span = end.ticks - start.ticks
    guard span > 0 else { return [(left, MomentText.seconds(start))] }
    let (step, decimals) = step
    let first = (start.ticks + step - 1) / step
    return (first...max(first, end.ticks / step)).compactMap { number in
      let instant = VirtualInstant(ticks: number * step)
      guard instant <= end else { return nil }
      return (x(instant), MomentText.seconds(instant, decimals: decimals))
    }
  }

  /// The least round step whose marks are far enough apart, and the decimals it is written with.
  private var step: (ticks: Int64, decimals: Int) {
    let most = max(1, (right - left) / Self.leastDistance)
    let span = Double(end.ticks - start.ticks)
    let perMillisecond = VirtualInstant.ticksPerSecond / 1000
    var decade: Int64 = 1
    while true {
      for factor: Int64 in [1, 2, 5] {
        let milliseconds = decade * factor
        if span / Double(milliseconds * perMillisecond) <= most {
          let decimals =
            milliseconds % 1000 == 0
            ? 0 : milliseconds % 100 == 0 ? 1 : milliseconds % 10 == 0 ? 2 : 3
          return (milliseconds * perMillisecond, decimals)
        }
      }
      decade *= 10
    }
  }
}

import Foundation

/// Text that says something else as time passes.
enum DatedText: Hashable, Sendable {
  case style(Date, Text.DateStyle)
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)

  /// The time from which seconds are counted; nil where the text stays.
  var reference: Date? {
    switch self {
    case .style(let date, let style): style.isRunning ? date : nil
    case .timer(let range, _, let countsDown, _): countsDown ? range.upperBound : range.lowerBound
    }
  }

  /// When the text stops changing; nil for never.
  var end: Date? {
    switch self {
    case .style: nil
    case .timer(let range, let pause, _, _): min(range.upperBound, pause ?? range.upperBound)
    }
  }

  /// What it says at a time.
  func string(at now: Date) -> String {
    switch self {
    case .style(let date, let style): return style.string(for: date, at: now)
    case .timer(let range, let pause, let countsDown, let showsHours):
      let moment = min(max(pause.map { min(now, $0) } ?? now, range.lowerBound), range.upperBound)
      let length =
        countsDown
        ? range.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(range.lowerBound)
      // A count to zero shows zero only when nothing is left.
      let seconds = countsDown ? -Self.whole(-length) : Self.whole(length)
      return Self.clock(seconds, showsHours: showsHours)
    }
  }

  /// The whole seconds in a length, rounded down; dates are not exact to the last digit.
  static func whole(_ length: TimeInterval) -> Int {
    let seconds = (length + 1e-4).rounded(.down)
    return seconds.magnitude < 1e15 ? Int(seconds) : 0
  }

  /// A length as a clock shows it.
  static func clock(_ seconds: Int, showsHours: Bool) -> String {
    let seconds = seconds.magnitude
    func two(_ number: UInt) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (minutes, rest) = (seconds / 60, seconds % 60)
    guard showsHours, minutes >= 60 else { return "\(minutes):\(two(rest))" }
    return "\(minutes / 60):\(two(minutes % 60)):\(two(rest))"
  }
}

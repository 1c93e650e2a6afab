import Foundation

/// The place in a schedule: the latest date that has come, and the next.
struct ScheduleCursor {
  /// The latest date of the schedule that has come, else the date at which it was first looked at.
  private(set) var current: Date
  private(set) var next: Date?
  /// Nil where dates follow time without steps.
  private var pull: (() -> Date?)?

  /// Starts `schedule` at a date.
  init<S: TimelineSchedule>(_ schedule: S, at start: Date) {
    current = start
    if let animation = schedule as? AnimationTimelineSchedule, animation.isContinuous { return }
    var entries = schedule.entries(from: start, mode: .normal).makeIterator()
    pull = { entries.next() }
    next = entries.next()
    advance(to: start)
  }

  /// Whether every moment has a date of its own.
  var isContinuous: Bool { pull == nil }

  /// Dates of a schedule that are passed over in one go; more of them mean that it never gets anywhere.
  private static let skipLimit = 1_000_000

  mutating func advance(to now: Date) {
    guard let pull else {
      current = now
      return
    }
    for _ in 0..<Self.skipLimit {
      guard let date = next, date <= now else { return }
      current = date
      next = pull()
    }
    next = nil
  }
}

public import Foundation

/// The moments at which a timeline view shows something new.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The schedule's dates in ascending order; the first may lie before `startDate`, to be shown from there on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may ask for updates.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  case lowFrequency
}

/// Dates of a grid: `origin`, `origin + step`, and so on from an index.
struct DateGrid: Sequence, IteratorProtocol {
  let origin: Date
  let step: TimeInterval
  var index: Double

  /// The grid from the last point that is not after `start`; a step that leads nowhere gives one point.
  init(origin: Date, step: TimeInterval, from start: Date) {
    self.origin = origin
    self.step = step
    index = step > 0 ? (start.timeIntervalSince(origin) / step).rounded(.down) : 0
    // A division that came out just below a whole number.
    if step > 0, point(index + 1) <= start { index += 1 }
  }

  private func point(_ index: Double) -> Date { origin.addingTimeInterval(index * step) }

  mutating func next() -> Date? {
    guard index.isFinite else { return nil }
    defer { index = step > 0 ? index + 1 : .infinity }
    return point(index)
  }
}

/// At a fixed interval from a date on.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let startDate: Date
  let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var grid: DateGrid
    public mutating func next() -> Date? { grid.next() }
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(grid: DateGrid(origin: self.startDate, step: interval, from: startDate))
  }
}

/// At the beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var grid: DateGrid
    public mutating func next() -> Date? { grid.next() }
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let origin = Date(timeIntervalSinceReferenceDate: 0)
    return Entries(grid: DateGrid(origin: origin, step: 60, from: startDate))
  }
}

/// At given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// At every frame, or at most once in an interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: Double?
  let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// Whether dates follow time without steps.
  var isContinuous: Bool { !isPaused && !((minimumInterval ?? 0) > 0) }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var grid: DateGrid
    public mutating func next() -> Date? { grid.next() }
  }

  /// Without an interval of its own it is listed at the rate of a display, 120 a second.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let step = isContinuous ? 1.0 / 120 : minimumInterval ?? 0
    return Entries(grid: DateGrid(origin: start, step: isPaused ? 0 : step, from: start))
  }
}

extension DateGrid: Sendable {}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

public import Foundation

extension Text {
  /// How text shows a date.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// How far away the date is, in its two largest units.
    public static let relative = DateStyle(kind: .relative)
    /// How far away the date is and to which side, in its largest unit.
    public static let offset = DateStyle(kind: .offset)
    /// How far away the date is, as a clock counts.
    public static let timer = DateStyle(kind: .timer)

    /// Whether it changes as time passes.
    var isRunning: Bool { kind != .time && kind != .date }
  }

  private init(_ dated: DatedText) {
    var run = Run(string: "")
    run.dated = dated
    self.init(runs: [run])
  }

  /// A date, or how far away it is; the latter changes as time passes.
  public init(_ date: Date, style: DateStyle) { self.init(.style(date, style)) }

  /// Two times of day or days with what lies between them.
  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: DateStyle.interval(dates.lowerBound, dates.upperBound))
  }

  /// Two times of day or days with what lies between them.
  public init(_ interval: DateInterval) {
    self.init(verbatim: DateStyle.interval(interval.start, interval.end))
  }

  /// A clock that counts the seconds of an interval, down or up.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  /// Whether it says something else as time passes.
  var isDated: Bool { runs.contains { $0.dated != nil } }

  /// The text as it is at a time.
  func resolved(at now: Date) -> Text {
    changed { run in
      guard let dated = run.dated else { return }
      run.string = dated.string(at: now)
      run.dated = nil
    }
  }
}

extension Text.DateStyle {
  /// What is shown for a date at a time, in American English and universal time.
  func string(for date: Date, at now: Date) -> String {
    let length = date.timeIntervalSince(now)
    switch kind {
    case .time: return Self.format(date: .omitted, time: .shortened).format(date)
    case .date: return Self.format(date: .long, time: .omitted).format(date)
    case .timer: return DatedText.clock(Self.seconds(to: length), showsHours: true)
    case .relative: return Self.relative(Self.seconds(to: length))
    case .offset:
      let seconds = Self.seconds(to: length)
      let (count, unit) = Self.parts(of: seconds)[0]
      return "\(length > 0 ? "+" : "-")\(count) \(unit.name)\(count == 1 ? "" : "s")"
    }
  }

  static func interval(_ start: Date, _ end: Date) -> String {
    let calendar = self.calendar
    let isOneDay = calendar.isDate(start, inSameDayAs: end)
    let format =
      isOneDay
      ? format(date: .omitted, time: .shortened) : format(date: .abbreviated, time: .omitted)
    return "\(format.format(start)) \u{2013} \(format.format(end))"
  }

  /// Whole seconds of a length: those that are left, or those that have passed.
  private static func seconds(to length: TimeInterval) -> Int {
    length > 0 ? -DatedText.whole(-length) : DatedText.whole(-length)
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private static func format(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: Locale(identifier: "en_US"), calendar: calendar,
      timeZone: .gmt)
  }

  private typealias Unit = (name: String, short: String, seconds: Int)

  private static let units: [Unit] = [
    ("year", "yr", 31_557_600), ("month", "mo", 2_629_800), ("day", "day", 86400),
    ("hour", "hr", 3600), ("minute", "min", 60), ("second", "sec", 1),
  ]

  /// A length in its largest unit and the one after it.
  private static func parts(of seconds: Int) -> [(count: Int, unit: Unit)] {
    let first = units.firstIndex { seconds >= $0.seconds } ?? units.count - 1
    let count = seconds / units[first].seconds
    var parts = [(count, units[first])]
    if first + 1 < units.count {
      let rest = (seconds - count * units[first].seconds) / units[first + 1].seconds
      if rest > 0 { parts.append((rest, units[first + 1])) }
    }
    return parts
  }

  private static func relative(_ seconds: Int) -> String {
    parts(of: seconds).map { count, unit in
      "\(count) \(unit.short)\(unit.short == "day" && count != 1 ? "s" : "")"
    }.joined(separator: ", ")
  }
}

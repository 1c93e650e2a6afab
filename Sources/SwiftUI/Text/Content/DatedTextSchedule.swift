import Foundation

/// The moments at which a text changes: each whole second from or to what it counts, until all of it has passed.
struct DatedTextSchedule: TimelineSchedule, Equatable {
  private let counts: [DatedText]

  init(_ text: Text) { counts = text.runs.compactMap(\.dated) }

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(counts: counts.filter { $0.reference != nil }, start: startDate)
  }

  /// Ascending dates, the first where counting is looked at first.
  struct Entries: Sequence, IteratorProtocol {
    let counts: [DatedText]
    let start: Date
    private var last: Date?

    init(counts: [DatedText], start: Date) {
      self.counts = counts
      self.start = start
    }

    mutating func next() -> Date? {
      guard let last else {
        self.last = start
        return start
      }
      var soonest: Date?
      for count in counts {
        guard let reference = count.reference else { continue }
        // A little more than nothing, so that a date that is not exact is not taken twice.
        let passed = (last.timeIntervalSince(reference) + 1e-3).rounded(.down)
        let date = reference.addingTimeInterval(passed + 1)
        if let end = count.end, date > end.addingTimeInterval(1e-3) { continue }
        soonest = soonest.map { $0 < date ? $0 : date } ?? date
      }
      self.last = soonest ?? last
      return soonest
    }
  }
}

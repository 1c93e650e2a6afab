import VirtualTime

/// Events above a time axis, their words in rows so that none lies over another or over a stem.
struct EventLanes: Sendable {
  /// An event in its row.
  struct Place: Sendable {
    var event: FilmEvent
    var x: Double
    /// The row, 0 next to the axis.
    var lane: Int
    /// Room for its words.
    var width: Double
  }

  private(set) var places: [Place] = []
  /// Rows that are used.
  private(set) var count = 0

  /// Points from a stem to its words.
  static let indent = 8.0
  /// Points between words and what follows in their row.
  private static let distance = 10.0
  private static let mostLanes = 8

  /// Puts events in rows.
  ///
  /// Words stand to the right of their stem. Each event lies above all later ones whose stems its
  /// words would cross, so the last is placed first.
  ///
  /// - Parameters:
  ///   - events: In order of time.
  ///   - ruler: Where instants lie.
  ///   - edge: Where words end at the latest.
  ///   - widths: The length of each event's words.
  init(_ events: [FilmEvent], ruler: TimeRuler, edge: Double, widths: [Double]) {
    for index in events.indices.reversed() {
      let x = ruler.x(events[index].instant)
      var width = min(widths[index], edge - x - Self.indent)
      var lane = 0
      for other in places where other.x < x + Self.indent + width + Self.distance {
        lane = max(lane, other.lane + 1)
      }
      if lane >= Self.mostLanes {
        // No room for its words: a mark in the lowest row.
        (lane, width) = (0, 0)
      }
      places.append(Place(event: events[index], x: x, lane: lane, width: max(0, width)))
      count = max(count, lane + 1)
    }
    places.reverse()
  }
}

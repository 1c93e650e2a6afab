/// Finds stretches of one sequence in another, some places earlier or later.
///
/// Tries each offset up to a limit, and those at which pictures lie that each side has once; so it
/// takes time and memory in proportion to the number of frames. What is alike over a few pictures
/// that differ from one another is no accident; a picture that is held proves nothing.
struct ShiftSearch {
  /// A stretch of the expected sequence that lies `offset` places later in the actual one.
  struct Stretch: Equatable {
    var offset: Int
    var start: Int
    var end: Int
  }

  /// Offsets up to this one are tried whether or not pictures suggest them.
  private static let band = 150
  /// How many of the offsets that pictures suggest are tried.
  private static let suggestions = 32
  /// How many different pictures a stretch must hold.
  private static let variety = 4

  /// What is shown at each place; nil where there is no frame.
  let expected: [Int?]
  let actual: [Int?]

  /// Stretches in order, from the first place on; empty where none but the undisturbed beginning
  /// is found.
  func stretches() -> [Stretch] {
    let count = expected.count
    guard let divergence = expected.indices.first(where: { expected[$0] != actual[$0] }) else {
      return []
    }
    let found = offsets.flatMap { runs(at: $0) }
    var current = Stretch(offset: 0, start: 0, end: divergence)
    var result = [current]
    while current.end < count {
      let candidates = found.compactMap { run -> (Stretch, Int)? in
        var rest = run
        rest.start = max(run.start, current.end, current.end + current.offset - run.offset)
        guard rest.start < rest.end, isVaried(rest) else { return nil }
        let skipped = rest.start - current.end
        let jump = (rest.offset - current.offset).magnitude
        // Rather near and long than anything; of equal ones the least shift.
        return (rest, 4 * skipped + Int(jump) - 4 * min(rest.end - rest.start, 40))
      }
      guard let best = candidates.min(by: { $0.1 < $1.1 }) else { break }
      current = best.0
      result.append(current)
    }
    return result
  }

  /// Whether all of these places show what is shown before or behind them.
  func isHeld(_ places: Range<Int>, of sequence: [Int?]) -> Bool {
    let before = places.lowerBound > 0 ? sequence[places.lowerBound - 1] : nil
    let behind = places.upperBound < sequence.count ? sequence[places.upperBound] : nil
    return places.allSatisfy { sequence[$0] == before }
      || places.allSatisfy { sequence[$0] == behind }
  }

  /// Offsets to try, the smallest first.
  private var offsets: [Int] {
    let reach = min(Self.band, max(0, expected.count - Self.variety))
    var result = Set(-reach...reach)
    var places: [Int: (expected: Int, actual: Int, counts: (Int, Int))] = [:]
    for (place, name) in expected.enumerated() {
      guard let name else { continue }
      places[name, default: (0, 0, (0, 0))].expected = place
      places[name, default: (0, 0, (0, 0))].counts.0 += 1
    }
    for (place, name) in actual.enumerated() {
      guard let name else { continue }
      places[name, default: (0, 0, (0, 0))].actual = place
      places[name, default: (0, 0, (0, 0))].counts.1 += 1
    }
    var votes: [Int: Int] = [:]
    for place in places.values where place.counts == (1, 1) {
      votes[place.actual - place.expected, default: 0] += 1
    }
    let best = votes.sorted {
      ($1.value, $0.key.magnitude, $0.key) < ($0.value, $1.key.magnitude, $1.key)
    }
    result.formUnion(best.prefix(Self.suggestions).map(\.key))
    return result.sorted { ($0.magnitude, $0) < ($1.magnitude, $1) }
  }

  /// Runs of places that are alike at an offset.
  private func runs(at offset: Int) -> [Stretch] {
    var result: [Stretch] = []
    var place = max(0, -offset)
    let end = min(expected.count, actual.count - offset)
    while place < end {
      guard let name = expected[place], actual[place + offset] == name else {
        place += 1
        continue
      }
      let start = place
      while place < end, let name = expected[place], actual[place + offset] == name { place += 1 }
      let stretch = Stretch(offset: offset, start: start, end: place)
      if isVaried(stretch) { result.append(stretch) }
    }
    return result
  }

  private func isVaried(_ stretch: Stretch) -> Bool {
    var names: Set<Int> = []
    for place in stretch.start..<stretch.end {
      if let name = expected[place], names.insert(name).inserted, names.count == Self.variety {
        return true
      }
    }
    return false
  }
}

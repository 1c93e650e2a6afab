import Imaging
import VirtualTime

extension SequenceDifference {
  /// What differs between a baseline and what the scene shows now.
  package init(expected: SceneBaseline, actual: SceneBaseline) {
    self.init(
      expected: expected.frames, actual: actual.frames, expectedRate: expected.rate,
      actualRate: actual.rate, declaredCount: expected.declaredCount)
  }

  /// What differs between two sequences of frames, each in order of time.
  ///
  /// Frames are told by their moments. Where both have the same rate, frames that have no partner
  /// go by their numbers: of a list of moments, one may have moved.
  ///
  /// - Parameters:
  ///   - expected: The frames of the baseline.
  ///   - actual: The frames of the scene as it is now.
  ///   - expectedRate: The baseline's frames a second.
  ///   - actualRate: The scene's.
  ///   - declaredCount: How many frames the baseline's file says it has, where it says so.
  package init(
    expected: [SceneBaseline.Frame], actual: [SceneBaseline.Frame], expectedRate: String,
    actualRate: String, declaredCount: Int? = nil
  ) {
    self.init(expectedRate: expectedRate, actualRate: actualRate)
    expectedEnd = expected.last?.instant
    actualEnd = actual.last?.instant
    lostLines = max(0, (declaredCount ?? expected.count) - expected.count)
    let places = Self.paired(expected, actual, byNumber: expectedRate == actualRate)
    frames = places.map { place in
      let told = place.actual ?? place.expected
      let state: State =
        switch (place.expected, place.actual) {
        case (let expected?, let actual?): expected.digest == actual.digest ? .same : .changed
        case (_?, nil): .missing
        default: .extra
        }
      return Frame(
        number: told?.number ?? 0, instant: told?.instant ?? .zero, state: state)
    }
    holes = Self.runs(of: .missing, in: frames)
    expectedHoles = Self.runs(of: .extra, in: frames)
    if expectedRate == actualRate, frames.contains(where: { $0.state == .changed }) {
      findShifts(places)
    }
  }

  /// A moment with the frames that show it.
  private struct Place {
    var expected: SceneBaseline.Frame?
    var actual: SceneBaseline.Frame?

    var instant: VirtualInstant { expected?.instant ?? actual?.instant ?? .zero }
  }

  private static func paired(
    _ expected: [SceneBaseline.Frame], _ actual: [SceneBaseline.Frame], byNumber: Bool
  ) -> [Place] {
    var places: [Place] = []
    var (left, right) = (expected[...], actual[...])
    while let first = left.first, let second = right.first {
      if first.instant == second.instant {
        places.append(Place(expected: left.removeFirst(), actual: right.removeFirst()))
      } else if first.instant < second.instant {
        places.append(Place(expected: left.removeFirst()))
      } else {
        places.append(Place(actual: right.removeFirst()))
      }
    }
    places += left.map { Place(expected: $0) }
    places += right.map { Place(actual: $0) }
    guard byNumber else { return places }
    var alone: [Int64: Int] = [:]
    for (index, place) in places.enumerated() where place.actual == nil {
      if let number = place.expected?.number { alone[number] = index }
    }
    guard !alone.isEmpty else { return places }
    var taken: Set<Int> = []
    for (index, place) in places.enumerated() where place.expected == nil {
      guard let frame = place.actual, let partner = alone[frame.number] else { continue }
      places[partner].actual = frame
      taken.insert(index)
    }
    return places.indices.filter { !taken.contains($0) }.map { places[$0] }
  }

  /// Runs of numbers in a state between frames that both sides, or the other side, has.
  private static func runs(of state: State, in frames: [Frame]) -> [ClosedRange<Int64>] {
    guard let first = frames.firstIndex(where: { $0.state != state }),
      let last = frames.lastIndex(where: { $0.state != state })
    else { return [] }
    var runs: [ClosedRange<Int64>] = []
    var index = first
    while index < last {
      guard frames[index].state == state else {
        index += 1
        continue
      }
      let start = index
      while frames[index].state == state { index += 1 }
      let numbers = (frames[start].number, frames[index - 1].number)
      runs.append(numbers.0...max(numbers.0, numbers.1))
    }
    return runs
  }

  // MARK: - Shifts

  private mutating func findShifts(_ places: [Place]) {
    var names: [PixelDigest: Int] = [:]
    func name(of digest: PixelDigest) -> Int {
      if let name = names[digest] { return name }
      names[digest] = names.count
      return names.count - 1
    }
    let search = ShiftSearch(
      expected: places.map { $0.expected.map { name(of: $0.digest) } },
      actual: places.map { $0.actual.map { name(of: $0.digest) } })
    var before = ShiftSearch.Stretch(offset: 0, start: 0, end: 0)
    for stretch in search.stretches() {
      defer { before = stretch }
      guard stretch.offset != 0 else { continue }
      for index in stretch.start..<stretch.end where frames[index + stretch.offset].state != .same {
        frames[index + stretch.offset].equals = places[index].expected?.number
      }
      guard stretch.offset != before.offset, let frame = places[stretch.start].expected,
        let shown = places[stretch.start + stretch.offset].actual,
        let last = places[stretch.end - 1].expected
      else { continue }
      let lastActual = places.lastIndex { $0.actual != nil } ?? 0
      let lastExpected = places.lastIndex { $0.expected != nil } ?? 0
      shifts.append(
        Shift(
          frame: frame.number, instant: frame.instant, last: last.number,
          frames: stretch.offset, ticks: shown.instant - frame.instant,
          cause: cause(of: stretch, after: before, search, places),
          reachesEnd: stretch.end - 1 >= lastExpected
            || stretch.end - 1 + stretch.offset >= lastActual))
    }
  }

  private func cause(
    of stretch: ShiftSearch.Stretch, after before: ShiftSearch.Stretch, _ search: ShiftSearch,
    _ places: [Place]
  ) -> Shift.Cause {
    let gone = before.end..<stretch.start
    let new = before.end + before.offset..<stretch.start + stretch.offset
    if new.isEmpty, !gone.isEmpty, !search.isHeld(gone, of: search.expected),
      let first = places[gone.lowerBound].expected, let last = places[gone.upperBound - 1].expected
    {
      return .removed(first.number...last.number)
    }
    if gone.isEmpty, !new.isEmpty, !search.isHeld(new, of: search.actual),
      let first = places[new.lowerBound].actual, let last = places[new.upperBound - 1].actual
    {
      return .inserted(first.number...last.number)
    }
    return .moved
  }
}

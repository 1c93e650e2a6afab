import VirtualTime

/// Finds out of a property whether its values are those of before, only later or earlier.
struct Lateness {
  /// When it began, and how many seconds later it is now; negative where earlier.
  struct Answer: Equatable {
    var begin: VirtualInstant
    var seconds: Double
  }

  let alignment: TraceAlignment

  /// By how much a change is late; nil where its values are others.
  func answer(_ change: ValueChange) -> Answer? {
    steps(change) ?? curve(change)
  }

  /// The same values in the same order, each later by as much, within a frame.
  private func steps(_ change: ValueChange) -> Answer? {
    let pair = alignment.pairs[change.pair]
    guard let left = pair.expected.flatMap({ alignment.expectedViews[$0].track(change.property) }),
      let right = pair.actual.flatMap({ alignment.actualViews[$0].track(change.property) })
    else { return nil }
    let instant = alignment.moments[change.first].frame.instant
    let before = events(left, alignment.expected.frames, from: instant)
    let now = events(right, alignment.actual.frames, from: instant)
    guard let first = before.first, let second = now.first, !before.isEmpty else { return nil }
    let ticks = second.instant - first.instant
    guard ticks != 0 else { return nil }
    // What changes in the last frames of one side has no time left on the other.
    let count = min(before.count, now.count)
    guard count * 10 >= max(before.count, now.count) * 7 else { return nil }
    for (old, new) in zip(before, now) {
      guard let a = old.value, let b = new.value,
        a.isSame(as: b, tolerance: change.property.tolerance),
        (new.instant - old.instant - ticks).magnitude <= frameTicks
      else { return nil }
    }
    return Answer(
      begin: first.instant, seconds: Double(ticks) / Double(VirtualInstant.ticksPerSecond))
  }

  private func events(
    _ track: ValueTrack, _ frames: [ValueTrace.Frame], from instant: VirtualInstant
  ) -> [(instant: VirtualInstant, value: TracedValue?)] {
    zip(track.starts, track.values).compactMap { start, value in
      let time = frames[Int(start)].instant
      return time >= instant ? (time, value) : nil
    }
  }

  /// Ticks from one common moment to the next.
  private var frameTicks: Int64 {
    guard alignment.moments.count > 1 else { return 0 }
    return alignment.moments[1].frame.instant - alignment.moments[0].frame.instant
  }

  /// The same curve, later by any time.
  private func curve(_ change: ValueChange) -> Answer? {
    let values = alignment.values(alignment.pairs[change.pair], change.property)
    let seconds = alignment.moments.map(\.frame.instant.seconds)
    guard
      let shift = CurveShift.seconds(
        CurveShift.Samples(seconds: seconds, values: values.expected.map { $0?.number }),
        CurveShift.Samples(seconds: seconds, values: values.actual.map { $0?.number }),
        from: change.first, tolerance: change.property.tolerance)
    else { return nil }
    let begin = alignment.moments[max(0, change.first - 1)].frame.instant
    return Answer(begin: begin, seconds: shift)
  }
}

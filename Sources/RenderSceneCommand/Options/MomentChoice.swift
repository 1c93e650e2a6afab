import VirtualTime

/// Which moments a sheet shows: a list, or some that are evenly spaced over a stretch of time.
struct MomentChoice: Sendable {
  /// The moments asked for by name; nil where they are spaced evenly.
  var list: MomentList?
  var count: Int64
  /// Whether another count near this one may be taken for rounder times.
  var isCountFree: Bool
  /// The ends of the stretch as they were typed; nil for the scene's own.
  var from: MomentList?
  var to: MomentList?
  var endpoint: FrameRange.Endpoint

  /// The moments of a scene with the stretch of time that they are shown in.
  struct Resolved: Equatable, Sendable {
    var moments: [VirtualInstant]
    var start: VirtualInstant
    var end: VirtualInstant
  }

  private static let mostCount: Int64 = 400

  /// Reads `--at`, `--count`, `--from`, `--to` and `--endpoint`.
  init(
    _ values: [String: String], rate: FrameRate, count standard: Int64
  ) throws(CommandError) {
    list = try values["at"].map { (text) throws(CommandError) in
      try MomentList(text, rate: rate)
    }
    count = standard
    isCountFree = list == nil && values["count"] == nil
    if let text = values["count"] {
      guard let number = Int64(text), (1...Self.mostCount).contains(number) else {
        throw .usage("'\(text)' is no count of frames; give 1 to \(Self.mostCount).")
      }
      if list != nil {
        throw .usage("--at and --count both say which moments; give one of them.")
      }
      count = number
    }
    func moment(_ flag: String) throws(CommandError) -> MomentList? {
      guard let text = values[flag] else { return nil }
      guard !text.contains(","), !text.contains("..") else {
        throw .usage("--\(flag) takes one moment, not '\(text)'.")
      }
      return try MomentList(text, rate: rate)
    }
    from = try moment("from")
    to = try moment("to")
    endpoint = try values["endpoint"].map(FrameRange.Endpoint.named) ?? .inclusive
  }

  /// The moments of a scene, in order.
  @MainActor func resolved(
    _ loaded: SceneRunner.LoadedScene, name: String, runner: SceneRunner
  ) throws(CommandError) -> Resolved {
    var known: SceneTimes?
    let duration = runner.options.duration ?? loaded.script.duration
    func times() throws(CommandError) -> SceneTimes {
      if let known { return known }
      let found = try runner.survey(loaded, name: name)
      if found.settled == nil, duration == nil {
        runner.warn(
          "scene '\(name)' does not settle (\(found.endlessText)); its end is taken to be "
            + "\(MomentText.seconds(found.end)) s. Set another with --duration.")
      }
      known = found
      return found
    }
    let from = try from?.resolved(times).first
    let to = try to?.resolved(times).first
    if let list {
      let moments = try list.resolved(times).sorted()
      guard let first = moments.first, let last = moments.last else {
        throw .usage("--at names no moment of scene '\(name)'; give one or more.")
      }
      guard Int64(moments.count) <= Self.mostCount else {
        throw .usage(
          "--at names \(moments.count) moments; a sheet has room for \(Self.mostCount).")
      }
      let isOne = first == last && from == nil && to == nil
      let start = from ?? (isOne ? .zero : first)
      let end = to ?? (isOne && first == .zero ? duration ?? .zero : last)
      return Resolved(moments: moments, start: min(start, first), end: max(end, last))
    }
    let start = from ?? .zero
    let end = if let to { to } else if let duration { duration } else { try times().end }
    guard start <= end else {
      throw .usage(
        "the sheet would end at \(MomentText.seconds(end)) s, before it starts at "
          + "\(MomentText.seconds(start)) s; give a later --to or an earlier --from.")
    }
    return Resolved(moments: spaced(from: start, to: end), start: start, end: end)
  }

  /// Moments evenly spaced, each computed from its number and each once.
  func spaced(from start: VirtualInstant, to end: VirtualInstant) -> [VirtualInstant] {
    let span = end.ticks - start.ticks
    guard span > 0 else { return [start] }
    let number = isCountFree ? roundCount(span) : count
    let instants = EvenMoments(count: number, endpoint: endpoint).instants(from: start, to: end)
    return instants.indices.filter { $0 == 0 || instants[$0] != instants[$0 - 1] }
      .map { instants[$0] }
  }

  /// The count near the usual one with which the moments are round: whole seconds if possible, else
  /// halves, quarters or tenths; the usual one where none is.
  private func roundCount(_ span: Int64) -> Int64 {
    let second = VirtualInstant.ticksPerSecond
    let near = [0, -1, 1, -2, 2].map { count + $0 }.filter { $0 > 1 }
    for unit in [second, second / 2, second / 4, second / 10] {
      let fitting = near.first { number in
        span % (EvenMoments(count: number, endpoint: endpoint).parts * unit) == 0
      }
      if let fitting { return fitting }
    }
    return count
  }
}

import FilmEncoding
import VirtualTime

/// The frames of one scene that `render` was asked for: which, when, and for how long each is shown.
struct FramePlan: Sendable {
  var frames: [FrameRange.Frame]
  /// How long each frame is shown, in units of the time base.
  var units: [Int64]
  var timebase: FilmTimebase
  /// The number of the scene's last frame, which decides how wide numbers are written.
  var last: Int64
  /// How the frames are counted, in words.
  var formula: String
  /// Frames a second.
  var rate: FrameRate

  /// How long all of it is, in units.
  var length: Int64 { units.reduce(0, +) }

  /// Frames of a range, each shown until the next.
  init(_ range: FrameRange, last: Int64) throws(CommandError) {
    frames = try range.frames()
    units = frames.map { _ in 1 }
    timebase = FilmTimebase(
      numerator: range.step * range.rate.denominator, denominator: range.rate.numerator)
    self.last = last
    rate = range.rate
    formula = range.formula(count: frames.count)
  }

  /// Frames by their numbers, each shown until the next one asked for, and the last as long as one.
  init(numbered outputs: [VirtualInstant], rate: FrameRate, timeline: FilmTimeline) {
    self.rate = rate
    frames = outputs.map { output in
      FrameRange.Frame(
        number: rate.frame(nearest: output), instant: timeline.scene(at: output), output: output)
    }
    timebase = FilmTimebase(numerator: rate.denominator, denominator: rate.numerator)
    units = zip(frames, frames.dropFirst()).map { $1.number - $0.number } + [1]
    last = frames.last?.number ?? 0
    formula = "\(frames.count), as listed"
    let isOnGrid = frames.allSatisfy { rate.ticks(frames: UInt128($0.number)) == $0.output.ticks }
    if !isOnGrid { useTicks(rate) }
  }

  /// Frames at moments, numbered from 0, each shown until the next, and the last as long as the one before.
  init(moments outputs: [VirtualInstant], rate: FrameRate, timeline: FilmTimeline) {
    self.rate = rate
    frames = outputs.enumerated().map { index, output in
      FrameRange.Frame(
        number: Int64(index), instant: timeline.scene(at: output), output: output)
    }
    timebase = FilmTimebase(numerator: 1, denominator: VirtualInstant.ticksPerSecond)
    units = []
    last = Int64(frames.count - 1)
    formula = "\(frames.count), as listed"
    useTicks(rate)
    if units.count > 1 { units[units.count - 1] = units[units.count - 2] }
  }

  /// So many frames at equal distances, numbered from 0.
  init(
    _ even: EvenMoments, from start: VirtualInstant, to end: VirtualInstant, rate: FrameRate,
    timeline: FilmTimeline
  ) {
    frames = even.instants(from: start, to: end).enumerated().map { index, output in
      FrameRange.Frame(
        number: Int64(index), instant: timeline.scene(at: output), output: output)
    }
    units = frames.map { _ in 1 }
    timebase =
      end > start
      ? FilmTimebase(
        numerator: end - start, denominator: VirtualInstant.ticksPerSecond * even.parts)
      : FilmTimebase(numerator: rate.denominator, denominator: rate.numerator)
    self.rate = FrameRate(numerator: timebase.denominator, denominator: timebase.numerator)
    last = Int64(frames.count - 1)
    formula = even.formula(from: start, to: end)
  }

  /// Counts times in ticks, as the frames lie on no grid.
  private mutating func useTicks(_ rate: FrameRate) {
    timebase = FilmTimebase(numerator: 1, denominator: VirtualInstant.ticksPerSecond)
    units = zip(frames, frames.dropFirst()).map { max(1, $1.output - $0.output) }
    units.append(max(1, rate.ticks(frames: 1) ?? 1))
  }

  /// How long a frame is shown: up to the next, to the nearest tick.
  func duration(ofFrame index: Int) -> VirtualInstant {
    if index + 1 < frames.count {
      return VirtualInstant(ticks: frames[index + 1].output - frames[index].output)
    }
    return VirtualInstant(
      ticks: timebase.parts(units[index], perSecond: VirtualInstant.ticksPerSecond))
  }

  // MARK: - One rate

  /// The rate of a film in which each picture is shown equally long: that of these frames where they
  /// have one, else the one asked for.
  func constantRate(_ rate: FrameRate) -> FilmTimebase {
    timebase.denominator == VirtualInstant.ticksPerSecond
      ? FilmTimebase(numerator: rate.denominator, denominator: rate.numerator) : timebase
  }

  /// How many times each frame stands in a film of one rate.
  func repetitions(at rate: FilmTimebase) -> [Int64] {
    if rate == timebase { return units }
    var elapsed: Int64 = 0
    return units.map { units in
      let before = timebase.count(of: rate, before: elapsed)
      elapsed += units
      return timebase.count(of: rate, before: elapsed) - before
    }
  }
}

extension FramePlan {
  /// The frames that options ask for.
  ///
  /// - Parameters:
  ///   - options: The flags.
  ///   - name: The scene's name, for messages.
  ///   - duration: The scene's length where it was given.
  ///   - times: The scene's instants, for what refers to them.
  /// - Throws: What is wrong with them, or that there are none.
  init(
    _ options: RenderOptions, scene name: String, duration: VirtualInstant?,
    times: () throws(CommandError) -> SceneTimes
  ) throws(CommandError) {
    let (rate, timeline) = (options.scene.rate, options.timeline)
    if let list = options.frames {
      let outputs = try list.resolved { () throws(CommandError) in
        var film = try times().output(timeline)
        // The last frame is that of the whole film, wherever between two frames the scene ends.
        let count = FrameRange(end: film.end, endpoint: options.endpoint, rate: rate).count
        film.framesEnd = rate.ticks(frames: UInt128(count)).map { VirtualInstant(ticks: $0) }
        return film
      }
      self.init(numbered: outputs.sorted(), rate: rate, timeline: timeline)
      return
    }
    if let list = options.moments {
      let outputs = try list.resolved(times).sorted().map { timeline.output(at: $0) }
      self.init(moments: outputs, rate: rate, timeline: timeline)
      return
    }
    var end: VirtualInstant
    if let to = try options.to?.resolved(times).first {
      end = to
    } else if let duration {
      end = duration
    } else {
      end = try times().end
    }
    end = timeline.output(at: end)
    let start = timeline.output(at: try options.from?.resolved(times).first ?? .zero)
    if let even = options.count {
      guard start <= end else { throw Self.nothing(in: name, from: start, to: end) }
      self.init(even, from: start, to: end, rate: rate, timeline: timeline)
      return
    }
    let range = FrameRange(
      start: start, end: end, endpoint: options.endpoint, step: options.step, rate: rate,
      timeline: timeline)
    try self.init(range, last: 0)
    guard let last = frames.last else { throw Self.nothing(in: name, from: start, to: end) }
    self.last = max(last.number, rate.frame(nearest: end))
  }

  private static func nothing(
    in name: String, from start: VirtualInstant, to end: VirtualInstant
  ) -> CommandError {
    .usage(
      "scene '\(name)' has no frames from \(MomentText.seconds(start)) s to \(MomentText.seconds(end)) s; "
        + "give a later --to, a --duration, or --endpoint inclusive.")
  }
}

import VirtualTime

/// A list of moments as it was typed, which may need to know its scene.
struct MomentList: Sendable {
  private let text: String
  private let parser: TimeListParser
  /// The moments where they are the same for every scene.
  private let absolute: [VirtualInstant]?

  /// Checks a list as `--at` takes it.
  init(
    _ text: String, rate: FrameRate, timeline: FilmTimeline = .plain
  ) throws(CommandError) {
    self.text = text
    var parser = TimeListParser(rate: rate)
    parser.timeline = timeline
    self.parser = parser
    absolute = try parser.parseWithoutScene(text)
  }

  /// Checks a list as `--frames` takes it: numbers are frames, and `a-b` is a range.
  ///
  /// With `closesRanges` a range without an end goes up to the last frame, and not to the scene's end.
  init(
    frames: String, rate: FrameRate, closesRanges: Bool = false
  ) throws(CommandError) {
    try self.init(
      TimeListParser.momentText(ofFrames: frames, closesRanges: closesRanges), rate: rate)
  }

  /// Whether the moments depend on the scene: its end, where it settles, its cues.
  var needsScene: Bool { absolute == nil }

  /// The moments, in their order and each once.
  func resolved(_ times: () throws(CommandError) -> SceneTimes) throws(CommandError)
    -> [VirtualInstant]
  {
    if let absolute { return absolute }
    var parser = parser
    parser.times = try times()
    return try parser.parse(text)
  }
}

import SceneLoader
import VirtualTime

/// What is wanted of one scene of a batch: its flags, which moments, and the names of its pictures.
struct EntryOptions: Sendable {
  /// Which pictures there are.
  enum Selection: Sendable {
    /// One at each of the moments; `text` is how they were written.
    case stills(MomentList, text: String)
    /// Numbered ones.
    case sequence(Sequence)
  }

  /// The frames of a sequence.
  struct Sequence: Sendable {
    var from: MomentList?
    var to: MomentList?
    /// Frames by number, in place of a range.
    var frames: MomentList?
    var step: Int64 = 1
    var endpoint = FrameRange.Endpoint.exclusive
  }

  var scene: SceneOptions
  var selection: Selection
  /// The name given, or nil for the usual one.
  private var out: String?
  /// The folder for relative names.
  var folder: String

  /// The moments of a batch unless told otherwise.
  static let standardMoments = "0,50%,@end"
  /// The flags that make a sequence of a scene.
  static let sequenceFlags = [
    "sequence", "from", "to", "frames", "every-nth-frame", "endpoint",
  ]

  /// Reads and checks flags.
  init(_ arguments: ParsedArguments) throws(CommandError) {
    let values = arguments.values
    scene = try SceneOptions(arguments)
    folder = values["out-dir"] ?? BatchOptions.standardFolder
    if let name = values["out"] {
      if name.hasSuffix("/") {
        throw .usage("--out '\(name)' is a folder; give a name for pictures, or use --out-dir.")
      }
      out = name
    }
    if let flag = Self.sequenceFlags.first(where: { values[$0] != nil }) {
      if values["at"] != nil {
        throw .usage(
          "--at asks for single pictures and --\(flag) for a sequence; give one of them.")
      }
      selection = .sequence(try Self.sequence(values, rate: scene.rate))
    } else {
      let text = values["at"] ?? Self.standardMoments
      selection = .stills(try MomentList(text, rate: scene.rate), text: text)
    }
    let template = try template(lastFrame: 0, hasVariant: false)
    if !template.tellsMomentsApart, case .sequence = selection {
      throw .usage("--out needs a place for the frame's number, such as {frame:04}.")
    }
  }

  private static func sequence(
    _ values: [String: String], rate: FrameRate
  ) throws(CommandError) -> Sequence {
    var sequence = Sequence()
    sequence.from = try moment(values["from"], "from", rate)
    sequence.to = try moment(values["to"], "to", rate)
    if let list = values["frames"] {
      if sequence.from != nil || sequence.to != nil {
        throw .usage("--frames names the frames itself; leave out --from and --to.")
      }
      sequence.frames = try MomentList(frames: list, rate: rate)
    }
    if let text = values["every-nth-frame"] {
      guard let number = Int64(text), (1...1_000_000).contains(number) else {
        throw .usage("'\(text)' is no count of frames for --every-nth-frame; give 1 to 1000000.")
      }
      sequence.step = number
    }
    if let text = values["endpoint"] {
      guard let known = FrameRange.Endpoint(rawValue: text) else {
        throw .usage("'\(text)' is no kind of endpoint; give exclusive or inclusive.")
      }
      sequence.endpoint = known
    }
    return sequence
  }

  private static func moment(
    _ text: String?, _ flag: String, _ rate: FrameRate
  ) throws(CommandError) -> MomentList? {
    guard let text else { return nil }
    guard !text.contains(","), !text.contains("..") else {
      throw .usage("--\(flag) takes one moment, not '\(text)'.")
    }
    return try MomentList(text, rate: rate)
  }

  // MARK: - Names

  /// The name of each picture; numbers get as many digits as the scene's last frame has.
  func template(lastFrame: Int64, hasVariant: Bool) throws(CommandError) -> NameTemplate {
    if let out { return try NameTemplate(out) }
    let scene = hasVariant ? "{scene}~{variant}" : "{scene}"
    guard case .sequence = selection else { return try NameTemplate("\(scene)@{time:.3}s.png") }
    let width = max(4, String(lastFrame).count)
    return try NameTemplate("\(scene)/\(scene)_{frame:0\(width)}.png")
  }

  /// The path that a name of the template stands for.
  func path(forName name: String) -> String {
    if folder.isEmpty || name.hasPrefix("/") { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  // MARK: - Frames

  /// The frames, where they need not the scene to be known: by number, or along a range with both ends.
  func frames(
    duration: VirtualInstant?, _ times: () throws(CommandError) -> SceneTimes
  ) throws(CommandError) -> [FrameRange.Frame] {
    let rate = scene.rate
    switch selection {
    case .stills(let list, _):
      return try list.resolved(times).map {
        FrameRange.Frame(number: rate.frame(nearest: $0), instant: $0)
      }
    case .sequence(let sequence):
      if let list = sequence.frames {
        return try list.resolved(times).sorted().map {
          FrameRange.Frame(number: rate.frame(nearest: $0), instant: $0)
        }
      }
      let start = try sequence.from?.resolved(times).first ?? .zero
      let end =
        if let to = try sequence.to?.resolved(times).first { to } else if let duration {
          duration
        } else { try times().end }
      let range = FrameRange(
        start: start, end: end, endpoint: sequence.endpoint, step: sequence.step, rate: rate)
      let frames = try range.frames()
      if !frames.isEmpty { return frames }
      // A scene that does not move has one frame.
      return [FrameRange.Frame(number: rate.frame(nearest: start), instant: start)]
    }
  }

  /// The frames where they are the same for every scene, else nil.
  var plannedFrames: [FrameRange.Frame]? {
    guard !needsScene else { return nil }
    return try? frames(duration: scene.duration) { SceneTimes(end: .zero) }
  }

  private var needsScene: Bool {
    switch selection {
    case .stills(let list, _): return list.needsScene
    case .sequence(let sequence):
      if let frames = sequence.frames { return frames.needsScene }
      if sequence.from?.needsScene == true { return true }
      guard let to = sequence.to else { return scene.duration == nil }
      return to.needsScene
    }
  }
}

import SceneLoader
import VirtualTime

/// What is wanted of one scene of a batch: its flags, which moments, and the names of its pictures.
struct EntryOptions: Sendable {
  /// Which pictures there are.
  enum Selection: Sendable {
    /// One at each of the moments; `text` is how they were written.
    case stills(MomentList, text: String)
    /// Numbered ones.
    case sequence(RenderOptions)
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
    "sequence", "from", "to", "frames", "count", "every-nth-frame", "endpoint", "speed", "hold",
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
      // The name and the number of jobs are the batch's own.
      var sequence = arguments
      for name in ["out", "jobs"] { sequence.values[name] = nil }
      selection = .sequence(try RenderOptions(sequence))
    } else {
      let text = values["at"] ?? Self.standardMoments
      selection = .stills(try MomentList(text, rate: scene.rate), text: text)
    }
    let template = try template(lastFrame: 0, hasVariant: false)
    if !template.tellsFramesApart, case .sequence = selection {
      throw .usage("--out needs a place for the frame's number, such as {frame:04}.")
    }
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

  /// The frames of a scene, with those of a sequence in its film.
  ///
  /// - Parameters:
  ///   - name: The scene's name, for messages.
  ///   - duration: The scene's length where it was given.
  ///   - times: The scene's instants; called only for what refers to them.
  /// - Returns: The frames in the order asked for, and the plan of their film where they make one.
  /// - Throws: What is wrong with the moments, and what `times` throws.
  func frames(
    scene name: String, duration: VirtualInstant?,
    _ times: () throws(CommandError) -> SceneTimes
  ) throws(CommandError) -> (frames: [FrameRange.Frame], film: FramePlan?) {
    switch selection {
    case .stills(let list, _):
      let frames = try list.resolved(times).map {
        FrameRange.Frame(number: scene.rate.frame(nearest: $0), instant: $0, output: $0)
      }
      return (frames, nil)
    case .sequence(let options):
      var film: FramePlan?
      if options.isWholeScene, duration == nil, try times().end == .zero {
        // A scene that does not move has one frame.
        film = FramePlan(moments: [.zero], rate: scene.rate, timeline: options.timeline)
      }
      let plan =
        if let film { film } else {
          try FramePlan(options, scene: name, duration: duration, times: times)
        }
      return (plan.frames, plan)
    }
  }

  /// The frames where they are the same for every scene, else nil.
  var plannedFrames: [FrameRange.Frame]? {
    let unknown = CommandError(.usage, "only known when the scene has run")
    let planned = try? frames(scene: "", duration: scene.duration) { () throws(CommandError) in
      throw unknown
    }
    return planned?.frames
  }
}

extension RenderOptions {
  /// Whether frames are asked for from the scene's start to its own end.
  fileprivate var isWholeScene: Bool {
    from == nil && to == nil && frames == nil && moments == nil && count == nil
  }
}

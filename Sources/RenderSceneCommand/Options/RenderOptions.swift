import SceneLoader
import VirtualTime

/// The flags of `render`, read and checked.
struct RenderOptions: Sendable {
  var scene: SceneOptions
  /// The range's ends as they were typed; nil for the scene's own.
  var from: MomentList?
  var to: MomentList?
  /// Frames asked for by number, in place of a range.
  var frames: MomentList?
  var step: Int64 = 1
  var endpoint = FrameRange.Endpoint.exclusive
  var jobs = 2
  /// The name given, or nil for the usual one.
  private var out: String?
  private var folder: String
  var showsTimings = false

  private static let mostJobs = 256

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let values = arguments.values
    scene = try SceneOptions(arguments)
    folder = values["out-dir"] ?? "output"
    from = try values["from"].map { (text) throws(CommandError) in
      try Self.moment(text, "from", scene.rate)
    }
    to = try values["to"].map { (text) throws(CommandError) in
      try Self.moment(text, "to", scene.rate)
    }
    if let list = values["frames"] {
      if from != nil || to != nil {
        throw .usage("--frames names the frames itself; leave out --from and --to.")
      }
      frames = try MomentList(frames: list, rate: scene.rate)
    }
    if let text = values["every-nth-frame"] {
      guard let number = Int64(text), (1...1_000_000).contains(number) else {
        throw .usage("'\(text)' is no count of frames for --every-nth-frame; give 1 to 1000000.")
      }
      step = number
    }
    if let text = values["endpoint"] {
      guard let known = FrameRange.Endpoint(rawValue: text) else {
        throw .usage("'\(text)' is no kind of endpoint; give exclusive or inclusive.")
      }
      endpoint = known
    }
    if let text = values["jobs"] {
      guard let number = Int(text), (1...Self.mostJobs).contains(number) else {
        throw .usage("'\(text)' is no number of jobs; give 1 to \(Self.mostJobs).")
      }
      jobs = number
    }
    if let name = values["out"] {
      if name.hasSuffix("/") || FileSystem.kind(of: name) == .folder {
        folder = values["out-dir"].map { $0 + "/" + name } ?? name
      } else {
        out = name
        folder = name.hasPrefix("/") ? "" : values["out-dir"] ?? ""
        _ = try NameTemplate(Self.withFrame(name, width: 4))
      }
    }
    showsTimings = arguments.has("timings")
  }

  private static func moment(
    _ text: String, _ flag: String, _ rate: FrameRate
  ) throws(CommandError) -> MomentList {
    guard !text.contains(","), !text.contains("..") else {
      throw .usage("--\(flag) takes one moment, not '\(text)'.")
    }
    return try MomentList(text, rate: rate)
  }

  /// The name of each frame's file; numbers get as many digits as the last frame of the scene has.
  func template(lastFrame: Int64) throws(CommandError) -> NameTemplate {
    let width = max(4, String(lastFrame).count)
    let standard = "{scene}/{scene}_{frame:0\(width)}.png"
    return try NameTemplate(out.map { Self.withFrame($0, width: width) } ?? standard)
  }

  /// A name with a place for the frame's number: one that has none gets it before its extension.
  private static func withFrame(_ name: String, width: Int) -> String {
    let places = ["{frame", "{index", "{time", "{ms", "{digest", "#", "%"]
    if places.contains(where: { name.contains($0) }) { return name }
    let file = FileSystem.name(of: name)
    let suffix = file.lastIndex(of: ".").map { file[$0...].count } ?? 0
    return "\(name.dropLast(suffix))_{frame:0\(width)}\(name.suffix(suffix))"
  }

  /// The path that a name of the template stands for.
  func path(forName name: String) -> String {
    if folder.isEmpty || name.hasPrefix("/") { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}

import SceneLoader
import VirtualTime

/// The flags of `still`, read and checked.
struct StillOptions: Sendable {
  var scene: SceneOptions
  /// Which moments, or nil where they are spread evenly.
  private var list: MomentList
  /// How many moments are spread over the scene, in place of a list.
  private var count: EvenMoments?
  private var from: MomentList?
  private var to: MomentList?
  var template: NameTemplate
  /// What pictures are written as.
  var format: OutputFormat
  /// Whether the picture goes to standard output.
  var isStandardOutput: Bool
  /// Whether files that are there are replaced.
  var overwrites: Bool
  /// The folder for relative names.
  var folder = ""
  var showsTimings = false

  private static let standardFolder = "output"
  private static let formats: [OutputFormat] = [.png, .svg, .pdf, .rgba]

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let values = arguments.values
    scene = try SceneOptions(arguments)
    isStandardOutput = values["out"] == "-"
    overwrites = !arguments.has("no-overwrite")
    format = try OutputFormat.chosen(
      format: values["format"], name: isStandardOutput ? nil : values["out"], among: Self.formats)
    list = try MomentList(values["at"] ?? "0", rate: scene.rate)
    template = try NameTemplate(NameTemplate.standardStill(format), format: format)
    try readMoments(values)
    try readNames(values)
    showsTimings = arguments.has("timings")
  }

  private mutating func readMoments(_ values: [String: String]) throws(CommandError) {
    let lists = ["at", "frames", "count"].filter { values[$0] != nil }
    if lists.count > 1 {
      throw .usage("--\(lists[0]) and --\(lists[1]) both say which moments; give one of them.")
    }
    if let text = values["frames"] { list = try MomentList(frames: text, rate: scene.rate) }
    guard let text = values["count"] else {
      if let flag = ["from", "to", "endpoint"].first(where: { values[$0] != nil }) {
        throw .usage("--\(flag) goes with --count; name moments with --at, also as a range a..b:s.")
      }
      return
    }
    let endpoint = try values["endpoint"].map { (text) throws(CommandError) in
      try FrameRange.Endpoint.named(text)
    }
    count = try EvenMoments(text, endpoint: endpoint ?? .inclusive)
    func moment(_ flag: String) throws(CommandError) -> MomentList? {
      guard let text = values[flag] else { return nil }
      guard !text.contains(","), !text.contains("..") else {
        throw .usage("--\(flag) takes one moment, not '\(text)'.")
      }
      return try MomentList(text, rate: scene.rate)
    }
    (from, to) = (try moment("from"), try moment("to"))
  }

  private mutating func readNames(_ values: [String: String]) throws(CommandError) {
    folder = values["out-dir"] ?? Self.standardFolder
    guard let out = values["out"], !isStandardOutput else { return }
    if out.hasSuffix("/") || FileSystem.kind(of: out) == .folder {
      folder = values["out-dir"].map { $0 + "/" + out } ?? out
      return
    }
    template = try NameTemplate(out, format: format)
    folder = out.hasPrefix("/") ? "" : values["out-dir"] ?? ""
  }

  // MARK: - Moments

  /// Whether the moments depend on the scene.
  var needsScene: Bool {
    guard count != nil else { return list.needsScene }
    return to?.needsScene ?? true || from?.needsScene ?? false
  }

  /// The moments, each once.
  func moments(
    _ times: () throws(CommandError) -> SceneTimes
  ) throws(CommandError) -> [VirtualInstant] {
    guard let count else { return try list.resolved(times) }
    var known: SceneTimes?
    func all() throws(CommandError) -> SceneTimes {
      if let known { return known }
      let found = try times()
      known = found
      return found
    }
    let start = try from?.resolved(all).first ?? .zero
    let end = if let to = try to?.resolved(all).first { to } else { try all().end }
    guard start <= end else {
      throw .usage(
        "--from \(MomentText.seconds(start)) lies after the end, \(MomentText.seconds(end)) s.")
    }
    var instants: [VirtualInstant] = []
    for instant in count.instants(from: start, to: end) where instants.last != instant {
      instants.append(instant)
    }
    return instants
  }

  // MARK: - Names

  /// The path that a name of the template stands for.
  func path(forName name: String) -> String {
    if folder.isEmpty || name.hasPrefix("/") { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// For each moment the decimals that tell it from the others in a name.
  func decimals(_ moments: [VirtualInstant]) -> [Int] {
    MomentText.distinguishingDecimals(moments, least: template.leastDecimals ?? 0)
  }
}

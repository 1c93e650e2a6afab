import DrawingModel
import Foundation
import Imaging
import SceneLoader
import VirtualTime

/// The flags of `render`, read and checked.
struct RenderOptions: Sendable {
  var scene: SceneOptions
  /// How the film's time follows the scene's.
  var timeline = FilmTimeline.plain
  /// The range's ends as they were typed; nil for the scene's own.
  var from: MomentList?
  var to: MomentList?
  /// Frames asked for by number, in place of a range.
  var frames: MomentList?
  /// Moments asked for, in place of a range.
  var moments: MomentList?
  /// How many frames to spread over the range, in place of a rate.
  var count: EvenMoments?
  var step: Int64 = 1
  var endpoint = FrameRange.Endpoint.exclusive
  var jobs = 2
  /// What frames are written as.
  var format = OutputFormat.png
  /// Whether frames go to standard output.
  var isStandardOutput = false
  /// Whether files that are there are replaced.
  var overwrites = true
  /// Whether pictures that are there and are the right ones are left as they are.
  var resumes = false
  /// The part of the frames to render, or nil for all.
  var shard: Shard?
  /// The flags as they were typed: those that say how frames look and where they go, and those that say which.
  private(set) var flags: (scene: [String], range: [String]) = ([], [])
  /// The name given, or nil for the usual one.
  private var out: String?
  private var folder: String
  var showsTimings = false

  private static let formats: [OutputFormat] = [
    .png, .apng, .gif, .webp, .mp4, .webm, .mov, .rgba, .y4m,
  ]

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let values = arguments.values
    scene = try SceneOptions(arguments)
    folder = values["out-dir"] ?? "output"
    overwrites = !arguments.has("no-overwrite")
    resumes = arguments.has("resume")
    if resumes, !overwrites {
      throw .usage("--resume replaces pictures that are not right; leave out --no-overwrite.")
    }
    timeline = try FilmTimeline(
      speed: values["speed"], hold: values["hold"], times: TimeListParser(rate: scene.rate))
    if let text = values["endpoint"] { endpoint = try FrameRange.Endpoint.named(text) }
    try readFrames(values)
    jobs = try JobCount.read(values["jobs"]) ?? jobs
    try readName(values)
    flags = (
      arguments.typed(
        [.fps] + OptionSpecification.film + OptionSpecification.events
          + OptionSpecification.canvas + OptionSpecification.limits + OptionSpecification.output),
      arguments.typed(OptionSpecification.range)
    )
    shard = try Shard.option(values["shard"], environment: ProcessInfo.processInfo.environment)
    if shard != nil, makesFilm {
      throw .usage(
        "a film is made in one piece; render its frames with --shard, and the film from them.")
    }
    showsTimings = arguments.has("timings")
  }

  // MARK: - Which frames

  private mutating func readFrames(_ values: [String: String]) throws(CommandError) {
    from = try values["from"].map { (text) throws(CommandError) in try moment(text, "from") }
    to = try values["to"].map { (text) throws(CommandError) in try moment(text, "to") }
    let lists = ["frames", "at", "count"].filter { values[$0] != nil }
    if lists.count > 1 {
      throw .usage("--\(lists[0]) and --\(lists[1]) both say which frames; give one of them.")
    }
    if let list = lists.first, list != "count", from != nil || to != nil {
      throw .usage("--\(list) names the frames itself; leave out --from and --to.")
    }
    if let list = values["frames"] {
      frames = try MomentList(frames: list, rate: scene.rate, closesRanges: true)
    }
    if let list = values["at"] {
      moments = try MomentList(list, rate: scene.rate, timeline: timeline)
    }
    if let text = values["count"] {
      if values["fps"] != nil {
        throw .usage("--count and --fps both say how many frames there are; give one of them.")
      }
      count = try EvenMoments(text, endpoint: endpoint)
    }
    if let text = values["every-nth-frame"] {
      guard let number = Int64(text), (1...1_000_000).contains(number) else {
        throw .usage("'\(text)' is no count of frames for --every-nth-frame; give 1 to 1000000.")
      }
      if let list = lists.first {
        throw .usage("--every-nth-frame is for a range of frames; leave out --\(list).")
      }
      step = number
    }
  }

  private func moment(_ text: String, _ flag: String) throws(CommandError) -> MomentList {
    guard !text.contains(","), !text.contains("..") else {
      throw .usage("--\(flag) takes one moment, not '\(text)'.")
    }
    return try MomentList(text, rate: scene.rate, timeline: timeline)
  }

  // MARK: - Where to

  private mutating func readName(_ values: [String: String]) throws(CommandError) {
    let name = values["out"]
    isStandardOutput = name == "-"
    if isStandardOutput, values["format"] == nil {
      throw .usage(
        "-o - needs --format, as there is no name to tell it: rgba, y4m, png, apng, gif or webp.")
    }
    format = try OutputFormat.chosen(
      format: values["format"], name: isStandardOutput ? nil : name, among: Self.formats)
    if isStandardOutput {
      if scene.scenes.count > 1 {
        throw .usage("standard output takes one scene; run it once for each.")
      }
    } else if let name {
      if name.hasSuffix("/") || FileSystem.kind(of: name) == .folder {
        folder = values["out-dir"].map { $0 + "/" + name } ?? name
      } else {
        out = name
        folder = name.hasPrefix("/") ? "" : values["out-dir"] ?? ""
        if !format.isFilm { _ = try NameTemplate(Self.withFrame(name, width: 4)) }
      }
    }
    if format.isFilm, !isStandardOutput { try checkFilmName() }
    if resumes, makesFilm {
      throw .usage("--resume is for numbered pictures; a film is written whole or not at all.")
    }
    if let opacity = scene.background?.opacity, opacity < 1, !format.hasTransparency {
      throw .usage(
        "\(format.rawValue) has no transparency; give an opaque --background, or write .apng, "
          + ".webp, .webm, .mov or .rgba.")
    }
  }

  private func checkFilmName() throws(CommandError) {
    let template = try filmTemplate()
    if template.tellsFramesApart {
      throw .usage(
        "a film is one file, and '\(out ?? "")' has a place for what differs between frames; use "
          + "{scene}, {fps}, {width}, {height} and {scale} only.")
    }
    if scene.scenes.count > 1, !template.tellsScenesApart {
      throw .usage("all scenes would be written to '\(out ?? "")'; add {scene} to --out.")
    }
  }

  /// Whether all frames go into one file or stream.
  var makesFilm: Bool { format.isFilm || isStandardOutput }

  /// Whether the film certainly has transparent pixels.
  var isTransparent: Bool { (scene.background?.opacity ?? 1) < 1 && format.hasTransparency }

  private func filmTemplate() throws(CommandError) -> NameTemplate {
    try NameTemplate(out ?? "{scene}.\(format.fileExtension)", format: format)
  }

  /// The file of a film, given its first frame; nil for standard output.
  @MainActor func filmPath(
    scene name: String, frame: FrameProducer.Frame, plan: FramePlan
  ) throws(CommandError) -> String? {
    if isStandardOutput { return nil }
    let path = path(
      forName: try filmTemplate().name(
        NameTemplate.Values(
          scene: name, moment: frame.instant, decimals: 0, index: 0, frame: 0, rate: plan.rate,
          widthInPixels: frame.pixmap.width, heightInPixels: frame.pixmap.height,
          scale: frame.list.scale, digest: "")))
    try checkIsFree(path)
    return path
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

  /// Refuses a file that is there, where none may be replaced.
  func checkIsFree(_ path: String) throws(CommandError) {
    if !overwrites { try FileSystem.checkIsFree(path) }
  }
}

extension FileSystem {
  /// Refuses a file that is there.
  static func checkIsFree(_ path: String) throws(CommandError) {
    guard kind(of: path) != nil else { return }
    throw CommandError(
      .cannotCreate,
      "'\(path)' is there already; choose another name with --out, or leave out --no-overwrite.")
  }
}

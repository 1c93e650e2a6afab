import DrawingModel
import SceneLoader
import VirtualTime

/// The flags of `still`, read and checked.
struct StillOptions: Sendable {
  var scenes: [String] = []
  var moments: [VirtualInstant] = [.zero]
  var rate = FrameRate.standard
  /// The size asked for, or `nil` where the scene decides.
  var size: CanvasSize?
  /// Pixels per point asked for, or `nil` where the scene or device decides.
  var scale: Double?
  var background: PaintColor?
  var template: NameTemplate
  /// The folder for relative names.
  var folder = ""
  var root: String?
  var seed: UInt64 = 0
  var timeout = 60.0
  var cachePolicy = SceneCompiler.CachePolicy.standard
  var isJSON = false
  var isQuiet = false
  var isVerbose = false
  var showsTimings = false

  private static let standardFolder = "output"

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let values = arguments.values
    scenes = arguments.positional
    if scenes.isEmpty {
      throw .usage(
        "no scene given; try 'render-scene ticket-notch --at 3.0', "
          + "or 'render-scene list' for the scenes there are.")
    }
    if let text = values["fps"] { rate = try FrameRate.parse(text) }
    if let list = values["at"] { moments = try TimeListParser(rate: rate).parse(list) }
    template = try NameTemplate(NameTemplate.standardStill)
    try readCanvas(values)
    try readNames(values)
    root = values["root"]
    if let text = values["seed"] {
      guard let number = UInt64(text) else {
        throw .usage("'\(text)' is no seed; give a whole number from 0 to \(UInt64.max).")
      }
      seed = number
    }
    if let text = values["timeout"] {
      guard let seconds = CanvasOptions.positive(Substring(text)), seconds <= 1_000_000 else {
        throw .usage("'\(text)' is no time limit; give seconds over 0 up to 1000000.")
      }
      timeout = seconds
    }
    if arguments.has("no-cache") {
      cachePolicy = .none
    } else if let folder = values["cache-dir"] {
      cachePolicy = .folder(folder)
    }
    isJSON = arguments.has("json")
    isQuiet = arguments.has("quiet")
    isVerbose = arguments.has("verbose")
    showsTimings = arguments.has("timings")
  }

  private mutating func readCanvas(_ values: [String: String]) throws(CommandError) {
    if let name = values["device"] {
      let device = try DevicePreset.named(name)
      size = device.size
      scale = device.scale
    }
    if let text = values["size"] { size = try CanvasOptions.size(text) }
    if let text = values["scale"] { scale = try CanvasOptions.scale(text) }
    if let size { try CanvasOptions.checkPixels(size, scale: scale ?? 3) }
    if values["transparent"] != nil { background = try CanvasOptions.background("none") }
    if let text = values["background"] { background = try CanvasOptions.background(text) }
  }

  private mutating func readNames(_ values: [String: String]) throws(CommandError) {
    folder = values["out-dir"] ?? Self.standardFolder
    guard let out = values["out"] else { return }
    if out.hasSuffix("/") || FileSystem.kind(of: out) == .folder {
      folder = values["out-dir"].map { $0 + "/" + out } ?? out
      return
    }
    template = try NameTemplate(out)
    folder = out.hasPrefix("/") ? "" : values["out-dir"] ?? ""
  }

  /// The path that a name of the template stands for.
  func path(forName name: String) -> String {
    if folder.isEmpty || name.hasPrefix("/") { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// For each moment the decimals that tell it from the others in a name.
  var decimals: [Int] {
    MomentText.distinguishingDecimals(moments, least: template.leastDecimals ?? 0)
  }
}

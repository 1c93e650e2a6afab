import DrawingModel
import SceneLoader
import SwiftUI
import VirtualTime

/// The flags that every command with scenes understands: which, on what canvas, and within which limits.
struct SceneOptions: Sendable {
  var scenes: [String] = []
  var rate = FrameRate.standard
  /// The size asked for, or `nil` where the scene decides.
  var size: CanvasSize?
  /// Pixels per point asked for, or `nil` where the scene or device decides.
  var scale: Double?
  var background: PaintColor?
  /// The appearance asked for, or `nil` for light.
  var colorScheme: ColorScheme?
  /// How large the reader wants text to be; nil for the usual size.
  var typeSize: DynamicTypeSize?
  /// The direction of rows; nil for from left to right.
  var layoutDirection: LayoutDirection?
  var root: String?
  var seed: UInt64 = 0
  /// What happens to the scenes from outside.
  var events: [SceneEvent] = []
  /// Where the scene ends; `nil` for where it settles.
  var duration: VirtualInstant?
  /// Virtual time after which a scene counts as one without an end.
  var settleLimit = VirtualInstant(seconds: 60)
  var timeout = 60.0
  var cachePolicy = SceneCompiler.CachePolicy.standard
  /// Whether frames that are not exact are refused.
  var isStrict = false
  var isJSON = false
  var isQuiet = false
  var isVerbose = false

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let values = arguments.values
    scenes = arguments.positional
    if scenes.isEmpty {
      throw .usage(
        "no scene given; try 'render-scene ticket-notch --at 3.0', "
          + "or 'render-scene list' for the scenes there are.")
    }
    if let text = values["fps"] { rate = try FrameRate.parse(text) }
    try readCanvas(values)
    root = values["root"]
    if let text = values["seed"] {
      guard let number = UInt64(text) else {
        throw .usage("'\(text)' is no seed; give a whole number from 0 to \(UInt64.max).")
      }
      seed = number
    }
    let times = TimeListParser(rate: rate)
    for text in arguments.lists["tap"] ?? [] {
      events.append(try EventFlagParser.tap(text, times: times))
    }
    for text in arguments.lists["event"] ?? [] {
      events.append(try EventFlagParser.event(text, times: times))
    }
    if let text = values["duration"] { duration = try times.duration(text, flag: "duration") }
    if let text = values["settle-limit"] {
      settleLimit = try times.duration(text, flag: "settle-limit")
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
    isStrict = arguments.has("strict")
    isJSON = arguments.has("json")
    isQuiet = arguments.has("quiet")
    isVerbose = arguments.has("verbose")
  }

  private mutating func readSurroundings(_ values: [String: String]) throws(CommandError) {
    if let text = values["type-size"] { typeSize = try SurroundingsOptions.typeSize(text) }
    if let text = values["layout-direction"] {
      layoutDirection = try SurroundingsOptions.layoutDirection(text)
    }
    if let text = values["locale"] { try SurroundingsOptions.checkLocale(text) }
    if let text = values["time-zone"] { try SurroundingsOptions.checkTimeZone(text) }
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
    if let text = values["color-scheme"] { colorScheme = try CanvasOptions.colorScheme(text) }
    try readSurroundings(values)
    if let text = values["background"] { background = try CanvasOptions.background(text) }
  }
}

import VirtualTime

/// The flags of `player`, read and checked.
struct PlayerOptions: Sendable {
  var scene: SceneOptions
  /// Frames a second; by default fewer than films have, so that pages stay small.
  var rate = FrameRate(numerator: 30, denominator: 1)
  /// Pixels per point at most; nil for `mostScale` or the canvas's own where that is less.
  var scale: Double?
  var moments: MomentChoice
  var curves: CurveChoice
  var title: String?
  var name: SheetName

  /// Pixels per point where nothing is asked for.
  static let standardScale = 2.0
  /// Frames that a page may have.
  static let mostFrames = 3000

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let values = arguments.values
    scene = try SceneOptions(arguments)
    try scene.requireOne(for: "player")
    if let text = values["fps"] { rate = try FrameRate.parse(text) }
    scale = scene.scale
    moments = try MomentChoice(values, rate: scene.rate, count: 1)
    curves = try CurveChoice(values["curves"])
    title = values["title"]
    name = try SheetName(values, kind: "player", suffixes: ["html"])
  }
}

/// The flags of `onion`, read and checked.
struct OnionOptions: Sendable {
  var scene: SceneOptions
  var moments: MomentChoice
  var crop: FrameCrop
  /// The label, text, identifier or type of the view whose way is drawn.
  var trail: String?
  var name: SheetName

  private static let standardCount: Int64 = 5
  /// All of the frames are held in memory at once.
  static let mostFrames = 60

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let values = arguments.values
    scene = try SceneOptions(arguments)
    try scene.requireOne(for: "onion")
    moments = try MomentChoice(values, rate: scene.rate, count: Self.standardCount)
    crop = try FrameCrop(values["crop"] ?? "canvas")
    trail = values["trail"]
    if trail?.isEmpty == true {
      throw .usage("--trail needs the label, text, identifier or type of a view, such as Circle.")
    }
    name = try SheetName(values, kind: "onion", suffixes: ["png"])
  }
}

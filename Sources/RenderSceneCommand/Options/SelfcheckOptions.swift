import SceneLoader

/// The flags of `selfcheck`, read and checked.
struct SelfcheckOptions: Sendable {
  /// The flags for every scene, as they were typed.
  var arguments: ParsedArguments
  var scene: SceneOptions
  var moments: MomentList
  var isQuick: Bool
  var limits: WorkerLimits
  /// The folder for pictures that differ.
  var folder: String

  static let standardFolder = "output/selfcheck"

  /// Springs and text, gradients, blur with transitions, many curves at once, lines of text.
  private static let standardScenes = [
    "ticket-notch", "dusk-sky", "misty-panes", "calm-springs", "text-styles",
  ]
  private static let quickScenes = 2

  init(_ arguments: ParsedArguments) throws(CommandError) {
    var arguments = arguments
    isQuick = arguments.has("quick")
    if arguments.positional.isEmpty {
      guard Installation.current().scenesFolder != nil else {
        throw CommandError(
          .missingInput,
          "the package's folder Scenes was not found above the command; name scenes to check, "
            + "or set RENDER_SCENE_ROOT to the package.")
      }
      let all = Self.standardScenes
      arguments.positional = isQuick ? Array(all.prefix(Self.quickScenes)) : all
    }
    self.arguments = arguments
    scene = try SceneOptions(arguments)
    let standard = isQuick ? "25%,@end" : "0,25%,50%,@end"
    moments = try MomentList(arguments.values["at"] ?? standard, rate: scene.rate)
    limits = try BatchOptions.limits(arguments.values)
    folder = FileSystem.absolute(arguments.values["out-dir"] ?? Self.standardFolder)
  }
}

/// The flags of `check`, read and checked.
struct CheckOptions: Sendable {
  /// The files and folders.
  var paths: [String]
  /// The flags for every scene, as they were typed.
  var arguments: ParsedArguments
  var scene: SceneOptions
  /// Only scenes whose paths this finds; nil for all.
  var pattern: String?
  var limits: WorkerLimits

  /// Scenes that move on after so long count as endless, and are shown up to there.
  static let standardSettleLimit = "10"

  init(_ arguments: ParsedArguments) throws(CommandError) {
    guard !arguments.positional.isEmpty else {
      throw .usage("no file or folder given; try 'render-scene check Scenes'.")
    }
    paths = arguments.positional
    self.arguments = arguments
    scene = try SceneOptions(arguments)
    limits = try BatchOptions.limits(arguments.values)
    pattern = arguments.values["grep"]
    if let pattern { _ = try BatchOptions.expression(pattern) }
  }
}

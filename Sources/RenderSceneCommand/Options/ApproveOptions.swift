/// The flags of `approve`, read and checked.
struct ApproveOptions: Sendable {
  /// Scenes, or scenes with the moment of a frame; none for all.
  var only: [String]
  /// The results of `verify`.
  var results: String
  var isDryRun: Bool
  var isQuiet: Bool

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let paths = arguments.positional
    guard paths.count < 2 else {
      throw .usage(
        "approve takes one results.json, not \(paths.count); name scenes with --only SCENE.")
    }
    results = paths.first ?? VerifyOptions.standardFolder + "/results.json"
    only = (arguments.lists["only"] ?? []).flatMap {
      $0.split(separator: ",").map(String.init)
    }
    isDryRun = arguments.has("dry-run")
    isQuiet = arguments.has("quiet")
  }
}

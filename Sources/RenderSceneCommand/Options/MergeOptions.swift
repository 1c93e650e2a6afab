import SceneLoader

/// The flags of `merge`, read and checked.
struct MergeOptions: Sendable {
  /// The folders that shards have written to.
  var folders: [String]
  /// The file of results.
  var out: String
  var isJSON: Bool
  var isQuiet: Bool

  init(_ arguments: ParsedArguments) throws(CommandError) {
    folders = arguments.positional
    guard let first = folders.first else {
      throw .usage(
        "merge needs the folders that the shards have written to: render-scene merge DIR….")
    }
    for folder in folders where FileSystem.kind(of: folder) != .folder {
      throw CommandError(
        .missingInput, "there is no folder \(folder); give those that 'work' has written to.")
    }
    out = arguments.values["out"] ?? first + "/results.json"
    isJSON = arguments.has("json")
    isQuiet = arguments.has("quiet")
  }

  /// The folder of the merged frames: where the file of results goes.
  var folder: String { FileSystem.parent(of: out) ?? "." }
}

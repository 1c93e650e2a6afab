import Glibc
import SceneLoader

/// `render-scene clean`: removes what the command has written and can make again.
enum CleanCommand {
  static func run(_ arguments: ParsedArguments) throws(CommandError) {
    if arguments.has("orphans") {
      if let flag = ["cache-dir", "keep-cache"].first(where: { arguments.has($0) }) {
        throw .usage("--\(flag) is about compiled scenes; --orphans leaves those alone.")
      }
      return try CleanOrphansCommand.run(arguments)
    }
    if arguments.has("delete") {
      throw .usage("--delete goes with --orphans; without it, clean removes what it names anyway.")
    }
    let isDry = arguments.has("dry-run")
    for folder in arguments.positional where FileSystem.kind(of: folder) != .folder {
      throw CommandError(.missingInput, "there is no folder \(folder).")
    }
    var lines: [String] = []
    var freed: Int64 = 0
    if !arguments.has("keep-cache") {
      for folder in cacheFolders(arguments.values["cache-dir"]) {
        let contents = SceneCacheContents(folder: folder)
        guard !contents.entries.isEmpty else { continue }
        if !isDry { for entry in contents.entries { FileSystem.removeFolder(entry.path) } }
        freed += contents.bytes
        lines.append(
          "\(contents.sceneCount) compiled scenes in \(folder), \(ByteText.size(contents.bytes))"
        )
      }
    }
    var folders = arguments.positional
    if folders.isEmpty, FileSystem.kind(of: "output") == .folder { folders = ["output"] }
    for folder in folders {
      let files = RemovableFiles(below: folder)
      guard !files.paths.isEmpty else { continue }
      if !isDry {
        for path in files.paths where unlink(path) != 0 && errno != ENOENT {
          throw CommandError(
            .cannotCreate,
            "\(path) could not be removed: \(FileSystem.message(forErrorNumber: errno)).")
        }
        // Only folders that are empty now go away.
        for path in Set(files.paths.compactMap { FileSystem.parent(of: $0) }).sorted().reversed()
        where path != folder {
          rmdir(path)
        }
      }
      freed += files.bytes
      lines.append(
        "\(files.paths.count) files of sequences in \(folder), \(ByteText.size(files.bytes))")
      if isDry { StandardStreams.output(files.paths.map { $0 + "\n" }.joined()) }
    }
    guard !arguments.has("quiet") else { return }
    let verb = isDry ? "would be removed" : "removed"
    for line in lines { StandardStreams.error("\(verb): \(line)\n") }
    StandardStreams.error(
      lines.isEmpty
        ? "nothing to remove\n" : "\(ByteText.size(freed)) \(isDry ? "would be " : "")free\n")
  }

  private static func cacheFolders(_ named: String?) -> [String] {
    if let named { return [FileSystem.absolute(named)] }
    let standard = Installation.current().defaultCacheFolder
    // The place that is used where the usual one cannot be written.
    return [standard, (try? SceneCache.fallback())?.folder].compactMap { $0 }
  }
}

import Glibc
import SceneLoader

/// `render-scene clean --orphans`: baselines that no scene needs any more, listed or removed.
enum CleanOrphansCommand {
  static func run(_ arguments: ParsedArguments) throws(CommandError) {
    var found: [OrphanedBaselines] = []
    for folder in try folders(arguments.positional) {
      found += try OrphanedBaselines.find(below: folder)
    }
    // A folder may be named twice, or within another.
    var known: Set<String> = []
    let files = found.flatMap(\.files).filter {
      known.insert(FileSystem.absolute($0.path)).inserted
    }
    let isRemoving = arguments.has("delete") && !arguments.has("dry-run")
    if isRemoving { try remove(files.map(\.path)) }
    guard !arguments.has("quiet") else { return }
    for (path, reason) in found.flatMap(\.unreadable) {
      StandardStreams.error("render-scene: \(path) is left alone, it is damaged: \(reason)\n")
    }
    tell(files, isRemoved: isRemoving)
  }

  private static func folders(_ named: [String]) throws(CommandError) -> [String] {
    if named.isEmpty {
      guard let scenes = Installation.current().scenesFolder else {
        throw CommandError(
          .missingInput,
          "the package's folder Scenes was not found above the command; name the folder of the "
            + "scenes: render-scene clean --orphans FOLDER.")
      }
      return [scenes]
    }
    for folder in named where FileSystem.kind(of: folder) != .folder {
      throw CommandError(.missingInput, "there is no folder \(folder).")
    }
    return named.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  private static func remove(_ paths: [String]) throws(CommandError) {
    for path in paths where unlink(path) != 0 && errno != ENOENT {
      throw CommandError(
        .cannotCreate,
        "\(path) could not be removed: \(FileSystem.message(forErrorNumber: errno)).")
    }
    // Folders that are empty now go as well, inner ones first.
    var folders = Set(paths.compactMap { FileSystem.parent(of: $0) })
    for folder in folders where FileSystem.name(of: folder) != BaselinePlace.folderName {
      if let outer = FileSystem.parent(of: folder) { folders.insert(outer) }
    }
    for folder in folders.sorted().reversed() { rmdir(folder) }
  }

  private static func tell(_ files: [OrphanedBaselines.Orphan], isRemoved: Bool) {
    guard !files.isEmpty else { return StandardStreams.error("no orphaned baselines\n") }
    let sizes = files.map { ByteText.size($0.bytes) }
    let width = sizes.map(\.count).max() ?? 0
    for (file, size) in zip(files, sizes) {
      let space = String(repeating: " ", count: width - size.count)
      StandardStreams.output("\(space)\(size)  \(file.path): \(file.reason)\n")
    }
    let total = ByteText.size(files.reduce(0) { $0 + $1.bytes })
    let count = "\(files.count) \(files.count == 1 ? "file" : "files"), \(total)"
    StandardStreams.error(
      isRemoved ? "removed: \(count)\n" : "\(count); add --delete to remove them\n")
  }
}

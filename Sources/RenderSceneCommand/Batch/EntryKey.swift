import SceneLoader

/// The digest of all that a scene's pictures depend on, so that `--resume` redoes what has changed since.
enum EntryKey {
  /// Raised when pictures may become others though nothing else has changed.
  private static let format = "1"

  /// The key of an entry; an unreadable source has the key of an empty one, and fails when it is rendered.
  static func key(of entry: BatchEntry) -> String {
    var hash = SHA256()
    hash.update(part: format)
    hash.update(part: FileSystem.identity(of: "/proc/self/exe").map { "\($0)" } ?? "")
    hash.update(part: entry.scene)
    hash.update(part: entry.variant ?? "")
    hash.update(part: entry.folder)
    let source = FileSystem.absolute(entry.source)
    hash.update(part: source)
    for name in entry.arguments.values.keys.sorted() where !neutral.contains(name) {
      hash.update(part: "--\(name)=\(entry.arguments.values[name] ?? "")")
    }
    for name in entry.arguments.lists.keys.sorted() {
      for value in entry.arguments.lists[name] ?? [] { hash.update(part: "--\(name)=\(value)") }
    }
    if let scene = try? SceneSource.read(path: source) {
      for file in scene.files {
        hash.update(part: file.path)
        hash.update(part: file.contents)
      }
    }
    var base = source
    if base.hasSuffix(".swift") { base.removeLast(".swift".count) }
    hash.update(part: (try? FileSystem.contents(of: base + ".scene.json")) ?? [])
    let isFolder = FileSystem.kind(of: source) == .folder
    let folder = isFolder ? source : FileSystem.parent(of: source) ?? "/"
    addAssets(in: folder, isWhole: isFolder, to: &hash)
    return String(hash.hexDigest().prefix(32))
  }

  /// Flags that change how pictures are made but not the pictures.
  private static let neutral: Set = ["timeout", "cache-dir", "no-cache"]

  /// Adds what tells files that are no Swift files from others: their names, sizes and last changes.
  private static func addAssets(in folder: String, isWhole: Bool, to hash: inout SHA256) {
    for name in FileSystem.names(in: folder) where !name.hasSuffix(".swift") {
      let path = folder + "/" + name
      switch FileSystem.kind(of: path) {
      case .file?:
        let isAsset = pictures.contains { name.lowercased().hasSuffix($0) }
        guard isAsset || name == "Contents.json" else { continue }
        hash.update(part: path)
        hash.update(part: FileSystem.identity(of: path).map { "\($0)" } ?? "")
      case .folder?:
        let holdsAssets =
          ["Assets", "Images", "Resources"].contains(name)
          || name.hasSuffix(".xcassets") || name.hasSuffix(".assets")
        if isWhole || holdsAssets { addAssets(in: path, isWhole: true, to: &hash) }
      default: break
      }
    }
  }

  private static let pictures = [".png", ".jpg", ".jpeg"]
}

import Imaging
import SceneLoader

/// The files that a scene is made of, with their paths from the folder that it lies in.
struct SceneFiles: Sendable {
  /// One file.
  struct File: Sendable {
    var path: String
    var contents: [UInt8]
  }

  /// The path of the scene's file or folder among them.
  var main: String
  /// In order of their paths.
  var files: [File]

  /// Reads the files of a scene and its sidecar.
  init(source path: String) throws(CommandError) {
    let path = FileSystem.absolute(path)
    let base = FileSystem.parent(of: path) ?? "/"
    main = FileSystem.name(of: path)
    files = []
    do throws(SceneLoadingError) {
      for file in try SceneSource.read(path: path).files {
        files.append(File(path: Self.relative(file.path, to: base), contents: file.contents))
      }
    } catch {
      throw CommandError(error)
    }
    let sidecar = Self.sidecar(of: path)
    if let contents = try? FileSystem.contents(of: sidecar) {
      files.append(File(path: Self.relative(sidecar, to: base), contents: contents))
    }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Files that were found elsewhere.
  init(main: String, files: [File]) {
    self.main = main
    self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Whether a path below a scene's folder is one of its Swift files.
  static func isPart(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return path.hasSuffix(".swift") && parts.last != "Package.swift"
      && !parts.contains(Substring(BaselinePlace.folderName))
  }

  /// The sidecar of a scene's file or folder, whether or not it is there.
  static func sidecar(of path: String) -> String {
    (path.hasSuffix(".swift") ? String(path.dropLast(".swift".count)) : path) + ".scene.json"
  }

  private static func relative(_ path: String, to base: String) -> String {
    path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : path
  }

  /// The digest of names and contents: the same wherever the folder lies.
  var digest: String {
    var bytes: [UInt8] = []
    for file in files {
      bytes += Array(file.path.utf8) + [0] + Array(String(file.contents.count).utf8) + [0]
      bytes += file.contents
    }
    return ContentDigest(bytes).description
  }

  // MARK: - Copies

  /// Keeps the files in a folder of copies, so that what they showed can be drawn again when they have changed.
  ///
  /// Not being able to is no failure: pictures of the past are a convenience.
  func keep(in store: SourceStore) {
    guard let folder = store.folder(for: digest), FileSystem.kind(of: folder) == nil else {
      return
    }
    try? write(to: folder)
  }

  /// Writes the files below a folder.
  func write(to folder: String) throws(FileWriteError) {
    for file in files {
      try AtomicFile.write(file.contents, to: folder + "/" + file.path)
    }
  }
}

/// Copies of scenes' files by their digests, beside the compiled scenes.
struct SourceStore: Sendable {
  /// The folder of all copies; nil where nothing is kept.
  var root: String?

  /// The name of the folder beside compiled scenes.
  static let folderName = "sources"

  init(root: String?) {
    self.root = root
  }

  init(_ policy: SceneCompiler.CachePolicy) {
    switch policy {
    case .standard: root = Installation.current().defaultCacheFolder + "/" + Self.folderName
    case .folder(let folder): root = folder + "/" + Self.folderName
    case .none: root = nil
    }
  }

  /// The folder for the files of a digest.
  func folder(for digest: String) -> String? {
    guard let root, digest.count == 32, digest.allSatisfy(\.isHexDigit) else { return nil }
    return root + "/" + digest
  }
}

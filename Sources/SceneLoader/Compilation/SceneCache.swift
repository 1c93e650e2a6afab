import Glibc

/// A folder of compiled scenes, each under a key that covers everything the result depends on.
///
/// Several processes may use one folder at once: a scene is compiled in a folder of its own, which
/// is then renamed. Whoever comes second finds the name taken and uses what is there.
package struct SceneCache: Sendable {
  /// The folder, as a path from the root.
  package var folder: String

  /// The name of the module in its folder.
  static let moduleName = "scene.so"

  /// Uses a folder; it is made when first written to.
  package init(folder: String) {
    self.folder = FileSystem.absolute(folder)
  }

  /// The compiled module under a key, or `nil`.
  package func module(for key: String) -> String? {
    let path = "\(folder)/\(key)/\(Self.moduleName)"
    return access(path, R_OK) == 0 ? path : nil
  }

  /// Makes a folder to compile in, on the same file system.
  func makeWorkFolder() throws(SystemCallError) -> String {
    try FileSystem.makeFolder(folder)
    return try FileSystem.makeTemporaryFolder(prefix: folder + "/.compiling-")
  }

  /// Moves a finished work folder to its place and returns the module's path there.
  func adopt(workFolder: String, key: String) throws(SystemCallError) -> String {
    let place = "\(folder)/\(key)"
    if rename(workFolder, place) != 0 {
      let number = errno
      FileSystem.removeFolder(workFolder)
      guard module(for: key) != nil else {
        throw SystemCallError(operation: "keep the compiled scene in", path: place, number: number)
      }
    }
    return "\(place)/\(Self.moduleName)"
  }

  /// The folder that takes the cache's place where the usual one cannot be written: the user's own
  /// below the folder for temporary files.
  package static func fallback() throws(SystemCallError) -> SceneCache {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let folder = FileSystem.absolute(base.isEmpty ? "/tmp" : base) + "/render-scene-\(getuid())"
    if mkdir(folder, 0o700) != 0, errno != EEXIST {
      throw SystemCallError(operation: "make the folder", path: folder, number: errno)
    }
    // Somebody else's folder of that name could hold anything, and modules are executed.
    var status = stat()
    guard lstat(folder, &status) == 0, status.st_uid == getuid(),
      status.st_mode & S_IFMT == S_IFDIR, status.st_mode & 0o022 == 0
    else {
      throw SystemCallError(operation: "trust the folder", path: folder, number: EPERM)
    }
    return SceneCache(folder: folder + "/scenes")
  }
}

import Glibc

/// The Swift compiler that compiles scenes.
package struct CompilerLocation: Equatable, Sendable {
  /// The path of `swiftc` as found.
  package var path: String
  /// What tells this compiler from another: where it really lies, its size and its last change.
  package var identity: String

  /// Finds `swiftc` in folders separated by colons, as in `PATH`.
  package static func find(on searchPath: String) throws(SceneLoadingError) -> CompilerLocation {
    for folder in searchPath.split(separator: ":") where folder.hasPrefix("/") {
      let path = "\(folder)/swiftc"
      guard access(path, X_OK) == 0, let resolved = FileSystem.resolvingLinks(path) else {
        continue
      }
      guard let identity = FileSystem.identity(of: resolved) else { continue }
      return CompilerLocation(path: path, identity: "\(resolved):\(identity)")
    }
    throw .compilerNotFound(searched: searchPath)
  }

  /// Finds `swiftc` on the environment's `PATH`.
  package static func find() throws(SceneLoadingError) -> CompilerLocation {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
    return try find(on: path)
  }
}

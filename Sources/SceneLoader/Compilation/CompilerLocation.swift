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

  /// Where programs are looked for when the environment does not say.
  static let standardSearchPath = "/usr/local/bin:/usr/bin:/bin"

  /// Finds `swiftc` on the environment's `PATH`; else the one that the Swift library of this process came with.
  package static func find() throws(SceneLoadingError) -> CompilerLocation {
    let path = getenv("PATH").map { String(cString: $0) } ?? standardSearchPath
    do {
      return try find(on: path)
    } catch {
      guard let folder = toolchainFolder, let found = try? find(on: folder) else { throw error }
      return found
    }
  }

  /// The folder of programs beside the library that Swift code of this process runs on.
  private static var toolchainFolder: String? {
    guard let bytes = try? FileSystem.contents(of: "/proc/self/maps") else { return nil }
    let place = "/lib/swift/linux/libswiftCore.so"
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    where line.hasSuffix(place) {
      guard let start = line.firstIndex(of: "/") else { continue }
      return line[start...].dropLast(place.count) + "/bin"
    }
    return nil
  }
}

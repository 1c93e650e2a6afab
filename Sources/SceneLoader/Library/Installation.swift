import Glibc

/// Where the parts of the product lie, found from the running executable.
package struct Installation: Equatable, Sendable {
  /// The running executable, with symbolic links resolved.
  package var executable: String
  /// The folder with `Package.swift` and `Scenes`, or `nil` where the executable lies elsewhere.
  package var packageRoot: String?

  /// Describes a known layout.
  package init(executable: String, packageRoot: String?) {
    self.executable = executable
    self.packageRoot = packageRoot
  }

  /// Finds the parts from the running executable; the environment variable `RENDER_SCENE_ROOT`
  /// overrides the package's folder.
  package static func current() -> Installation {
    let executable = FileSystem.resolvingLinks("/proc/self/exe") ?? "/render-scene"
    if let override = getenv("RENDER_SCENE_ROOT"), override.pointee != 0 {
      let root = FileSystem.absolute(String(cString: override))
      return Installation(executable: executable, packageRoot: root)
    }
    return Installation(executable: executable, packageRoot: packageRoot(above: executable))
  }

  /// The nearest folder above a path that has `Package.swift` and `Scenes`.
  package static func packageRoot(above path: String) -> String? {
    var folder = FileSystem.parent(of: path)
    while let candidate = folder {
      if FileSystem.kind(of: candidate + "/Package.swift") == .file,
        FileSystem.kind(of: candidate + "/Scenes") == .folder
      {
        return candidate
      }
      folder = candidate == "/" ? nil : FileSystem.parent(of: candidate)
    }
    return nil
  }

  /// The folder of the executable.
  package var buildFolder: String { FileSystem.parent(of: executable) ?? "/" }
  /// The folder of the compiled modules that scenes import.
  package var modulesFolder: String { buildFolder + "/Modules" }
  /// The compiler plug-in with the macros.
  package var macroPlugin: String { buildFolder + "/SwiftUIMacros-tool" }
  /// The folder of the scenes that come with the package, or `nil` where there is no package.
  package var scenesFolder: String? { packageRoot.map { $0 + "/Scenes" } }

  /// A path as the package's folder has it, so that it reads the same on every machine; unchanged outside of that.
  package func pathFromRoot(_ path: String) -> String {
    guard let packageRoot, path.hasPrefix(packageRoot + "/") else { return path }
    return String(path.dropFirst(packageRoot.count + 1))
  }

  /// The folder where compiled scenes are kept unless told otherwise.
  package var defaultCacheFolder: String {
    packageRoot.map { $0 + "/.build/scenes" } ?? buildFolder + "/scenes"
  }

  /// The module maps of the C modules that the compiled modules were built with.
  package var moduleMaps: [String] {
    FileSystem.names(in: buildFolder)
      .filter { $0.hasSuffix(".build") }
      .map { "\(buildFolder)/\($0)/module.modulemap" }
      .filter { FileSystem.kind(of: $0) == .file }
  }
}

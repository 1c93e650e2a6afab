/// The scenes that lie in a folder and the groups below it.
package struct SceneLibrary: Sendable {
  /// The folder, as a path from the root.
  package var folder: String

  /// Looks at a folder; nothing is read yet.
  package init(folder: String) {
    self.folder = folder
  }

  /// A scene to render: its files and the root that was asked for.
  package struct Selection: Sendable {
    /// The files.
    package var source: SceneSource
    /// The view to show.
    package var root: SceneRoot
    /// The name for outputs: the scene's, with the root's after a full stop if one was named.
    package var outputName: String
  }

  /// Finds what an argument of the command line means.
  ///
  /// A name of the library wins; then a path. `name/preview` means one root of a scene.
  ///
  /// - Parameters:
  ///   - argument: A scene's name or the path of a file or folder.
  ///   - rootName: The root asked for besides, or `nil`.
  ///   - library: The library for names, or `nil` where there is none.
  /// - Returns: The scene's files, its root and the name for outputs.
  /// - Throws: What is unknown, ambiguous or unreadable.
  package static func select(
    _ argument: String, root rootName: String?, in library: SceneLibrary?
  ) throws(SceneLoadingError) -> Selection {
    if !looksLikePath(argument), let library {
      if let source = try library.source(named: argument) {
        return try selection(source, rootName)
      }
      if let slash = argument.firstIndex(of: "/") {
        let name = String(argument[..<slash])
        if let source = try library.source(named: name) {
          return try selection(source, String(argument[argument.index(after: slash)...]))
        }
      }
    }
    let exists = FileSystem.kind(of: argument) != nil
    guard looksLikePath(argument) || exists else {
      let known = library?.sourceNames() ?? []
      throw .unknownScene(
        name: argument, suggestions: Suggestions.nearest(to: argument, among: known),
        folder: library?.folder)
    }
    return try selection(try SceneSource.read(path: argument), rootName)
  }

  private static func selection(
    _ source: SceneSource, _ rootName: String?
  ) throws(SceneLoadingError) -> Selection {
    let root = try source.root(named: rootName)
    let suffix = rootName.map { "." + SceneName.kebabCase($0) } ?? ""
    return Selection(source: source, root: root, outputName: source.name + suffix)
  }

  private static func looksLikePath(_ argument: String) -> Bool {
    argument.hasPrefix("/") || argument.hasPrefix("./") || argument.hasPrefix("../")
      || argument == "." || argument == ".." || argument.hasSuffix(".swift")
      || argument.hasSuffix("/")
  }

  /// The scene with this name, or `nil`.
  package func source(named name: String) throws(SceneLoadingError) -> SceneSource? {
    let wanted = SceneName.kebabCase(name)
    let matches = entries().filter { $0.name == wanted }
    if matches.count > 1 {
      throw .ambiguousScene(name: name, paths: matches.map(\.path))
    }
    guard let match = matches.first else { return nil }
    return try SceneSource.read(path: match.path)
  }

  /// The names of all scenes, in order, without reading more than groups need.
  package func sourceNames() -> [String] {
    entries().map(\.name).sorted()
  }

  /// Every scene that has a root, in order of names.
  package func sources() throws(SceneLoadingError) -> [SceneSource] {
    var sources: [SceneSource] = []
    for entry in entries() {
      let source = try SceneSource.read(path: entry.path)
      if !source.roots.isEmpty { sources.append(source) }
    }
    return sources.sorted { $0.name < $1.name }
  }

  /// A file or folder that is one scene.
  private struct Entry {
    var name: String
    var path: String
  }

  private func entries() -> [Entry] {
    entries(in: folder, isTop: true)
  }

  private func entries(in folder: String, isTop: Bool) -> [Entry] {
    let names = FileSystem.names(in: folder).filter { $0 != "__Snapshots__" }
    let swiftNames = names.filter { $0.hasSuffix(".swift") }
    if !isTop, isOneScene(folder, swiftNames) {
      return [Entry(name: SceneName.kebabCase(FileSystem.name(of: folder)), path: folder)]
    }
    var result = swiftNames.map { file in
      Entry(
        name: SceneName.kebabCase(String(file.dropLast(".swift".count))), path: folder + "/" + file)
    }
    for name in names where !name.hasSuffix(".swift") {
      let path = folder + "/" + name
      if FileSystem.kind(of: path) == .folder { result += entries(in: path, isTop: false) }
    }
    return result
  }

  /// Whether a folder's files are one scene: there are several, and only one of them has a root.
  private func isOneScene(_ folder: String, _ files: [String]) -> Bool {
    guard files.count > 1 else { return false }
    var withRoot = 0
    for file in files {
      guard let source = try? SceneSource.read(path: folder + "/" + file) else { return false }
      if !source.roots.isEmpty { withRoot += 1 }
      if withRoot > 1 { return false }
    }
    return withRoot == 1
  }
}

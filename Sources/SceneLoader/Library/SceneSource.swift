/// The Swift files of one scene, before they are compiled.
package struct SceneSource: Equatable, Sendable {
  /// One file as it was read.
  package struct File: Equatable, Sendable {
    /// The file's path from the root.
    package var path: String
    /// The file's bytes.
    package var contents: [UInt8]

    /// Makes a file.
    package init(path: String, contents: [UInt8]) {
      self.path = path
      self.contents = contents
    }
  }

  /// The name on the command line: the file's or folder's, in kebab-case.
  package var name: String
  /// The file or folder, as a path from the root.
  package var path: String
  /// Whether the scene is a folder.
  package var isFolder: Bool
  /// The files, in order of their paths.
  package var files: [File]
  /// What the files declare, in the order of `files`.
  package var declarations: SceneDeclarations
  /// The roots of the file that the others are for, where there is one.
  private var mainRoots: [SceneRoot] = []

  /// Makes a scene source and reads what its files declare.
  package init(
    name: String, path: String, isFolder: Bool, files: [File],
    conditions: CompilationConditions = .scene
  ) {
    self.name = name
    self.path = path
    self.isFolder = isFolder
    self.files = files
    let each = files.map { SceneScanner.declarations(in: $0.contents, conditions: conditions) }
    declarations = .merging(each)
    guard files.count > 1 else { return }
    let group = files.map {
      SceneFileGroup.File(path: $0.path, contents: $0.contents, conditions: conditions)
    }
    guard let main = SceneFileGroup(group).mainFile else { return }
    let previewsBefore = each[..<main].reduce(0) { $0 + $1.previews.count }
    mainRoots = group[main].roots.map { root in
      guard case .preview(let index, let name) = root else { return root }
      return .preview(index: previewsBefore + index, name: name)
    }
  }

  /// Reads a Swift file, or all Swift files in a folder and below.
  package static func read(path: String) throws(SceneLoadingError) -> SceneSource {
    let path = FileSystem.absolute(path)
    var baseName = FileSystem.name(of: path)
    var paths = [path]
    var isFolder = false
    switch FileSystem.kind(of: path) {
    case nil:
      throw .missingPath(path)
    case .folder:
      isFolder = true
      paths = swiftFiles(below: path)
      if paths.isEmpty { throw .notSwift(path: path) }
    default:
      guard baseName.hasSuffix(".swift") else { throw .notSwift(path: path) }
      baseName.removeLast(".swift".count)
    }
    var files: [File] = []
    for path in paths {
      do {
        files.append(File(path: path, contents: try FileSystem.contents(of: path)))
      } catch {
        throw .unreadable(error)
      }
    }
    let name = SceneName.kebabCase(baseName)
    return SceneSource(
      name: name.isEmpty ? "scene" : name, path: path, isFolder: isFolder, files: files)
  }

  /// The Swift files in a folder and below, in order of their paths.
  package static func swiftFiles(below folder: String) -> [String] {
    var paths: [String] = []
    // A package's manifest is no part of its program.
    let skipped: Set = ["__Snapshots__", "Package.swift"]
    for name in FileSystem.names(in: folder) where !skipped.contains(name) {
      let path = folder + "/" + name
      if name.hasSuffix(".swift") {
        paths.append(path)
      } else if FileSystem.kind(of: path) == .folder {
        paths += swiftFiles(below: path)
      }
    }
    return paths
  }

  /// The roots in order of preference; those of the file that the others are for come first.
  package var roots: [SceneRoot] {
    var base = FileSystem.name(of: path)
    if base.hasSuffix(".swift") { base.removeLast(".swift".count) }
    let all = declarations.roots(fileName: base)
    return mainRoots + all.filter { !mainRoots.contains($0) }
  }

  /// The root that a name means, the first one if there is no name.
  ///
  /// A name is a preview's as written or in kebab-case, its number from 1, or a type's.
  package func root(named name: String?) throws(SceneLoadingError) -> SceneRoot {
    let roots = self.roots
    guard let name else {
      guard let first = roots.first else {
        throw .noRoot(scene: self.name, candidates: declarations.candidateViews)
      }
      return first
    }
    if let exact = roots.first(where: { $0.name == name }) { return exact }
    let kebab = SceneName.kebabCase(name)
    if let match = roots.first(where: { $0.name.map(SceneName.kebabCase) == kebab }) {
      return match
    }
    if let number = Int(name), roots.indices.contains(number - 1) { return roots[number - 1] }
    if declarations.candidateViews.contains(name) { return .view(type: name) }
    let known = roots.enumerated().map { $1.name ?? String($0 + 1) } + declarations.candidateViews
    throw .unknownRoot(scene: self.name, name: name, known: known)
  }

  /// The full names of the scenes in these files, in order: the bare name, then `name/root` for
  /// each further root.
  package var sceneNames: [String] {
    let roots = self.roots
    guard roots.count > 1 else { return roots.isEmpty ? [] : [name] }
    return roots.enumerated().map { index, root in
      name + "/" + (root.name.map(SceneName.kebabCase) ?? String(index + 1))
    }
  }
}

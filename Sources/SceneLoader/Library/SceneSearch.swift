/// Looks for scenes below folders.
///
/// Each file is a scene, except that a folder whose files need one another and have one root is one. Every file is read
/// once, whatever the number of folders around it.
package struct SceneSearch {
  /// A scene that was found.
  package struct Place: Equatable, Sendable {
    /// The file or folder as the search was asked: the path given, with what lies below it.
    package var path: String
    /// The folder it lies in, from the one that was searched; empty for that itself.
    package var folder: String
    /// Whether it is a folder.
    package var isFolder: Bool
    /// Whether something in it can be shown, or would be the scene if it said which.
    package var mayShow: Bool
  }

  private var files: [String: SceneFileGroup.File] = [:]
  private var visited: Set<String> = []

  /// The types that files of the search declare for others.
  package var declaredTypes: Set<String> {
    files.values.reduce(into: []) { $0.formUnion($1.names.types) }
  }

  /// A search that has read nothing yet.
  package init() {}

  /// The scenes at a path: a file itself, or what a folder holds, in order of their paths.
  package mutating func places(at path: String) throws(SceneLoadingError) -> [Place] {
    switch FileSystem.kind(of: path) {
    case nil: throw .missingPath(path)
    case .folder:
      let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      return try places(in: trimmed, folder: "")
    default:
      guard path.hasSuffix(".swift") else { throw .notSwift(path: path) }
      return [Place(path: path, folder: "", isFolder: false, mayShow: true)]
    }
  }

  private mutating func places(
    in path: String, folder: String
  ) throws(SceneLoadingError) -> [Place] {
    // A link back up would never end.
    guard let real = FileSystem.resolvingLinks(path), visited.insert(real).inserted else {
      return []
    }
    let paths = SceneSource.swiftFiles(below: path)
    if paths.isEmpty { return [] }
    var group: [SceneFileGroup.File] = []
    for path in paths { group.append(try file(at: path)) }
    if SceneFileGroup(group).mainFile != nil {
      return [Place(path: path, folder: Self.parent(folder), isFolder: true, mayShow: true)]
    }
    var result: [Place] = []
    for name in FileSystem.names(in: path) where name != "__Snapshots__" {
      let inner = path + "/" + name
      if name.hasSuffix(".swift"), FileSystem.kind(of: inner) == .file {
        guard let file = files[inner] else { continue }
        let mayShow = !file.roots.isEmpty || file.candidates > 0
        result.append(Place(path: inner, folder: folder, isFolder: false, mayShow: mayShow))
      } else if FileSystem.kind(of: inner) == .folder {
        result += try places(in: inner, folder: folder.isEmpty ? name : folder + "/" + name)
      }
    }
    return result
  }

  private static func parent(_ folder: String) -> String {
    FileSystem.parent(of: folder) ?? ""
  }

  private mutating func file(at path: String) throws(SceneLoadingError) -> SceneFileGroup.File {
    if let known = files[path] { return known }
    do {
      let file = SceneFileGroup.File(path: path, contents: try FileSystem.contents(of: path))
      files[path] = file
      return file
    } catch {
      throw .unreadable(error)
    }
  }
}

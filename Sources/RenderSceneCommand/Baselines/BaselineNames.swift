import SceneLoader

/// The names that baselines of the scenes in a folder may have.
///
/// Rather too many than too few: whatever a file or folder can be shown as counts, since what is not named here may be
/// removed.
struct BaselineNames {
  private var scenes: Set<String> = []
  private var variants: [String: Set<String>] = [:]
  /// Scenes whose sidecar cannot be read: any variant may be theirs.
  private var scenesWithUnknownVariants: Set<String> = []

  /// Reads what lies directly in a folder: files, and folders that may be a scene each.
  init(folder: String) throws(CommandError) {
    for name in FileSystem.names(in: folder) where name != BaselinePlace.folderName {
      let path = folder + "/" + name
      switch FileSystem.kind(of: path) {
      case .file where name.hasSuffix(".swift") && name != "Package.swift": try add(path)
      case .folder where !SceneSource.swiftFiles(below: path).isEmpty: try add(path)
      default: break
      }
    }
  }

  private mutating func add(_ path: String) throws(CommandError) {
    let source: SceneSource
    do {
      source = try SceneSource.read(path: path)
    } catch {
      throw CommandError(error)
    }
    let views = source.declarations.candidateViews
    guard !source.roots.isEmpty || !views.isEmpty else { return }
    var names = [source.name]
    for (index, root) in source.roots.enumerated() {
      // A preview is called for by name or number.
      names.append("\(source.name).\(index + 1)")
      if let root = root.name { names.append("\(source.name).\(SceneName.kebabCase(root))") }
    }
    names += views.map { "\(source.name).\(SceneName.kebabCase($0))" }
    scenes.formUnion(names)
    do throws(CommandError) {
      let own = try SceneScript.beside(path: source.path).variants.map(\.name)
      for name in names { variants[name, default: []].formUnion(own) }
    } catch {
      scenesWithUnknownVariants.formUnion(names)
    }
  }

  /// Whether there is a scene of a name, with the variant that may follow after a tilde.
  func contains(_ name: String) -> Bool {
    guard let tilde = name.firstIndex(of: "~") else { return scenes.contains(name) }
    let scene = String(name[..<tilde])
    guard scenes.contains(scene) else { return false }
    let variant = String(name[name.index(after: tilde)...])
    return scenesWithUnknownVariants.contains(scene) || variants[scene]?.contains(variant) == true
  }
}

/// Swift files of one folder that may be one scene, and how they need one another.
package struct SceneFileGroup {
  /// One file of the folder.
  package struct File {
    /// What it calls things.
    package var names: DeclaredNames
    /// The views that it can show, in order of preference.
    package var roots: [SceneRoot]
    /// How many views it has that can be made without arguments.
    package var candidates: Int

    /// Reads a file.
    package init(path: String, contents: [UInt8], conditions: CompilationConditions = .scene) {
      names = DeclaredNames(of: contents, conditions: conditions)
      let file = FileSystem.name(of: path)
      let base = file.hasSuffix(".swift") ? String(file.dropLast(".swift".count)) : file
      let declarations = SceneScanner.declarations(in: contents, conditions: conditions)
      roots = declarations.roots(fileName: base)
      candidates = declarations.candidateViews.count
    }
  }

  private let files: [File]

  /// Looks at files.
  package init(_ files: [File]) {
    self.files = files
  }

  /// The file whose root the others are for; nil where the files are no single scene.
  ///
  /// They are one when some file needs another, every file with a root is needed, directly or through others, by one of
  /// them, and no type is declared twice.
  package var mainFile: Int? {
    guard files.count > 1 else { return nil }
    var types: Set<String> = []
    for type in files.flatMap(\.names.types) {
      guard types.insert(type).inserted else { return nil }
    }
    let withRoot = files.indices.filter { !files[$0].roots.isEmpty }
    guard !withRoot.isEmpty else { return nil }
    let needs = self.needs
    let needed = Set(needs.joined())
    let free = withRoot.filter { !needed.contains($0) }
    if free.count > 1 { return nil }
    // Where all are needed they need one another in a circle; the first of it that leads to all others counts.
    for candidate in free.isEmpty ? withRoot : free where !needs[candidate].isEmpty {
      let reached = Self.reached(from: candidate, needs)
      if withRoot.allSatisfy({ $0 == candidate || reached.contains($0) }) { return candidate }
    }
    return nil
  }

  /// For each file those it needs.
  private var needs: [[Int]] {
    var owners: [String: [Int]] = [:]
    for (index, file) in files.enumerated() {
      for name in file.names.offered { owners[name, default: []].append(index) }
    }
    return files.enumerated().map { index, file in
      var others: Set<Int> = []
      for name in file.names.mentioned where !file.names.declared.contains(name) {
        others.formUnion(owners[name] ?? [])
      }
      others.remove(index)
      return others.sorted()
    }
  }

  private static func reached(from start: Int, _ needs: [[Int]]) -> Set<Int> {
    var reached: Set<Int> = [start]
    var open = [start]
    while let file = open.popLast() {
      for next in needs[file] where reached.insert(next).inserted { open.append(next) }
    }
    return reached
  }
}

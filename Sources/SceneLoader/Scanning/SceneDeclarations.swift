/// What one or more Swift files declare that can be the root of a scene.
package struct SceneDeclarations: Equatable, Sendable {
  /// A `#Preview`.
  package struct Preview: Equatable, Sendable {
    /// The name it was given, or `nil`.
    package var name: String?
    /// Index of its file among those scanned.
    package var file: Int
    /// The line it starts on, from 1.
    package var line: Int
  }

  /// A type declared at the top level of a file.
  package struct TypeDeclaration: Equatable, Sendable {
    /// The type's name.
    package var name: String
    /// The names of the types it inherits from or conforms to, here or in an extension.
    package var conformances: Set<String>
    /// Whether another file of the module cannot name it.
    package var isPrivate: Bool
    /// Whether it has type parameters.
    package var isGeneric: Bool
    /// Whether `Name()` compiles.
    package var canBeMadeWithoutArguments: Bool
    /// The line it starts on, from 1.
    package var line: Int
  }

  /// Every `#Preview`, in order.
  package var previews: [Preview] = []
  /// Every type at the top level, in order.
  package var types: [TypeDeclaration] = []
  /// The names of the functions at the top level.
  package var functions: Set<String> = []
  /// How often each name stands in the source.
  package var mentions: [String: Int] = [:]

  /// Nothing declared.
  package init() {}
}

// MARK: - Choosing roots

/// The view that a scene shows.
package enum SceneRoot: Hashable, Sendable {
  /// A `#Preview`; `index` counts the previews of the scene from 0.
  case preview(index: Int, name: String?)
  /// The static `previews` of a `PreviewProvider`.
  case previewProvider(type: String)
  /// The content of the first `WindowGroup` of an `App`.
  case app(type: String)
  /// A view made without arguments.
  case view(type: String)

  /// The name that `--root` accepts: a preview's own, or the type's.
  package var name: String? {
    switch self {
    case .preview(_, let name): name
    case .previewProvider(let type), .app(let type), .view(let type): type
    }
  }
}

extension SceneDeclarations {
  /// The roots in order of preference; the first is what the bare scene name means.
  ///
  /// Previews come first, then preview providers, then the app; where there is none of them, the
  /// view `ContentView`, else the only view that can be made without arguments. If several can be,
  /// the one named like the file (`fileName`, without its extension), else the only one that no
  /// other code mentions.
  package func roots(fileName: String) -> [SceneRoot] {
    var roots = previews.enumerated().map { SceneRoot.preview(index: $0, name: $1.name) }
    roots += visibleTypes("PreviewProvider").map { .previewProvider(type: $0.name) }
    roots += visibleTypes("App").map { .app(type: $0.name) }
    if roots.isEmpty, let view = rootView(fileName: fileName) { roots = [.view(type: view)] }
    return roots
  }

  /// The views that can be made without arguments, in order.
  package var candidateViews: [String] {
    visibleTypes("View").filter { !$0.isGeneric && $0.canBeMadeWithoutArguments }.map(\.name)
  }

  private func rootView(fileName: String) -> String? {
    let candidates = candidateViews
    if candidates.contains("ContentView") { return "ContentView" }
    if candidates.count <= 1 { return candidates.first }
    if candidates.contains(fileName) { return fileName }
    let unmentioned = candidates.filter { mentions[$0] == 1 }
    return unmentioned.count == 1 ? unmentioned[0] : nil
  }

  private func visibleTypes(_ conformance: String) -> [TypeDeclaration] {
    types.filter { $0.conformances.contains(conformance) && !$0.isPrivate }
  }

  /// The declarations of several files of one module, taken together.
  package static func merging(_ files: [SceneDeclarations]) -> SceneDeclarations {
    var all = SceneDeclarations()
    for (index, file) in files.enumerated() {
      all.previews += file.previews.map { preview in
        var preview = preview
        preview.file = index
        return preview
      }
      all.types += file.types
      all.functions.formUnion(file.functions)
      all.mentions.merge(file.mentions, uniquingKeysWith: +)
    }
    return all
  }
}

/// The Swift file that is compiled into every scene's module beside the scene's own files.
///
/// It registers the root and gives the names that reach the outside world through Foundation
/// (`Timer`, `DispatchQueue`, `print`) the meaning they have on virtual time. A declaration in the
/// module itself wins over every imported one, also in a file that imports Foundation.
enum SceneEntryFile {
  /// The file's name; unlikely to be a name of the user's, which two files of a module cannot
  /// share.
  static let name = "PartwaySceneEntry.swift"
  /// The function that registers the root.
  static let entrySymbol = "partway_scene_entry"
  /// What the names of the functions that `#Preview` expands to begin with.
  static let previewSymbolPrefix = "partway_preview_"

  /// The file's text for a scene and the root that is to be shown.
  static func contents(for declarations: SceneDeclarations, root: SceneRoot) -> String {
    var lines = ["import SwiftUI", ""]
    let types = Set(declarations.types.map(\.name))
    for name in ["Timer", "DispatchQueue"] where !types.contains(name) {
      lines.append("typealias \(name) = SwiftUI.\(name)")
    }
    if !declarations.functions.contains("print") {
      lines += [
        "",
        #"func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {"#,
        #"  let line = items.map { "\($0)" }.joined(separator: separator)"#,
        "  SwiftUI.print(line, terminator: terminator)",
        "}",
      ]
    }
    lines += ["", "@MainActor @_cdecl(\"\(entrySymbol)\")", "public func partwaySceneEntry() {"]
    switch root {
    case .preview:
      break  // The functions of `#Preview` register themselves.
    case .previewProvider(let type):
      lines.append("  SwiftUI._registerRoot { \(type).previews }")
    case .app(let type):
      lines.append("  SwiftUI._registerApp(\(type).self)")
    case .view(let type):
      lines.append("  SwiftUI._registerRoot { \(type)() }")
    }
    lines += ["}", ""]
    return lines.joined(separator: "\n")
  }
}

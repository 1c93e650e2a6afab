/// What a Swift file calls things, as far as another file of the module may need them.
///
/// A lexical reading: a name that happens to be the same counts as the same.
package struct DeclaredNames: Equatable, Sendable {
  /// Names that other files can use: types, functions and values at the top level, and what extensions add.
  package var offered: Set<String> = []
  /// Types at the top level that other files can use.
  package var types: Set<String> = []
  /// Every name that is declared anywhere in the file.
  package var declared: Set<String> = []
  /// Every name that stands in the file.
  package var mentioned: Set<String> = []

  private static let introducers = SceneScanner.typeKeywords.union([
    "func", "var", "let", "typealias", "case",
  ])
  /// What protocols ask extensions for; no file needs another because of these.
  private static let witnesses: Set = [
    "body", "path", "previews", "id", "description", "debugDescription", "makeBody",
    "animatableData",
    "hash", "rawValue", "defaultValue", "Body", "ID", "reduce", "sizeThatFits", "placeSubviews",
    "effectValue", "allCases", "main", "scene",
  ]

  /// Reads the names of one file.
  package init(of source: [UInt8], conditions: CompilationConditions = .scene) {
    let tokens = conditions.activeTokens(of: SwiftTokenizer.tokens(of: source))
    var depth = 0
    /// The depths inside extensions that are open.
    var extensions: [Int] = []
    var awaitsExtensionBody = false
    var isPrivate = false
    for (index, token) in tokens.enumerated() {
      if token.kind == .punctuation {
        if SceneScanner.closer[token.text] != nil {
          depth += 1
          if token.text == "{", awaitsExtensionBody {
            extensions.append(depth)
            awaitsExtensionBody = false
          }
        } else if [")", "]", "}"].contains(token.text) {
          if extensions.last == depth { extensions.removeLast() }
          depth -= 1
          isPrivate = false
        }
      }
      guard token.kind == .word else { continue }
      mentioned.insert(token.text)
      switch token.text {
      case "private", "fileprivate": isPrivate = true
      case "extension": awaitsExtensionBody = true
      case _ where Self.introducers.contains(token.text):
        guard index + 1 < tokens.count, tokens[index + 1].kind == .word else { continue }
        let name = tokens[index + 1].text
        declared.insert(name)
        let isTop = depth == 0
        if !isPrivate, isTop || extensions.last == depth, !Self.witnesses.contains(name) {
          offered.insert(name)
          if isTop, SceneScanner.typeKeywords.contains(token.text) { types.insert(name) }
        }
        isPrivate = false
      default: break
      }
    }
  }
}

/// Finds the declarations of a Swift file that can be the root of a scene.
///
/// A lexical reading: it follows brackets and the few keywords that matter and leaves everything
/// else to the compiler.
package struct SceneScanner {
  private let tokens: [SwiftToken]
  private var index = 0
  private var found = SceneDeclarations()
  /// Conformances that extensions add, by type name.
  private var added: [String: Set<String>] = [:]

  private init(_ tokens: [SwiftToken]) {
    self.tokens = tokens
  }

  /// The declarations in one file's text.
  package static func declarations(
    in source: [UInt8], conditions: CompilationConditions = .scene
  ) -> SceneDeclarations {
    let tokens = conditions.activeTokens(of: SwiftTokenizer.tokens(of: source))
    var scanner = SceneScanner(tokens)
    return scanner.scan()
  }

  /// The declarations in one file's text.
  package static func declarations(in source: String) -> SceneDeclarations {
    declarations(in: Array(source.utf8))
  }

  // MARK: - Top level

  private mutating func scan() -> SceneDeclarations {
    for token in tokens where token.kind == .word { found.mentions[token.text, default: 0] += 1 }
    var isPrivate = false
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .word where token.text == "private" || token.text == "fileprivate":
        isPrivate = true
        index += 1
      case .word where Self.typeKeywords.contains(token.text) && isName(at: index + 1):
        scanType(isPrivate: isPrivate)
        isPrivate = false
      case .word where token.text == "extension" && isName(at: index + 1):
        scanExtension()
        isPrivate = false
      case .word where token.text == "func" && isName(at: index + 1):
        found.functions.insert(tokens[index + 1].text)
        isPrivate = false
        index += 2
      case .word where Self.memberKeywords.contains(token.text):
        isPrivate = false
        index += 1
      case .directive where token.text == "#Preview":
        scanPreview()
        isPrivate = false
      case .punctuation where Self.closer[token.text] != nil:
        index = end(ofBracketAt: index)
      default:
        index += 1
      }
    }
    for position in found.types.indices {
      found.types[position].conformances.formUnion(added[found.types[position].name] ?? [])
    }
    return found
  }

  private mutating func scanPreview() {
    var preview = SceneDeclarations.Preview(name: nil, file: 0, line: tokens[index].line)
    index += 1
    if index < tokens.count, tokens[index].isMark("(") {
      let close = end(ofBracketAt: index)
      if index + 1 < close, case .string(true) = tokens[index + 1].kind {
        preview.name = tokens[index + 1].text
      }
      index = close
    }
    if index < tokens.count, tokens[index].isMark("{") { index = end(ofBracketAt: index) }
    found.previews.append(preview)
  }

  private mutating func scanExtension() {
    index += 1
    var name = tokens[index].text
    index += 1
    while index + 1 < tokens.count, tokens[index].isMark("."), isName(at: index + 1) {
      name += "." + tokens[index + 1].text
      index += 2
    }
    let conformances = takeConformances()
    added[name, default: []].formUnion(conformances)
    if index < tokens.count, tokens[index].isMark("{") { index = end(ofBracketAt: index) }
  }

  private mutating func scanType(isPrivate: Bool) {
    let line = tokens[index].line
    let keyword = tokens[index].text
    let name = tokens[index + 1].text
    index += 2
    let isGeneric = index < tokens.count && tokens[index].isMark("<")
    if isGeneric { skipTypeParameters() }
    let conformances = takeConformances()
    var canBeMade = false
    if index < tokens.count, tokens[index].isMark("{") {
      let close = end(ofBracketAt: index)
      var members = MemberScanner(Array(tokens[(index + 1)..<max(index + 1, close - 1)]))
      canBeMade = keyword != "enum" && keyword != "protocol" && members.canBeMadeWithoutArguments()
      index = close
    }
    found.types.append(
      SceneDeclarations.TypeDeclaration(
        name: name, conformances: conformances, isPrivate: isPrivate, isGeneric: isGeneric,
        canBeMadeWithoutArguments: canBeMade, line: line))
  }

  /// Takes `: A, B & C where …`, leaving `index` at the opening brace.
  private mutating func takeConformances() -> Set<String> {
    var names: Set<String> = []
    guard index < tokens.count else { return names }
    var isListing = tokens[index].isMark(":")
    while index < tokens.count, !tokens[index].isMark("{") {
      let token = tokens[index]
      if token.isWord("where") { isListing = false }
      if isListing, token.kind == .word, !token.text.hasPrefix("@") {
        // Of a qualified name only the last part counts: `SwiftUI.View`.
        let isQualifier = index + 1 < tokens.count && tokens[index + 1].isMark(".")
        if !isQualifier { names.insert(token.text) }
      }
      index = Self.closer[token.text] != nil ? end(ofBracketAt: index) : index + 1
    }
    return names
  }

  private mutating func skipTypeParameters() {
    var depth = 0
    while index < tokens.count {
      if tokens[index].isMark("<") { depth += 1 }
      if tokens[index].isMark(">") { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
  }

  private func isName(at position: Int) -> Bool {
    position < tokens.count && tokens[position].kind == .word
  }

  private func end(ofBracketAt start: Int) -> Int {
    Self.end(ofBracketAt: start, in: tokens)
  }

  // MARK: - Brackets and keywords

  /// The index after the bracket that closes the one at `start`, or the end.
  static func end(ofBracketAt start: Int, in tokens: [SwiftToken]) -> Int {
    var depth = 0
    var position = start
    while position < tokens.count {
      let token = tokens[position]
      if token.kind == .punctuation {
        if closer[token.text] != nil { depth += 1 }
        if token.text == ")" || token.text == "]" || token.text == "}" { depth -= 1 }
      }
      position += 1
      if depth == 0 { return position }
    }
    return tokens.count
  }

  static let closer = ["(": ")", "[": "]", "{": "}"]
  static let typeKeywords: Set = ["struct", "class", "enum", "actor", "protocol"]
  static let memberKeywords: Set = ["func", "var", "let", "typealias", "import"]
}

/// Decides from a type's members whether `Name()` compiles.
private struct MemberScanner {
  private let tokens: [SwiftToken]
  private var index = 0
  private var hasInitializer = false
  private var hasInitializerWithoutArguments = false
  private var needsValue = false

  init(_ tokens: [SwiftToken]) {
    self.tokens = tokens
  }

  mutating func canBeMadeWithoutArguments() -> Bool {
    var modifiers: Set<String> = []
    var attributes: Set<String> = []
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      guard token.kind == .word else {
        if SceneScanner.closer[token.text] != nil, token.kind == .punctuation {
          index = SceneScanner.end(ofBracketAt: index - 1, in: tokens)
        }
        if token.isMark("}") || token.isMark(";") { (modifiers, attributes) = ([], []) }
        continue
      }
      switch token.text {
      case "init":
        scanInitializer(modifiers)
      case "var", "let":
        scanProperty(modifiers, attributes)
      case "struct", "class", "enum", "actor", "protocol", "extension", "func", "subscript",
        "typealias", "case":
        if token.text == "class", isModifier { modifiers.insert("static") } else { skipMember() }
        if token.text == "class", modifiers.contains("static") { continue }
      default:
        if token.text.hasPrefix("@") {
          attributes.insert(token.text)
        } else {
          modifiers.insert(token.text)
        }
        continue
      }
      (modifiers, attributes) = ([], [])
    }
    return hasInitializer ? hasInitializerWithoutArguments : !needsValue
  }

  /// Whether the `class` just taken stands before another member keyword.
  private var isModifier: Bool {
    index < tokens.count && (tokens[index].isWord("func") || tokens[index].isWord("var"))
  }

  private mutating func scanInitializer(_ modifiers: Set<String>) {
    guard index < tokens.count else { return }
    if tokens[index].isMark("?") || tokens[index].isMark("!") { index += 1 }
    if index < tokens.count, tokens[index].isMark("<") { return skipMember() }
    guard index < tokens.count, tokens[index].isMark("(") else { return }
    hasInitializer = true
    let close = SceneScanner.end(ofBracketAt: index, in: tokens)
    let isReachable = modifiers.isDisjoint(with: ["private", "fileprivate"])
    if isReachable, everyParameterHasDefault(in: (index + 1)..<max(index + 1, close - 1)) {
      hasInitializerWithoutArguments = true
    }
    index = close
    skipMember()
  }

  private func everyParameterHasDefault(in range: Range<Int>) -> Bool {
    var position = range.lowerBound
    var isEmpty = true
    var hasDefault = false
    while position < range.upperBound {
      let token = tokens[position]
      if token.isMark(",") {
        if !isEmpty, !hasDefault { return false }
        (isEmpty, hasDefault) = (true, false)
        position += 1
        continue
      }
      isEmpty = false
      if token.isMark("=") { hasDefault = true }
      position =
        SceneScanner.closer[token.text] != nil && token.kind == .punctuation
        ? SceneScanner.end(ofBracketAt: position, in: tokens) : position + 1
    }
    return isEmpty || hasDefault
  }

  /// Reads a property after `var` or `let` and notes whether the memberwise initialiser needs a
  /// value for it.
  private mutating func scanProperty(_ modifiers: Set<String>, _ attributes: Set<String>) {
    let isStored = modifiers.isDisjoint(with: ["static", "lazy"])
    let isProvided = !attributes.isDisjoint(with: Self.selfSufficientWrappers)
    let isConstant = tokens[index - 1].isWord("let")
    var hasValue = false
    var isComputed = false
    var isOptional = false
    var last: SwiftToken?
    var angleDepth = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.startsLine, last != nil, angleDepth == 0, startsMember(at: index) { break }
      if token.isMark(";") { break }
      if token.isMark("{") {
        isComputed = !hasValue && !isObserver(at: index)
        index = SceneScanner.end(ofBracketAt: index, in: tokens)
        if isComputed { break }
        last = token
        continue
      }
      if token.isMark(","), angleDepth == 0 {
        // `var a = 1, b: Int`: each part is judged alone.
        if isStored, !isProvided, !hasValue, !isOptional { needsValue = true }
        (hasValue, isOptional) = (false, false)
      }
      if token.isMark("<") { angleDepth += 1 }
      if token.isMark(">") { angleDepth = max(0, angleDepth - 1) }
      if token.kind == .symbol, token.text.hasSuffix("="), !hasValue { hasValue = true }
      if !hasValue, !isConstant { isOptional = token.isMark("?") || token.isMark("!") }
      let opensBracket = SceneScanner.closer[token.text] != nil && token.kind == .punctuation
      index = opensBracket ? SceneScanner.end(ofBracketAt: index, in: tokens) : index + 1
      last = token
    }
    if isStored, !isProvided, !isComputed, !hasValue, !isOptional { needsValue = true }
  }

  /// Whether the braces at `position` hold `didSet` or `willSet`.
  private func isObserver(at position: Int) -> Bool {
    let next = position + 1
    return next < tokens.count && (tokens[next].isWord("didSet") || tokens[next].isWord("willSet"))
  }

  /// Whether the token that starts a line starts a new member rather than going on with the last.
  private func startsMember(at position: Int) -> Bool {
    let token = tokens[position]
    if token.kind == .directive { return true }
    guard token.kind == .word else { return false }
    return token.text.hasPrefix("@") || Self.memberStarts.contains(token.text)
  }

  /// Skips to the end of the current member's braces, or to the next member.
  private mutating func skipMember() {
    while index < tokens.count {
      let token = tokens[index]
      if token.startsLine, startsMember(at: index) { return }
      if token.isMark("{") {
        index = SceneScanner.end(ofBracketAt: index, in: tokens)
        return
      }
      let opensBracket = SceneScanner.closer[token.text] != nil && token.kind == .punctuation
      index = opensBracket ? SceneScanner.end(ofBracketAt: index, in: tokens) : index + 1
    }
  }

  /// Property wrappers whose properties take no argument of the memberwise initialiser.
  private static let selfSufficientWrappers: Set = [
    "@Environment", "@EnvironmentObject", "@FocusState", "@Namespace",
    "@AccessibilityFocusState", "@Query", "@FetchRequest",
  ]
  private static let memberStarts: Set = [
    "var", "let", "func", "init", "struct", "class", "enum", "actor", "typealias", "static",
    "private", "fileprivate", "public", "internal", "package", "open", "lazy", "mutating",
    "nonisolated", "subscript", "deinit", "weak", "unowned", "override", "final", "extension",
  ]
}

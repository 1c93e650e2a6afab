/// What `#if` conditions are true for scenes.
package struct CompilationConditions: Sendable {
  /// Custom flags that are set.
  package var flags: Set<String>
  /// Modules that `canImport` finds.
  package var modules: Set<String>
  /// The language version that `swift(>=…)` is compared with.
  package var languageVersion: [Int]
  /// The compiler version that `compiler(>=…)` is compared with.
  package var compilerVersion: [Int]
  /// The processor that `arch(…)` names.
  package var architecture: String

  /// The conditions under which scenes compile: Linux, Swift 5 mode, `DEBUG` set as it is for
  /// previews.
  package static let scene = CompilationConditions(
    flags: ["DEBUG"],
    modules: [
      "SwiftUI", "Foundation", "FoundationEssentials", "Swift", "Dispatch", "Glibc", "Observation",
      "Synchronization", "RegexBuilder", "Combine",
    ],
    languageVersion: [5, 10], compilerVersion: [6, 3, 1], architecture: currentArchitecture)

  private static var currentArchitecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }

  /// The tokens that remain when every `#if` has been decided; other directives stay.
  ///
  /// An unknown flag or condition is false, as it is for the compiler.
  package func activeTokens(of tokens: [SwiftToken]) -> [SwiftToken] {
    guard tokens.contains(where: { $0.kind == .directive && $0.text == "#if" }) else {
      return tokens
    }
    var result: [SwiftToken] = []
    var stack: [Region] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      guard token.kind == .directive else {
        if stack.last?.isActive ?? true { result.append(token) }
        index += 1
        continue
      }
      switch token.text {
      case "#if":
        let isReached = stack.last?.isActive ?? true
        let condition = takeCondition(tokens, &index)
        stack.append(Region(isReached: isReached, isActive: isReached && condition))
      case "#elseif":
        let condition = takeCondition(tokens, &index)
        if !stack.isEmpty { stack[stack.count - 1].moveOn(condition) }
      case "#else":
        index += 1
        if !stack.isEmpty { stack[stack.count - 1].moveOn(true) }
      case "#endif":
        index += 1
        _ = stack.popLast()
      default:
        if stack.last?.isActive ?? true { result.append(token) }
        index += 1
      }
    }
    return result
  }

  /// One `#if` … `#endif` that is open.
  private struct Region {
    var isReached: Bool
    var isActive: Bool
    var wasTaken: Bool

    init(isReached: Bool, isActive: Bool) {
      self.isReached = isReached
      self.isActive = isActive
      wasTaken = isActive
    }

    mutating func moveOn(_ condition: Bool) {
      isActive = isReached && !wasTaken && condition
      wasTaken = wasTaken || isActive
    }
  }

  /// Evaluates the condition after the directive at `index`, which ends with its line, and moves
  /// past it.
  private func takeCondition(_ tokens: [SwiftToken], _ index: inout Int) -> Bool {
    index += 1
    let start = index
    while index < tokens.count, !tokens[index].startsLine { index += 1 }
    var parser = ConditionParser(tokens: tokens[start..<index], conditions: self)
    return parser.parseAlternatives()
  }
}

/// Evaluates one `#if` condition: `!`, `&&`, `||`, parentheses, flags and platform tests.
private struct ConditionParser {
  var tokens: ArraySlice<SwiftToken>
  let conditions: CompilationConditions

  mutating func parseAlternatives() -> Bool {
    var value = parseConjunction()
    while tokens.first?.isMark("||") == true {
      tokens.removeFirst()
      let other = parseConjunction()
      value = value || other
    }
    return value
  }

  private mutating func parseConjunction() -> Bool {
    var value = parseTerm()
    while startsWithConjunction {
      tokens.removeFirst(2)
      let other = parseTerm()
      value = value && other
    }
    return value
  }

  /// `&` always stands alone as a token, so `&&` is two of them.
  private var startsWithConjunction: Bool {
    tokens.count >= 2 && tokens[tokens.startIndex].isMark("&")
      && tokens[tokens.startIndex + 1].isMark("&")
  }

  private mutating func parseTerm() -> Bool {
    guard let token = tokens.popFirst() else { return false }
    if token.isMark("!") { return !parseTerm() }
    if token.isMark("(") {
      let value = parseAlternatives()
      if tokens.first?.isMark(")") == true { tokens.removeFirst() }
      return value
    }
    guard tokens.first?.isMark("(") == true else {
      return token.text == "true" || conditions.flags.contains(token.text)
    }
    tokens.removeFirst()
    var arguments: [SwiftToken] = []
    while let next = tokens.popFirst(), !next.isMark(")") { arguments.append(next) }
    return test(token.text, arguments)
  }

  private func test(_ name: String, _ arguments: [SwiftToken]) -> Bool {
    let argument = arguments.first?.text ?? ""
    switch name {
    case "os": return argument == "Linux"
    case "arch": return argument == conditions.architecture
    case "canImport": return conditions.modules.contains(argument)
    case "swift": return compare(conditions.languageVersion, arguments)
    case "compiler", "_compiler_version": return compare(conditions.compilerVersion, arguments)
    case "hasFeature", "hasAttribute", "targetEnvironment": return false
    default: return false
    }
  }

  private func compare(_ version: [Int], _ arguments: [SwiftToken]) -> Bool {
    let digits = arguments.filter { $0.kind == .number || $0.isMark(".") }.map(\.text).joined()
    let wanted = digits.split(separator: ".").compactMap { Int($0) }
    guard !wanted.isEmpty else { return false }
    let isLess = version.lexicographicallyPrecedes(wanted)
    return arguments.contains { $0.isMark("<") } ? isLess : !isLess
  }
}

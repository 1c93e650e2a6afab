/// Patterns for names, as shells have them: `*` for anything, `?` for one character, `[ab]` for one of several,
/// `{a,b}` for one of several words.
enum Glob {
  /// Whether a pattern describes a name.
  static func matches(_ name: String, _ pattern: String) -> Bool {
    alternatives(pattern).contains { matches(Array(name)[...], Array($0)[...]) }
  }

  private static func matches(
    _ name: ArraySlice<Character>, _ pattern: ArraySlice<Character>
  ) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    let rest = pattern.dropFirst()
    switch first {
    case "*":
      return matches(name, rest) || !name.isEmpty && matches(name.dropFirst(), pattern)
    case "?":
      return !name.isEmpty && matches(name.dropFirst(), rest)
    case "[":
      guard let end = rest.firstIndex(of: "]") else { break }
      guard let character = name.first, rest[..<end].contains(character) else { return false }
      return matches(name.dropFirst(), rest[(end + 1)...])
    default: break
    }
    return name.first == first && matches(name.dropFirst(), rest)
  }

  /// The patterns that one with a brace stands for.
  private static func alternatives(_ pattern: String) -> [String] {
    guard let open = pattern.firstIndex(of: "{"),
      let close = pattern[open...].firstIndex(of: "}")
    else { return [pattern] }
    let words = pattern[pattern.index(after: open)..<close].split(
      separator: ",", omittingEmptySubsequences: false)
    return words.flatMap {
      alternatives("\(pattern[..<open])\($0)\(pattern[pattern.index(after: close)...])")
    }
  }
}

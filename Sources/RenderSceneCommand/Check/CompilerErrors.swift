import Foundation
import SceneLoader

/// What the compiler has against a scene, and the names in it that the product does not know.
struct CompilerErrors: Equatable, Sendable {
  /// One error.
  struct Item: Equatable, Sendable {
    /// The path of the file as the compiler wrote it.
    var file: String
    var line: Int
    var message: String
  }

  /// A name that is not there, and where it is wanted.
  struct Name: Hashable, Sendable {
    var name: String
    var file: String
    var line: Int
  }

  /// In the order in which the compiler found them, each once.
  var items: [Item] = []
  /// In that order too; a name once for each line.
  var names: [Name] = []

  /// Reads the compiler's text: lines such as `File.swift:12:9: error: cannot find 'X' in scope`.
  init(_ diagnostics: String) {
    var known: Set<Name> = []
    for line in diagnostics.split(separator: "\n") {
      guard let item = Self.item(line), !items.contains(item) else { continue }
      items.append(item)
      guard let text = Self.unsupportedName(item.message) else { continue }
      let name = Name(name: text, file: item.file, line: item.line)
      if known.insert(name).inserted { names.append(name) }
    }
  }

  private static func item(_ line: Substring) -> Item? {
    let mark = ": error: "
    guard let range = line.range(of: mark),
      let start = line[..<range.lowerBound].range(of: ".swift:")
    else { return nil }
    let place = line[start.upperBound..<range.lowerBound].split(separator: ":")
    guard let number = place.first.flatMap({ Int($0) }) else { return nil }
    let file = line[..<line.index(before: start.upperBound)]
    return Item(file: String(file), line: number, message: String(line[range.upperBound...]))
  }

  /// The name that a message says is not there; nil where it says something else.
  static func unsupportedName(_ message: String) -> String? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    // Of text in quotation marks every second part is the inside.
    let quoted = parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
    guard let first = quoted.first else { return nil }
    if message.hasPrefix("cannot find type '") || message.hasPrefix("cannot find '")
      || message.hasPrefix("no such module '")
    {
      return first
    }
    if message.hasPrefix("unknown attribute '") { return "@" + first }
    if message.hasPrefix("no macro named '") { return "#" + first }
    if quoted.count > 1, let last = quoted.last {
      if message.hasPrefix("type '"), message.contains("' has no member '") {
        return isPlain(first) ? first + "." + quoted[1] : quoted[1]
      }
      if message.hasPrefix("module '"), message.contains("' has no member named '") {
        return first + "." + last
      }
      if message.contains("' has no member '") { return quoted[1] }
      if message.contains("' is not a member type of ") { return first }
    }
    if message.hasPrefix("'"), message.contains("' is unavailable") { return first }
    return nil
  }

  private static func isPlain(_ name: String) -> Bool {
    name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }
}

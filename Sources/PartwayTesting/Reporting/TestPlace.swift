import Testing

/// Where in a test something is asserted.
struct TestPlace {
  /// The module and the file's name.
  var fileID: String
  /// The file as XCTest takes it.
  var file: StaticString
  /// The file, beside which baselines lie.
  var path: String
  /// The test's function, as `#function` gives it.
  var function: String
  var line: UInt
  var column: UInt

  init(
    fileID: StaticString, filePath: StaticString, function: String, line: UInt, column: UInt
  ) {
    self.fileID = "\(fileID)"
    file = filePath
    path = "\(filePath)"
    self.function = function
    self.line = line
    self.column = column
  }

  /// The place as Swift Testing takes it.
  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: fileID, filePath: "\(file)", line: Int(line), column: Int(column))
  }

  /// The name of the file without folder and extension.
  var fileName: String {
    let name = path.split(separator: "/").last.map(String.init) ?? "Tests"
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  /// The folder of the file.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The function's name as a part of file names: without parameters and backticks.
  var functionName: String {
    var name = function[...]
    if name.first == "`", let end = name.dropFirst().firstIndex(of: "`") {
      name = name[name.index(after: name.startIndex)..<end]
    } else if let parenthesis = name.firstIndex(of: "(") {
      name = name[..<parenthesis]
    }
    return FileName.part(String(name))
  }
}

/// Names of files made of names that may have anything in them.
enum FileName {
  /// Letters, digits, dots, underscores and hyphens stay; each run of others is one hyphen.
  static func part(_ name: String) -> String {
    let words = name.split { character in
      !(character.isLetter || character.isNumber || "._-".contains(character))
    }
    var part = words.joined(separator: "-")
    // No name is hidden, leads out of its folder or looks like a flag, and none is longer than file systems allow.
    while let first = part.first, ".-".contains(first) { part.removeFirst() }
    while part.utf8.count > 120 { part.removeLast() }
    return part.isEmpty ? "unnamed" : part
  }
}

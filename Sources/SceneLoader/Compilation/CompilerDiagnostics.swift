/// What the compiler writes about a scene, in the words that its author knows.
enum CompilerDiagnostics {
  /// Deprecations say since which iOS.
  ///
  /// The compiler knows no iOS on Linux and prints nothing for an API deprecated there, so the library deprecates such
  /// an API everywhere with a message that begins `in iOS 15.0: `; the compiler's `is deprecated: in iOS 15.0: …`
  /// becomes `was deprecated in iOS 15.0: …`, as Xcode has it. Labels for the place of a call are the library's own and
  /// are left out.
  static func reworded(_ text: String) -> String {
    let mark = "' is deprecated: in iOS "
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let end = firstIndex(of: mark, in: line),
        let start = line[..<end].lastIndex(of: "'")
      else { return String(line) }
      return line[...start] + shortName(line[line.index(after: start)..<end])
        + "' was deprecated in iOS " + line[line.index(end, offsetBy: mark.count)...]
    }.joined(separator: "\n")
  }

  private static func firstIndex(of text: String, in line: Substring) -> Substring.Index? {
    var rest = line
    while let quote = rest.firstIndex(of: "'") {
      if line[quote...].hasPrefix(text) { return quote }
      rest = line[line.index(after: quote)...]
    }
    return nil
  }

  private static func shortName(_ name: Substring) -> Substring {
    let ownLabels = "file:line:)"
    var short = name
    if short.hasSuffix(ownLabels) { short = short.dropLast(ownLabels.count) + ")" }
    // A method of one unlabelled argument goes by its name alone.
    return short.hasSuffix("(_:)") ? short.dropLast(4) : short
  }
}

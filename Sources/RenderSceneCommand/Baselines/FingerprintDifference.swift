/// What two fingerprints differ in, in words.
enum FingerprintDifference {
  /// Sentences for lines that are not the same on both sides, in order.
  ///
  /// - Parameters:
  ///   - expected: The lines of the baseline: names, with a version or digest as the last word.
  ///   - actual: Those of this machine.
  /// - Returns: A sentence for each name, such as `made with cairo 1.16.0, this is 1.18.0`.
  static func sentences(expected: [String], actual: [String]) -> [String] {
    let (before, after) = (entries(expected), entries(actual))
    var names: [String] = []
    for (name, _) in before + after where !names.contains(name) { names.append(name) }
    return names.compactMap { name in
      let old = before.first { $0.name == name }?.value
      let new = after.first { $0.name == name }?.value
      guard old != new else { return nil }
      if name.hasPrefix("font ") {
        let file = name.dropFirst("font ".count)
        switch (present(old), present(new)) {
        case (true, true): return "made with another \(file) than the one here"
        case (false, _): return "made without \(file), which is here"
        case (_, false): return "made with \(file), which is not here"
        }
      }
      switch (old, new) {
      case (let old?, let new?): return "made with \(name) \(old), this is \(new)"
      case (let old?, nil): return "made with \(name) \(old), which is not here"
      default: return "made without \(name), which is here as \(new ?? "")"
      }
    }
  }

  private static func present(_ value: String?) -> Bool { value != nil && value != "-" }

  private static func entries(_ lines: [String]) -> [(name: String, value: String)] {
    lines.compactMap { line in
      guard let space = line.lastIndex(of: " ") else { return nil }
      return (String(line[..<space]), String(line[line.index(after: space)...]))
    }
  }
}

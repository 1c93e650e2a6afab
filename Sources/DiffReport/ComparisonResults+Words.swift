extension ComparisonResults {
  /// A line for each item that did not pass exactly, and the counts.
  package var list: String {
    var text = ""
    for item in items where item.state != .passed || !item.reasons.isEmpty {
      text += "\(item.state.rawValue): \(item.name)"
      if !item.reasons.isEmpty { text += ": " + item.reasons.joined(separator: "; ") }
      if let difference = item.difference { text += " (\(difference))" }
      text += "\n"
    }
    return text + verdict + "\n"
  }

  /// A summary in Markdown for a pull request: the counts, and a table of what did not pass.
  ///
  /// - Parameters:
  ///   - limit: Rows at most; what is left out is counted.
  ///   - sheets: Sheets of scenes, the worst first; the first one is shown.
  /// - Returns: The text.
  package func markdown(limit: Int = 50, sheets: [HTMLReport.Sheet] = []) -> String {
    var text = "### Pictures: \(verdict)\n"
    if let differences = fingerprints?.differences, !differences.isEmpty {
      text += "\nMade under other circumstances:\n\n"
      text += differences.map { "- " + Self.cell($0) + "\n" }.joined()
    }
    let told = items.filter { $0.state != .passed }
    if !told.isEmpty {
      text += "\n| picture | state | what |\n|---|---|---|\n"
      for item in told.prefix(limit) {
        let cells = [item.name, item.state.rawValue, item.reasons.joined(separator: "; ")]
        text += "| " + cells.map(Self.cell).joined(separator: " | ") + " |\n"
      }
      if told.count > limit { text += "\nand \(told.count - limit) more\n" }
    }
    if let sheet = sheets.first, let address = HTMLText.address(sheet.path) {
      let alternative = "expected, actual and difference of " + sheet.name
      text += "\n![\(Self.cell(alternative))](\(address))\n"
      text += "\nRows: expected, actual, difference.\n"
    }
    return text + "\nRepeat with `\(command.filter { $0 != "`" && $0 != "\n" })`.\n"
  }

  /// Annotations as GitHub's runner reads them from a log.
  package var annotations: String {
    items.filter { $0.state != .passed }.map { item in
      let level = [.new, .orphan].contains(item.state) ? "warning" : "error"
      let words = ([item.name + ": " + item.state.rawValue] + item.reasons)
        .joined(separator: "; ")
      return "::\(level) title=\(Self.property(item.name))::\(Self.data(words))\n"
    }.joined()
  }

  /// A table cell: what Markdown and HTML take for their own is written so that it shows.
  private static func cell(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "|", "\\", "`", "*", "_", "[", "]": result += "\\\(character)"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\n", "\r": result += " "
      default: result.append(character)
      }
    }
    return result
  }

  private static func data(_ text: String) -> String {
    text.map { character in
      switch character {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(character)
      }
    }.joined()
  }

  private static func property(_ text: String) -> String {
    data(text).map { character in
      switch character {
      case ":": "%3A"
      case ",": "%2C"
      default: String(character)
      }
    }.joined()
  }
}

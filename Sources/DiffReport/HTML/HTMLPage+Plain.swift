extension HTMLPage {
  /// The report for readers whose viewer runs no scripts: what did not pass, with its pictures.
  var plain: String {
    let told = ReportOrder(results).places.map { results.items[$0] }.filter { $0.state != .passed }
    let sections = told.prefix(Self.mostPlain).map(section).joined()
    let more = told.count - Self.mostPlain
    return """
      <div id="plain">
      <p><strong>\(HTMLText.escaped(results.verdict))</strong></p>
      <p>This viewer runs no scripts, so this is the short form of the report. Download its folder \
      and open index.html for the whole of it.</p>
      \(sections)\(more > 0 ? "<p>and \(more) more</p>\n" : "")</div>
      """
  }

  /// Items at most; the short form is for a look.
  private static let mostPlain = 100

  private func section(_ item: ComparisonResults.Item) -> String {
    let name = HTMLText.escaped(item.name)
    var text = "<section><h2>\(item.state.rawValue): <bdi>\(name)</bdi></h2>\n"
    text += item.reasons.map { "<p>\(HTMLText.escaped($0))</p>\n" }.joined()
    if let sequence = item.sequence, !sequence.findings.isEmpty {
      let lines = sequence.findings.prefix(8).map { "<li>\(HTMLText.escaped($0.sentence))</li>" }
      text += "<ul>\(lines.joined())</ul>\n"
    }
    text += figure(item) + "</section>\n"
    return text
  }

  /// The pictures of an item, of a scene those of its worst frame.
  private func figure(_ item: ComparisonResults.Item) -> String {
    // In one file each picture is there once, for the script.
    if extra.isSingleFile { return "" }
    let sides: [(String, String?)]
    if let sequence = item.sequence {
      let frame =
        sequence.frames.first { $0.number == sequence.worst && $0.state != .passed }
        ?? sequence.frames.first { $0.state != .passed }
      guard let frame else { return "" }
      sides = [
        ("Expected", frame.expected), ("Actual", frame.actual), ("Difference", frame.difference),
      ]
    } else {
      sides = [
        ("Expected", item.expected), ("Actual", item.actual), ("Difference", item.difference),
      ]
    }
    let pictures = sides.compactMap { label, path -> String? in
      guard let path, let address = extra.address(path) else { return nil }
      return "<figure><img src=\"\(HTMLText.escaped(address))\" alt=\"\(label)\" loading=\"lazy\">"
        + "<figcaption>\(label)</figcaption></figure>"
    }
    return pictures.isEmpty ? "" : "<div class=\"figures\">\(pictures.joined())</div>\n"
  }
}

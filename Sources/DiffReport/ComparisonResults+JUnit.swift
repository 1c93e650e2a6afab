extension ComparisonResults {
  /// The results as JUnit's XML, which continuous integration shows as tests.
  ///
  /// A suite for each scene, a case for each picture; no times, so that equal results are equal
  /// files.
  package func junit(name: String) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"\(XMLText.escaped(name))\" \(Self.counts(items))>\n"
    for (suite, members) in suites {
      text += "  <testsuite name=\"\(XMLText.escaped(suite))\" \(Self.counts(members))>\n"
      for item in members { text += Self.testCase(item, suite: suite) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  /// Items by scene, in order; plain files are one suite.
  private var suites: [(String, [Item])] {
    var result: [(String, [Item])] = []
    for item in items {
      let suite = item.scene ?? "pictures"
      if let last = result.indices.last, result[last].0 == suite {
        result[last].1.append(item)
      } else {
        result.append((suite, [item]))
      }
    }
    return result
  }

  private static func counts(_ items: [Item]) -> String {
    let failures = items.filter { [.changed, .missing].contains($0.state) }.count
    let errors = items.filter { $0.state == .error }.count
    let skipped = items.filter { [.new, .orphan].contains($0.state) }.count
    return "tests=\"\(items.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "skipped=\"\(skipped)\""
  }

  private static func testCase(_ item: Item, suite: String) -> String {
    let name = XMLText.escaped(item.name)
    let head = "    <testcase classname=\"\(XMLText.escaped(suite))\" name=\"\(name)\""
    let words = XMLText.escaped(item.reasons.joined(separator: "; "))
    let files = [
      ("expected", item.expected), ("actual", item.actual), ("difference", item.difference),
    ].compactMap { label, path in path.map { "\(label): \($0)" } }.joined(separator: "\n")
    let body = XMLText.escaped(files)
    switch item.state {
    case .passed: return head + "/>\n"
    case .changed, .missing:
      return head + ">\n      <failure message=\"\(words)\">\(body)</failure>\n    </testcase>\n"
    case .error:
      return head + ">\n      <error message=\"\(words)\">\(body)</error>\n    </testcase>\n"
    case .new, .orphan:
      return head + ">\n      <skipped message=\"\(words)\"/>\n    </testcase>\n"
    }
  }
}

/// Text inside XML.
enum XMLText {
  /// Text with what XML reserves written as entities, and what it forbids left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value): continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

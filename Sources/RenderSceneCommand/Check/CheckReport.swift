/// What `check` has found out about all scenes.
struct CheckReport: Sendable {
  /// In the order of their paths.
  var scenes: [CheckedScene]
  /// Swift files in searched folders that have no view that could be shown.
  var skipped: Int

  static let schema = "partway.check/1"
  private static let mostWanted = 20

  /// Names that are not there, with the number of scenes that want them; the most wanted first.
  var wanted: [(name: String, scenes: Int)] {
    var counts: [String: Int] = [:]
    for scene in scenes {
      for name in Set(scene.errors.names.map(\.name)) { counts[name, default: 0] += 1 }
    }
    return counts.map { ($0.key, $0.value) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  private func count(_ condition: (CheckedScene) -> Bool) -> Int {
    scenes.filter(condition).count
  }

  /// How many of a hundred scenes there is nothing against, with one decimal.
  private var share: Double {
    guard !scenes.isEmpty else { return 0 }
    return (Double(count(\.isFine)) * 1000 / Double(scenes.count)).rounded() / 10
  }

  private var counts: [(String, Int)] {
    [
      ("fine", count(\.isFine)), ("compiled", count(\.compiled)), ("rendered", count(\.rendered)),
      ("blank", count(\.blank)), ("moved", count(\.moved)), ("crashed", count(\.crashed)),
      ("slow", count(\.slow)),
    ]
  }

  /// The JSON document.
  var json: JSONText {
    let totals: [(String, JSONText)] =
      [("files", .integer(Int64(scenes.count)))]
      + counts.map { ($0.0, .integer(Int64($0.1))) }
      + [
        ("skipped", .integer(Int64(skipped))), ("finePercent", .number(share)),
        (
          "unsupported",
          .array(
            wanted.map {
              .object([("name", .text($0.name)), ("files", .integer(Int64($0.scenes)))])
            })
        ),
      ]
    return .object([
      ("schema", .text(Self.schema)), ("files", .array(scenes.map(\.json))),
      ("totals", .object(totals)),
    ])
  }

  /// The report for people.
  var text: String {
    var lines = scenes.flatMap(\.lines)
    lines.append("")
    lines.append(
      "\(scenes.count) \(scenes.count == 1 ? "scene" : "scenes"): "
        + counts.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
        + "; \(DecimalText.shortest(share)) % fine")
    if skipped > 0 {
      lines.append("\(skipped) more \(skipped == 1 ? "file has" : "files have") nothing to show")
    }
    let wanted = wanted
    if !wanted.isEmpty {
      lines.append("most wanted:")
      for (name, scenes) in wanted.prefix(Self.mostWanted) {
        let number = String(scenes)
        lines.append(
          String(repeating: " ", count: max(0, 6 - number.count)) + "\(number)  \(name)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

import SwiftUI

extension TracedView {
  var json: JSONText {
    func optional(_ text: String?) -> JSONText { text.map { .text($0) } ?? .null }
    let paintings = paintings.map { painting in
      JSONText.object([
        ("kind", .text(painting.kind)), ("box", Self.json(painting.box)),
        ("color", painting.color.map(Self.json) ?? .null),
      ])
    }
    return .object([
      ("view", .text(view)), ("label", optional(label)), ("hint", optional(hint)),
      ("frame", Self.json(frame)), ("opacity", .number(opacity + 0)),
      ("values", .object(values.map { ($0.name, $0.content.json) })),
      ("paints", .array(paintings)),
    ])
  }

  private static func json(_ numbers: [Double]) -> JSONText {
    .array(numbers.map { .number($0 + 0) })
  }

  /// The view's line in a table, and one for each thing that it paints.
  var tableLines: [String] {
    func box(_ numbers: [Double]) -> String {
      let words = numbers.map { SceneTrace.number($0) }
      return "\(words[0]), \(words[1])  \(words[2]) × \(words[3])"
    }
    var line = "  \(view)"
    if let label { line += " \(JSONText.quoted(label))" }
    line += "  at \(box(frame))  opacity \(SceneTrace.number(opacity))"
    if !values.isEmpty {
      line += "  " + values.map { "\($0.name) \($0.content.text)" }.joined(separator: ", ")
    }
    if let hint { line += "  hint \(JSONText.quoted(hint))" }
    let paints = paintings.map { painting in
      let color = painting.color.map { numbers in
        "  color " + numbers.map { SceneTrace.number($0) }.joined(separator: " ")
      }
      return "    \(painting.kind) \(box(painting.box))" + (color ?? "")
    }
    return [line] + paints
  }

  /// A line for each number and each string.
  func csvRows(time: String) -> [[String]] {
    func row(_ kind: String, _ name: String, _ number: Double?, _ text: String = "") -> [String] {
      let number = number.map { SceneTrace.number($0) } ?? ""
      return [time, view, label ?? "", kind, "", name, "", number, "", "", "", text]
    }
    let sides = ["x", "y", "width", "height"]
    func rows(_ kind: String, _ box: [Double]) -> [[String]] {
      zip(sides, box).map { row(kind, $0, $1) }
    }
    var result = rows("frame", frame) + [row("frame", "opacity", opacity)]
    if let hint { result.append(row("hint", "", nil, hint)) }
    for value in values {
      switch value.content {
      case .number(let number): result.append(row("value", value.name, number))
      case .flag, .text: result.append(row("value", value.name, nil, value.content.text))
      }
    }
    for painting in paintings {
      result += rows(painting.kind, painting.box)
      let names = ["red", "green", "blue", "opacity"]
      result += zip(names, painting.color ?? []).map { row(painting.kind, $0, $1) }
    }
    return result
  }
}

extension StoredValue.Content {
  fileprivate var json: JSONText {
    switch self {
    case .number(let number): .number(number + 0)
    case .flag(let flag): .boolean(flag)
    case .text(let text): .text(text)
    }
  }

  fileprivate var text: String {
    switch self {
    case .number(let number): SceneTrace.number(number)
    case .flag(let flag): flag ? "true" : "false"
    case .text(let text): text
    }
  }
}

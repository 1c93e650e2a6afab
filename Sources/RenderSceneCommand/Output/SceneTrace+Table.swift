import SwiftUI
import VirtualTime

extension SceneTrace {
  /// A block for each moment, its columns aligned with those of all others.
  var tableText: String {
    let head = ["", "kind", "name", "model", "presented", "per second", "animation", "from"]
    var blocks: [(title: String, rows: [[String]], texts: [String])] = []
    for event in events {
      switch event {
      case .line(let line):
        let time = MomentText.seconds(line.time, decimals: 3)
        blocks.append(("[\(time)] \(line.text)", [], []))
      case .moment(let moment):
        let texts = moment.texts.map { text in
          "  \(text.view)  \(JSONText.quoted(text.string))  opacity \(Self.number(text.opacity))"
        }
        let views = (moment.views ?? []).flatMap(\.tableLines)
        blocks.append((MomentText.seconds(moment.time) + " s", moment.tableRows, texts + views))
      }
    }
    var widths = head.map(\.count)
    for row in blocks.flatMap(\.rows) {
      for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.count) }
    }
    func line(_ cells: [String]) -> String {
      var text = " "
      for (column, cell) in cells.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        let isNumber = (3...5).contains(column)
        text += " " + (isNumber ? space + cell : cell + space) + " "
      }
      while text.last == " " { text.removeLast() }
      return text + "\n"
    }
    var result = ""
    for block in blocks {
      result += block.title + "\n"
      if !block.rows.isEmpty { result += line(head) }
      for row in block.rows { result += line(row) }
      for text in block.texts { result += text + "\n" }
    }
    return result
  }
}

extension TracedMoment {
  /// A row for each component; the view stands in the first of its rows.
  fileprivate var tableRows: [[String]] {
    var lastView: String?
    return attributes.flatMap { attribute in
      attribute.names.indices.map { index in
        let view = attribute.view + (attribute.label.map { " \(JSONText.quoted($0))" } ?? "")
        let row = [
          view == lastView ? "" : view, attribute.kind, attribute.names[index],
          SceneTrace.number(attribute.model[index]),
          SceneTrace.number(attribute.presented[index]),
          SceneTrace.number(attribute.velocity[index]), attribute.animation ?? "",
          attribute.source ?? "",
        ]
        lastView = view
        return row
      }
    }
  }
}

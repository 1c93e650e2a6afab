import SwiftUI
import VirtualTime

/// What moved in a scene and what it printed.
struct SceneTrace {
  /// A line that the scene printed.
  struct ConsoleLine: Equatable {
    var time: VirtualInstant
    var text: String
  }

  var scene: String
  var file: String
  var moments: [TracedMoment] = []
  var console: [ConsoleLine] = []

  /// A moment or a printed line.
  enum Event {
    case moment(TracedMoment)
    case line(ConsoleLine)
  }

  /// Everything in order of time; a moment comes after what was printed up to it.
  var events: [Event] {
    var lines = console[...]
    var events: [Event] = []
    for moment in moments {
      while let line = lines.first, line.time <= moment.time {
        events.append(.line(line))
        lines.removeFirst()
      }
      events.append(.moment(moment))
    }
    return events + lines.map(Event.line)
  }

  /// The trace as it is written.
  func text(_ format: TraceOptions.Format) -> String {
    switch format {
    case .table: tableText
    case .json: jsonLines
    case .csv: csvText
    }
  }

  /// A number in the fewest digits that give it back; no sign on zero.
  static func number(_ value: Double) -> String { DecimalText.shortest(value + 0) }
}

// MARK: - JSON lines

extension SceneTrace {
  /// A header, then a line for each moment and each printed line.
  var jsonLines: String {
    let header = JSONText.object([
      ("schema", .text("partway.trace/1")), ("scene", .text(scene)), ("file", .text(file)),
    ])
    return ([header] + events.map(\.json)).map { $0.compact + "\n" }.joined()
  }
}

extension SceneTrace.Event {
  fileprivate var json: JSONText {
    switch self {
    case .line(let line):
      return .object([
        ("console", .object([("time", .seconds(line.time.seconds)), ("text", .text(line.text))]))
      ])
    case .moment(let moment):
      let views = moment.views.map { [("views", JSONText.array($0.map(\.json)))] } ?? []
      return .object(
        [
          ("time", .seconds(moment.time.seconds)),
          ("attributes", .array(moment.attributes.map(\.json))),
          ("texts", .array(moment.texts.map(\.json))),
        ] + views)
    }
  }
}

extension TracedAttribute {
  fileprivate var json: JSONText {
    func numbers(_ values: [Double]) -> JSONText { .array(values.map { .number($0 + 0) }) }
    func optional(_ text: String?) -> JSONText { text.map { .text($0) } ?? .null }
    return .object([
      ("view", .text(view)), ("label", optional(label)), ("kind", .text(kind)),
      ("type", .text(type)), ("names", .array(names.map { .text($0) })), ("model", numbers(model)),
      ("presented", numbers(presented)), ("velocity", numbers(velocity)),
      ("animation", optional(animation)), ("from", optional(source)),
    ])
  }
}

extension TracedText {
  fileprivate var json: JSONText {
    .object([
      ("view", .text(view)), ("string", .text(string)), ("opacity", .number(opacity + 0)),
    ])
  }
}

// MARK: - Comma-separated values

extension SceneTrace {
  /// A header, then a line for each number, each text and each printed line.
  var csvText: String {
    var rows = [
      [
        "time", "view", "label", "kind", "type", "name", "model", "presented", "velocity",
        "animation", "from", "text",
      ]
    ]
    for event in events {
      switch event {
      case .line(let line):
        let time = String(describing: line.time.seconds)
        rows.append([time, "", "", "console", "", "", "", "", "", "", "", line.text])
      case .moment(let moment): rows += moment.csvRows
      }
    }
    return rows.map { $0.map(Self.quoted).joined(separator: ",") + "\n" }.joined()
  }

  /// A field as RFC 4180 asks.
  private static func quoted(_ field: String) -> String {
    guard field.contains(where: { ",\"\n\r".contains($0) }) else { return field }
    return "\""
      + field.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}

extension TracedMoment {
  fileprivate var csvRows: [[String]] {
    let time = String(describing: time.seconds)
    let numbers = attributes.flatMap { attribute in
      attribute.names.indices.map { index in
        [
          time, attribute.view, attribute.label ?? "", attribute.kind, attribute.type,
          attribute.names[index], SceneTrace.number(attribute.model[index]),
          SceneTrace.number(attribute.presented[index]),
          SceneTrace.number(attribute.velocity[index]), attribute.animation ?? "",
          attribute.source ?? "", "",
        ]
      }
    }
    let strings = texts.map { text in
      [
        time, text.view, "", "text", "Text", "opacity", "", SceneTrace.number(text.opacity), "", "",
        "", text.string,
      ]
    }
    return numbers + strings + (views ?? []).flatMap { $0.csvRows(time: time) }
  }
}

import Foundation
import SwiftUI

/// What is shown at moments as lines to read: each view that is drawn, with what it stores and paints, and what moves.
enum TraceText {
  /// Lines for all moments, with a heading above those of each.
  static func lines(_ moments: [TracedMoment], headings: [String]) -> [String] {
    zip(headings, moments).flatMap { heading, moment in
      [heading] + (moment.views ?? []).flatMap(lines(of:)) + lines(moving: moment.attributes)
    }
  }

  private static func lines(of view: TracedView) -> [String] {
    var line = "  \(view.view)"
    if let label = view.label { line += " \(quoted(label))" }
    line += "  \(box(view.frame))"
    if view.opacity != 1 { line += "  opacity \(number(view.opacity))" }
    if let hint = view.hint { line += "  hint \(quoted(hint))" }
    let values = view.values.map { value in
      let content =
        switch value.content {
        case .number(let value): number(value)
        case .flag(let flag): "\(flag)"
        case .text(let text): quoted(text)
        }
      return "\(value.name) \(content)"
    }
    let stored = values.isEmpty ? [] : ["    " + values.joined(separator: ", ")]
    let paintings = view.paintings.map { painting in
      // Most views paint all of their frame.
      let isWhole = box(painting.box) == box([0, 0] + view.frame.suffix(2))
      return "    \(painting.kind)" + (painting.color.map { " " + color($0) } ?? "")
        + (isWhole ? "" : "  \(box(painting.box))")
    }
    return [line] + stored + paintings
  }

  /// Attributes with an animation that runs, from what is drawn to where it goes.
  private static func lines(moving attributes: [TracedAttribute]) -> [String] {
    let moving = attributes.filter { $0.animation != nil }
    guard !moving.isEmpty else { return [] }
    return ["  moving"]
      + moving.map { attribute in
        let numbers = zip(attribute.presented.map(number), attribute.model.map(number))
        let parts = zip(attribute.names, numbers).compactMap { name, numbers in
          numbers.0 == numbers.1 ? nil : "\(name) \(numbers.0) → \(numbers.1)"
        }
        return "    \(attribute.view) \(attribute.kind)  " + parts.joined(separator: ", ")
          + "  \(attribute.animation ?? "")"
      }
  }

  private static func box(_ numbers: [Double]) -> String {
    guard numbers.count == 4 else { return "" }
    let words = numbers.map(number)
    return "\(words[0]), \(words[1])  \(words[2]) × \(words[3])"
  }

  /// Levels of the channels as in style sheets; opacity only where it is not whole.
  private static func color(_ components: [Double]) -> String {
    let levels = components.map { Int((min(max($0, 0), 1) * 255).rounded()) }
    let digits = levels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    let shown = digits.count == 4 && levels[3] == 255 ? digits.prefix(3) : digits[...]
    return "#" + shown.joined()
  }

  /// A number with up to four decimals.
  static func number(_ value: Double) -> String {
    guard value.magnitude < 1e12 else { return "\(value)" }
    let rounded = (value * 10_000).rounded() / 10_000 + 0
    return Int64(exactly: rounded).map(String.init) ?? "\(rounded)"
  }

  /// A text on one line.
  private static func quoted(_ text: String) -> String {
    let escaped = text.map { character -> String in
      switch character {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}

import Foundation
package import VirtualTime

/// Values in words, as reports tell them.
package enum ValueText {
  /// A number with at most so many digits behind the point, and no zeros at the end.
  static func decimal(_ value: Double, digits: Int) -> String {
    guard value.isFinite, value.magnitude < 1e15 else { return "\(value)" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let whole = (value.magnitude * scale).rounded()
    guard whole < 9e18 else { return "\(value)" }
    let (integer, rest) = Int(whole).quotientAndRemainder(dividingBy: Int(scale))
    var text = String(integer)
    if rest > 0 {
      var fraction = String(rest)
      fraction = String(repeating: "0", count: digits - fraction.count) + fraction
      while fraction.hasSuffix("0") { fraction.removeLast() }
      text += "." + fraction
    }
    return (value < 0 && whole > 0 ? "-" : "") + text
  }

  /// Seconds with three digits: `0.500 s`.
  package static func seconds(_ instant: VirtualInstant) -> String {
    let milliseconds = Int((instant.seconds.magnitude * 1000).rounded())
    let rest = String(milliseconds % 1000)
    return (instant.ticks < 0 && milliseconds > 0 ? "-" : "") + "\(milliseconds / 1000)."
      + String(repeating: "0", count: 3 - rest.count) + rest + " s"
  }

  /// A length of time: `50 ms`, from ten seconds on in seconds.
  static func span(_ seconds: Double) -> String {
    seconds.magnitude < 10
      ? "\(decimal(seconds.magnitude * 1000, digits: 1)) ms"
      : "\(decimal(seconds.magnitude, digits: 3)) s"
  }

  /// A text in quotation marks, in one line, cut where it is long.
  static func quoted(_ text: String, limit: Int = 60) -> String {
    var line = ""
    for character in text.prefix(limit) {
      switch character {
      case "\n", "\r\n": line += "⏎"
      case "\t": line += " "
      case _ where character.unicodeScalars.contains(where: { $0.value < 0x20 }): line += "�"
      default: line.append(character)
      }
    }
    return "“\(line)\(text.count > limit ? "…" : "")”"
  }

  /// A value for a report.
  static func words(_ value: TracedValue?) -> String {
    switch value {
    case nil: "nothing"
    case .number(let number): decimal(number, digits: number.magnitude < 1 ? 6 : 4)
    case .color(let color): color.description
    case .text(let text): text
    }
  }

  /// Two values that differ, in words that differ as well.
  static func words(_ old: TracedValue?, _ new: TracedValue?) -> (old: String, new: String) {
    let words = (old: words(old), new: words(new))
    guard words.old == words.new else { return words }
    switch (old, new) {
    case (.color(let old), .color(let new)):
      return (old.exactDescription, new.exactDescription)
    case (.number(let old), .number(let new)): return ("\(old)", "\(new)")
    default: return words
    }
  }

  /// `1 frame`, `2 frames`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// `a`, `a and b`, `a, b and c`; of many the first and their number.
  static func list(_ words: [String]) -> String {
    if words.count > 3 { return "\(words[0]), \(words[1]) and \(words.count - 2) more" }
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// What to say behind one of several views.
  static func others(_ count: Int) -> String {
    count > 1 ? " and \(Self.count(count - 1, "other"))" : ""
  }

  /// From when on, counted by common moments.
  static func since(_ moment: Int, _ alignment: TraceAlignment) -> String {
    moment == 0
      ? ", from the start" : ", from \(seconds(alignment.moments[moment].frame.instant)) on"
  }
}

/// A JSON value that is written with its keys in the order given.
indirect enum JSONText {
  case text(String)
  case integer(Int64)
  case number(Double)
  /// Seconds, with at least one decimal.
  case seconds(Double)
  case boolean(Bool)
  case null
  case array([JSONText])
  case object([(String, JSONText)])

  /// The value with two spaces of indentation a level.
  func description(indentation: String = "") -> String {
    let inner = indentation + "  "
    switch self {
    case .text(let text): return Self.quoted(text)
    case .integer(let value): return String(value)
    case .number(let value): return value.isFinite ? DecimalText.shortest(value) : "null"
    case .seconds(let value): return String(describing: value)
    case .boolean(let value): return value ? "true" : "false"
    case .null: return "null"
    case .array(let items):
      if items.isEmpty { return "[]" }
      let lines = items.map { inner + $0.description(indentation: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + indentation + "]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { key, value in
        inner + Self.quoted(key) + ": " + value.description(indentation: inner)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + indentation + "}"
    }
  }

  /// The value on one line without spaces.
  var compact: String {
    switch self {
    case .array(let items): return "[" + items.map(\.compact).joined(separator: ",") + "]"
    case .object(let members):
      let parts = members.map { Self.quoted($0) + ":" + $1.compact }
      return "{" + parts.joined(separator: ",") + "}"
    default: return description()
    }
  }

  /// A string with quotes, escaped as RFC 8259 asks.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

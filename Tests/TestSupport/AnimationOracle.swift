import Foundation

/// A row of the table of reference numbers.
public struct OracleRow: CustomStringConvertible, Sendable {
  public let animation: String
  public let parameters: String
  /// Seconds, or progress for unit curves.
  public let time: Double?
  public let target: Double
  public let value: Double
  /// Per second, or per unit of progress for unit curves.
  public let velocity: Double?

  public var description: String {
    "\(animation) (\(parameters)) at \(time.map { String($0) } ?? "–")"
  }

  /// The number after `name=` in the parameters.
  public func parameter(_ name: String) -> Double? {
    for part in parameters.split(separator: " ") where part.hasPrefix(name + "=") {
      return Double(part.dropFirst(name.count + 1))
    }
    return nil
  }

  /// The numbers between the parentheses of the animation's name.
  public var arguments: [Double] {
    guard let open = animation.firstIndex(of: "("), let close = animation.lastIndex(of: ")")
    else { return [] }
    return animation[open..<close].dropFirst().split(separator: ",").compactMap {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
  }
}

/// The table of reference numbers.
public enum AnimationOracle {
  public static let rows: [OracleRow] = animationOracleText.split(separator: "\n").dropFirst().map {
    let fields = fields(of: $0)
    precondition(fields.count == 7, "not a row of the oracle: \($0)")
    guard let target = Double(fields[3]), let value = Double(fields[4]) else {
      preconditionFailure("target or value is not a number: \($0)")
    }
    return OracleRow(
      animation: fields[0], parameters: fields[1], time: Double(fields[2]), target: target,
      value: value, velocity: Double(fields[5]))
  }

  /// The fields of a line; a field with commas is in quotation marks.
  private static func fields(of line: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}

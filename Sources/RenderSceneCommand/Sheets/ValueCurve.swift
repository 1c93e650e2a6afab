import SwiftUI
import VirtualTime

/// One number of an animated attribute over time, or one colour.
struct ValueCurve: Sendable {
  /// What the values are.
  enum Values: Sendable {
    case numbers([Double?])
    /// Red, green, blue and opacity.
    case colors([[Double]?])
  }

  /// The path of its view.
  var view: String
  var label: String?
  /// What is animated: `shape`, `offset`, `opacity` and so on.
  var kind: String
  /// The type whose data they are.
  var type: String
  /// The component; empty for a colour by itself.
  var name: String
  /// When each value was sampled.
  var instants: [VirtualInstant]
  var values: Values
  /// Whether an animation has moved it at some moment.
  var isAnimated: Bool

  /// The last step of the view's path that is a type.
  var viewName: String {
    view.split(separator: "/").last { !$0.hasPrefix("[") && Int($0) == nil }.map(String.init)
      ?? view
  }

  /// What is animated in a word or two: `depth`, `offset x`, `width`.
  var attributeName: String {
    switch kind {
    case "shape", "view", "geometry", "data": return name
    case _ where name.isEmpty || name == kind: return kind
    case "rotation" where name == "angle": return "rotation"
    case "content", "font": return "\(kind) \(name)"
    default: return "\(kind) \(name)"
    }
  }

  /// The unit of its numbers, where it is known.
  var unit: String {
    switch kind {
    case "geometry", "offset": "pt"
    case "rotation": name == "angle" ? "°" : ""
    case "scale": name.contains("anchor") ? "" : "×"
    case "font": "pt"
    case "blur", "shadow": name.isEmpty || ["radius", "x", "y"].contains(name) ? "pt" : ""
    default: ""
    }
  }

  /// The numbers; none for a colour.
  var numbers: [Double?] {
    if case .numbers(let numbers) = values { numbers } else { [] }
  }

  /// The least and the greatest number; nil for a colour.
  var range: ClosedRange<Double>? {
    let known = numbers.compactMap { $0 }
    guard let least = known.min(), let greatest = known.max() else { return nil }
    return least...greatest
  }

  /// Whether it ever changes by more than rounding does.
  var changes: Bool {
    switch values {
    case .numbers:
      guard let range else { return false }
      let size = max(range.lowerBound.magnitude, range.upperBound.magnitude, 1e-6)
      return range.upperBound - range.lowerBound > 1e-9 * size
    case .colors(let colors):
      let known = colors.compactMap { $0 }
      guard let first = known.first else { return false }
      return known.contains { color in
        zip(color, first).contains { ($0 - $1).magnitude > 1e-6 }
      }
    }
  }

  /// The number at an instant that was sampled.
  func number(at instant: VirtualInstant) -> Double? {
    let numbers = numbers
    guard let index = instants.firstIndex(of: instant), index < numbers.count else { return nil }
    return numbers[index]
  }
}

extension ValueCurve {
  /// The curves of everything that changes in the moments of a trace.
  static func curves(_ moments: [TracedMoment]) -> [ValueCurve] {
    var order: [Key] = []
    var rows: [Key: [TracedAttribute?]] = [:]
    for (index, moment) in moments.enumerated() {
      var seen: [Key: Int] = [:]
      for attribute in moment.attributes {
        var key = Key(attribute)
        // Of several attributes of a kind at one view each keeps its place.
        key.number = seen[key, default: 0]
        seen[Key(attribute), default: 0] += 1
        if rows[key] == nil {
          order.append(key)
          rows[key] = Array(repeating: nil, count: moments.count)
        }
        rows[key]?[index] = attribute
      }
    }
    let instants = moments.map(\.time)
    return order.flatMap { key in curves(rows[key] ?? [], instants) }.filter(\.changes)
  }

  private struct Key: Hashable {
    var view: String
    var kind: String
    var type: String
    var number = 0

    init(_ attribute: TracedAttribute) {
      (view, kind, type) = (attribute.view, attribute.kind, attribute.type)
    }
  }

  /// The curves of one attribute's components, the four of a colour as one.
  private static func curves(
    _ rows: [TracedAttribute?], _ instants: [VirtualInstant]
  ) -> [ValueCurve] {
    guard let first = rows.compactMap({ $0 }).first else { return [] }
    let isAnimated = rows.contains { $0?.animation != nil }
    let label = rows.compactMap { $0?.label }.first
    func curve(_ name: String, _ values: Values) -> ValueCurve {
      ValueCurve(
        view: first.view, label: label, kind: first.kind, type: first.type, name: name,
        instants: instants, values: values, isAnimated: isAnimated)
    }
    var curves: [ValueCurve] = []
    var index = 0
    while index < first.names.count {
      let name = first.names[index]
      let isColor =
        name.hasSuffix("red") && index + 3 < first.names.count
        && first.names[index + 1].hasSuffix("green")
      let place = index
      if isColor {
        let colors = rows.map { row in
          row.flatMap {
            place + 3 < $0.presented.count ? Array($0.presented[place...place + 3]) : nil
          }
        }
        var prefix = name.dropLast(3)
        if prefix.hasSuffix(".") { prefix.removeLast() }
        curves.append(curve(String(prefix), .colors(colors)))
        index += 4
      } else {
        let numbers = rows.map { row in
          row.flatMap { place < $0.presented.count ? $0.presented[place] : nil }
        }
        curves.append(curve(name, .numbers(numbers.map { $0?.isFinite == true ? $0 : nil })))
        index += 1
      }
    }
    return curves
  }
}

/// An animation as a trace writes it, taken apart: `easeOut(duration: 0.5).delay(0.05)`.
struct AnimationText: Equatable {
  /// The curve itself with its arguments: `easeOut(duration: 0.5)`.
  let base: String
  /// What is applied to it, delays left out: `.speed(0.25)`.
  private(set) var modifiers = ""
  /// The sum of the delays in seconds.
  private(set) var delay = 0.0

  /// Takes a text apart.
  init(_ text: String) {
    let split = Self.end(of: text)
    base = String(text[..<split])
    var rest = text[split...]
    while !rest.isEmpty {
      let close = rest.firstIndex(of: ")").map { rest.index(after: $0) } ?? rest.endIndex
      let modifier = rest[..<close]
      rest = rest[close...]
      if let seconds = Self.argument(of: modifier, named: ".delay(") {
        delay += seconds
        continue
      }
      // A delay inside is stretched as well.
      if let speed = Self.argument(of: modifier, named: ".speed("), speed > 0 { delay /= speed }
      modifiers += modifier
    }
  }

  /// The text without delays.
  var withoutDelay: String { base + modifiers }

  /// Where the curve ends: behind the parenthesis that closes its arguments, or before a point
  /// where it has none.
  private static func end(of text: String) -> String.Index {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case ".": if depth == 0 { return index }
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return text.index(after: index) }
      default: break
      }
    }
    return text.endIndex
  }

  private static func argument(of modifier: Substring, named head: String) -> Double? {
    modifier.hasPrefix(head) ? Double(modifier.dropFirst(head.count).dropLast()) : nil
  }

  /// The base without the numbers of its durations.
  private var shape: String {
    guard let range = base.firstRange(of: "duration: ") else { return base }
    let rest = base[range.upperBound...].drop { $0.isNumber || ".-e+".contains($0) }
    return String(base[..<range.lowerBound] + rest)
  }

  /// What is another between two animations.
  enum Change: Equatable {
    case none
    /// Seconds later; negative where earlier.
    case delay(Double)
    case duration
    case curve
  }

  /// What has become another from this animation to a later one.
  func change(to other: AnimationText) -> Change {
    if shape != other.shape || modifiers != other.modifiers { return .curve }
    if base != other.base { return .duration }
    return delay == other.delay ? .none : .delay(other.delay - delay)
  }
}

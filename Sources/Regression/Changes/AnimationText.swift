/// An animation as a trace writes it, taken apart: `easeOut(duration: 0.5).delay(0.05)`.
struct AnimationText: Equatable {
  /// Everything but durations and delays.
  private(set) var curve: String
  /// The numbers after `duration:`.
  private(set) var durations: [Double] = []
  /// The sum of the numbers of `.delay()`, in seconds of the animation's own time.
  private(set) var delay = 0.0

  /// Takes a text apart.
  init(_ text: String) {
    curve = ""
    var rest = Substring(text)
    while let character = rest.first {
      if rest.hasPrefix("duration: ") {
        rest.removeFirst("duration: ".count)
        let number = rest.prefix { $0.isNumber || ".-e+".contains($0) }
        durations.append(Double(number) ?? 0)
        rest = rest.dropFirst(number.count)
        curve += "duration"
      } else if rest.hasPrefix(".delay("), let end = rest.firstIndex(of: ")") {
        let start = rest.index(rest.startIndex, offsetBy: ".delay(".count)
        delay += Double(rest[start..<end]) ?? 0
        rest = rest[rest.index(after: end)...]
      } else {
        curve.append(character)
        rest.removeFirst()
      }
    }
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
    if curve != other.curve { return .curve }
    if durations != other.durations { return .duration }
    return delay == other.delay ? .none : .delay(other.delay - delay)
  }
}

internal import Foundation

extension Path: LosslessStringConvertible {
  /// The path as text: coordinates before a letter, `m` move, `l` line, `q` quadratic curve,
  /// `c` cubic curve, `h` close.
  public var description: String {
    func text(_ points: CGPoint..., letter: String) -> String {
      points.map { "\(Self.number($0.x)) \(Self.number($0.y)) " }.joined() + letter
    }
    return elements.map { element in
      switch element {
      case .move(let end): text(end, letter: "m")
      case .line(let end): text(end, letter: "l")
      case .quadCurve(let end, let control): text(control, end, letter: "q")
      case .curve(let end, let control1, let control2):
        text(control1, control2, end, letter: "c")
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// The path that `description` spells; nil when the text is not of that form.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    func points() -> [CGPoint] {
      stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2):
        move(to: points()[0])
      case ("l", 2) where !isEmpty:
        addLine(to: points()[0])
      case ("q", 4) where !isEmpty:
        let points = points()
        addQuadCurve(to: points[1], control: points[0])
      case ("c", 6) where !isEmpty:
        let points = points()
        addCurve(to: points[2], control1: points[0], control2: points[1])
      case ("h", 0):
        closeSubpath()
      default:
        return nil
      }
      numbers.removeAll(keepingCapacity: true)
    }
    guard numbers.isEmpty else { return nil }
  }

  /// The shortest text that reads back as the same number, without ".0".
  private static func number(_ value: CGFloat) -> String {
    let text = "\(Double(value))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

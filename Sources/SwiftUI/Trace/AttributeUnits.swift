import DrawingModel
import ViewGraph

/// Reads the numbers of one attribute's vector in units of the source.
@MainActor struct AttributeUnits {
  let names: [String]
  private let divisors: [Double]
  /// Where the colours among the numbers begin.
  private let colors: [Int]

  /// Seconds on either side over which the rate of a colour's components is measured.
  private static let step = 1e-5

  init(_ kind: AttributeKind, count: Int) {
    let components = kind.components(count: count)
    names = components.map(\.name)
    divisors = components.map(\.divisor)
    colors = kind.colorStarts(count: count)
  }

  func values(_ numbers: [Double]) -> [Double] {
    var values = zip(numbers, divisors).map(Self.quotient)
    for start in colors {
      values.replaceSubrange(start..<start + 4, with: Self.color(numbers[start..<start + 4]))
    }
    return values
  }

  func rates(_ rates: [Double], of numbers: [Double]) -> [Double] {
    var values = zip(rates, divisors).map(Self.quotient)
    for start in colors {
      let range = start..<start + 4
      if rates[range].allSatisfy({ $0 == 0 }) { continue }
      func moved(by seconds: Double) -> [Double] {
        Self.color(zip(numbers[range], rates[range]).map { $0 + $1 * seconds }[...])
      }
      let colors = zip(moved(by: Self.step), moved(by: -Self.step)).map {
        ($0 - $1) / (2 * Self.step)
      }
      values.replaceSubrange(range, with: colors)
    }
    return values
  }

  private static func color(_ numbers: ArraySlice<Double>) -> [Double] {
    var vector = ColorVector()
    let first = numbers.startIndex
    (vector.l, vector.m) = (numbers[first], numbers[first + 1])
    (vector.s, vector.opacity) = (numbers[first + 2], numbers[first + 3])
    let color = vector.color
    return [color.red, color.green, color.blue, color.opacity]
  }

  /// `number / divisor`; the shortest of those that give `number` back where the division rounds.
  static func quotient(_ number: Double, _ divisor: Double) -> Double {
    let value = number / divisor
    guard divisor != 1, value != 0, value.isFinite, value.magnitude < 1e6 else { return value }
    var power = 1e6
    for _ in 6...14 {
      let rounded = (value * power).rounded() / power
      if (rounded * divisor - number).magnitude <= number.ulp { return rounded }
      power *= 10
    }
    return value
  }
}

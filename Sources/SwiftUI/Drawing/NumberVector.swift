import Motion

/// Any number of numbers as a vector; the empty one is zero, and of two lengths the shorter counts.
struct NumberVector: VectorArithmetic {
  package var numbers: [Double]

  init(numbers: [Double]) { self.numbers = numbers }

  static let zero = NumberVector(numbers: [])

  private static func combine(
    _ a: Self, _ b: Self, _ operation: (Double, Double) -> Double
  ) -> Self {
    if b.numbers.isEmpty { return a }
    if a.numbers.isEmpty { return NumberVector(numbers: b.numbers.map { operation(0, $0) }) }
    return NumberVector(numbers: zip(a.numbers, b.numbers).map(operation))
  }

  static func + (a: Self, b: Self) -> Self { combine(a, b, +) }

  static func - (a: Self, b: Self) -> Self { combine(a, b, -) }

  mutating func scale(by factor: Double) {
    for index in numbers.indices { numbers[index] *= factor }
  }

  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}

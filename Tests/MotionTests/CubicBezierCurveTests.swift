import Motion
import TestSupport
import Testing

@Suite struct CubicBezierCurveTests {
  private static let cases = 200

  private static func randomCurve(
    y range: ClosedRange<Double>, using generator: inout SplitMix64
  ) -> CubicBezierCurve {
    CubicBezierCurve(
      x1: generator.number(in: 0...1), y1: generator.number(in: range),
      x2: generator.number(in: 0...1), y2: generator.number(in: range))
  }

  @Test func everyCurveHitsBothEndsAndStaysThereOutside() {
    var generator = SplitMix64(fallback: 0xB021)
    for _ in 0..<Self.cases {
      let curve = Self.randomCurve(y: -2...3, using: &generator)
      for progress in [-Double.infinity, -1, 0] { #expect(curve.value(at: progress) == 0) }
      for progress in [1, 1.5, Double.infinity] { #expect(curve.value(at: progress) == 1) }
      // No jump just inside: y changes by at most about 20 times the parameter, which is at most ∛ of x away.
      #expect(abs(curve.value(at: 1e-15)) < 1e-3)
      #expect(abs(1 - curve.value(at: 1 - 1e-15)) < 1e-3)
    }
  }

  @Test func controlPointsBetweenTheEndsGiveAMonotoneCurve() {
    var generator = SplitMix64(fallback: 0xB022)
    for _ in 0..<Self.cases {
      let curve = Self.randomCurve(y: 0...1, using: &generator)
      var last = 0.0
      for step in 1...300 {
        let value = curve.value(at: Double(step) / 300)
        #expect(value >= last - 1e-12, "\(curve) at \(step)/300")
        last = value
      }
    }
  }

  @Test func parameterSolvesForX() {
    var generator = SplitMix64(fallback: 0xB023)
    for _ in 0..<Self.cases {
      let curve = Self.randomCurve(y: 0...1, using: &generator)
      let x = generator.number(in: 0...1)
      let s = curve.parameter(atX: x)
      #expect(s >= 0 && s <= 1)
      #expect(abs(((curve.ax * s + curve.bx) * s + curve.cx) * s - x) < 1e-14, "\(curve) at \(x)")
    }
  }

  @Test func valueAgreesWithBisectionOfTheBernsteinForm() {
    var generator = SplitMix64(fallback: 0xB024)
    func bernstein(_ first: Double, _ second: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * first + 3 * (1 - s) * s * s * second + s * s * s
    }
    for _ in 0..<Self.cases {
      // Off the edges, where a curve may be vertical and y is not determined by x to this accuracy.
      let x1 = generator.number(in: 0...0.9)
      let x2 = generator.number(in: 0.1...1)
      let y1 = generator.number(in: -1...2)
      let y2 = generator.number(in: -1...2)
      let x = generator.number(in: 0.01...0.99)
      var low = 0.0
      var high = 1.0
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if bernstein(x1, x2, middle) < x { low = middle } else { high = middle }
      }
      let curve = CubicBezierCurve(x1: x1, y1: y1, x2: x2, y2: y2)
      #expect(
        abs(curve.value(at: x) - bernstein(y1, y2, low)) < 1e-11,
        "(\(x1), \(y1)), (\(x2), \(y2)) at \(x)")
    }
  }

  @Test func velocityIsTheDerivative() {
    var generator = SplitMix64(fallback: 0xB025)
    for _ in 0..<Self.cases {
      let curve = CubicBezierCurve(
        x1: generator.number(in: 0.1...0.6), y1: generator.number(in: -1...2),
        x2: generator.number(in: 0.4...0.9), y2: generator.number(in: -1...2))
      let x = generator.number(in: 0.05...0.95)
      let slope = differenceQuotient(at: x) { curve.value(at: $0) }
      #expect(abs(curve.velocity(at: x) - slope) < 1e-6, "\(curve) at \(x)")
    }
  }

  @Test func reversingControlPointsReversesTheCurve() {
    var generator = SplitMix64(fallback: 0xB026)
    for _ in 0..<Self.cases {
      let x1 = generator.number(in: 0...0.8)
      let x2 = generator.number(in: 0.2...1)
      let y1 = generator.number(in: 0...1)
      let y2 = generator.number(in: 0...1)
      let forward = CubicBezierCurve(x1: x1, y1: y1, x2: x2, y2: y2)
      let backward = CubicBezierCurve(x1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1)
      let x = generator.number(in: 0.01...0.99)
      #expect(abs(forward.value(at: x) + backward.value(at: 1 - x) - 1) < 1e-10)
    }
  }

  @Test func xOfControlPointsIsClampedAndYIsFree() {
    #expect(
      CubicBezierCurve(x1: -3, y1: -2, x2: 7, y2: 5)
        == CubicBezierCurve(x1: 0, y1: -2, x2: 1, y2: 5))
    #expect(CubicBezierCurve(x1: 0.3, y1: -1, x2: 0.7, y2: 0).value(at: 0.2) < 0)
  }

  @Test func controlPointsOnTheDiagonalGiveTheIdentity() {
    let curve = CubicBezierCurve(x1: 0.3, y1: 0.3, x2: 0.9, y2: 0.9)
    for progress in [0, 0.1, 0.37, 0.5, 0.99, 1] { #expect(curve.value(at: progress) == progress) }
    #expect(curve.velocity(at: 0.4) == 1)
  }

  @Test func verticalCurveHasInfiniteVelocity() {
    #expect(CubicBezierCurve(x1: 0, y1: 1, x2: 0.5, y2: 1).velocity(at: 0) == .infinity)
    #expect(CubicBezierCurve(x1: 0, y1: -1, x2: 0.5, y2: 1).velocity(at: 0) == -.infinity)
  }
}

import Geometry
import Motion
import TestSupport
import Testing

@Suite struct UnitCurveTests {
  private static let named: [(name: String, curve: UnitCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
    ("circularEaseInOut", .circularEaseInOut),
  ]

  @Test func namedCurvesHitBothEndsAndNeverFall() {
    for (name, curve) in Self.named {
      #expect(curve.value(at: 0) == 0, "\(name)")
      #expect(curve.value(at: 1) == 1, "\(name)")
      for step in 0..<500 {
        #expect(
          curve.value(at: Double(step) / 500) <= curve.value(at: Double(step + 1) / 500),
          "\(name) at \(step)/500")
      }
    }
  }

  @Test func onlyTheLinearCurveGoesOnOutsideItsRange() {
    for (name, curve) in Self.named {
      #expect(curve.value(at: -0.5) == (name == "linear" ? -0.5 : 0), "\(name)")
      #expect(curve.value(at: 1.5) == (name == "linear" ? 1.5 : 1), "\(name)")
    }
  }

  @Test func velocityIsTheDerivative() {
    var generator = SplitMix64(fallback: 0xC001)
    for (name, curve) in Self.named {
      for _ in 0..<50 {
        // Away from the joint of the in-and-out circle and from vertical ends.
        var x = generator.number(in: 0.1...0.9)
        if abs(x - 0.5) < 0.1 { x += 0.2 }
        let slope = differenceQuotient(at: x) { curve.value(at: $0) }
        #expect(abs(curve.velocity(at: x) - slope) < 1e-6, "\(name) at \(x)")
      }
    }
  }

  @Test func velocitiesAtDegenerateEndsAreTheFrameworks() {
    #expect(UnitCurve.linear.velocity(at: 0.3) == 1)
    #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
    #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
    #expect(UnitCurve.easeInOut.velocity(at: 0) == 0)
    #expect(UnitCurve.easeInOut.velocity(at: 1) == 0)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
    #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
  }

  @Test func inverseSwapsTheAxes() {
    #expect(UnitCurve.linear.inverse == .linear)
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
    #expect(UnitCurve.circularEaseOut.inverse == .circularEaseIn)
    #expect(UnitCurve.circularEaseInOut.inverse == .circularEaseInOut)
    let swapped = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.2, y: 0.1), endControlPoint: UnitPoint(x: 0.9, y: 0.6))
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.1, y: 0.2), endControlPoint: UnitPoint(x: 0.6, y: 0.9))
    #expect(curve.inverse == swapped)
    #expect(curve.inverse.inverse == curve)
  }

  @Test func inverseUndoesTheCurve() {
    var generator = SplitMix64(fallback: 0xC002)
    for _ in 0..<200 {
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(
          x: generator.number(in: 0.1...0.9), y: generator.number(in: 0.1...0.9)),
        endControlPoint: UnitPoint(
          x: generator.number(in: 0.1...0.9), y: generator.number(in: 0.1...0.9)))
      let x = generator.number(in: 0.05...0.95)
      // Errors of a flat curve are those of its inverse's steepness.
      #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6, "\(curve) at \(x)")
    }
    for step in 0...100 {
      let x = Double(step) / 100
      let y = UnitCurve.circularEaseIn.value(at: x)
      #expect(abs(UnitCurve.circularEaseOut.value(at: y) - x) < 1e-7)
    }
  }
}

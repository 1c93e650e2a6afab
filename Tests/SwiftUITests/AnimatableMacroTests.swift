import SwiftUI
import Testing

/// A vector that has no animatable data of its own.
private struct Vector: VectorArithmetic {
  var a = 0.0
  var b = 0.0

  static var zero: Vector { Vector() }
  static func + (first: Vector, second: Vector) -> Vector {
    Vector(a: first.a + second.a, b: first.b + second.b)
  }
  static func - (first: Vector, second: Vector) -> Vector {
    Vector(a: first.a - second.a, b: first.b - second.b)
  }
  mutating func scale(by factor: Double) {
    a *= factor
    b *= factor
  }
  var magnitudeSquared: Double { a * a + b * b }
}

/// A value with animatable data that is no vector.
private struct Gauge: Animatable, Equatable {
  var level = 1.0
  let label = "level"
  var animatableData: Double {
    get { level }
    set { level = newValue }
  }
}

@Animatable private struct Single {
  var x: Double
}

@Animatable private struct Mixed {
  var a, b: Double
  var c = 1.5, angle = Angle.degrees(30)
  var negative = -2.0
  var size = CGSize(width: 1, height: 2)
  var origin = CGPoint.zero
  var vector: Vector = Vector(a: 1, b: 2)
  var gauge = Gauge()
  var pair: AnimatablePair<Double, Double> = .init(1, 2)
  var single: Float = 1
  var `repeat`: Double = 3
}

@Animatable private struct Selective {
  var x: Double
  var observed: CGFloat = 2 { didSet { changes += 1 } }
  @AnimatableIgnored var changes = 0
  @AnimatableIgnored var isOn = true
  let count = 3
  static let shared = "shared"
  var doubled: String { "\(2 * x)" }
}

@Animatable private final class Reference {
  var x: Double = 1
  var y: CGFloat = 2
}

@Animatable private enum Choice { case first, second }

@Animatable private struct Declared {
  var isOn: Bool
  var x: Double
  var animatableData: Double {
    get { x + 1 }
    set { x = newValue - 1 }
  }
}

@Animatable private struct Conforming: Animatable {
  var x: Double
}

@Animatable private struct Generic<First: VectorArithmetic, Second: Animatable> {
  var first: First
  var second: Second
}

@Animatable private struct Nested {
  var inner: Single
  var x: Double
}

@Animatable private struct Wedge: Shape {
  var startAngle: Angle
  var endAngle: Angle
  @AnimatableIgnored var drawClockwise: Bool

  func path(in rect: CGRect) -> Path { Path(rect) }
}

@Animatable private struct Notch: View {
  var depth: Double
  @State private var taps = 0
  let title: String

  var body: some View { Color.red.opacity(depth) }
}

/// Scales a value's data, through the protocol alone.
private func scaled<Value: Animatable>(_ value: Value, by factor: Double) -> Value {
  var value = value
  var data = value.animatableData
  data.scale(by: factor)
  value.animatableData = data
  return value
}

@Suite struct AnimatableMacroTests {
  @Test func oneMemberIsTheDataItself() {
    var value = Single(x: 3)
    value.animatableData = 7
    #expect(value.x == 7)
  }

  @Test func everyStoredVariableTakesPart() {
    let value = scaled(Mixed(a: 1, b: 2), by: 10)
    #expect(value.a == 10 && value.b == 20 && value.c == 15)
    #expect(abs(value.angle.degrees - 300) < 1e-9)
    #expect(value.negative == -20 && value.size == CGSize(width: 10, height: 20))
    #expect(value.origin == .zero && value.vector == Vector(a: 10, b: 20))
    #expect(value.gauge.level == 10 && value.pair == AnimatablePair(10, 20))
    #expect(value.single == 10 && value.repeat == 30)
  }

  @Test func aMemberKeepsItsInternalUnit() {
    // π/2 and π radians, each ×128.
    let value = Wedge(startAngle: .degrees(90), endAngle: .degrees(180), drawClockwise: true)
    let unit = 128 * Double.pi / 2
    #expect(abs(value.animatableData.magnitudeSquared - 5 * unit * unit) < 1e-6)
  }

  @Test func constantsAndIgnoredAndComputedMembersDoNotTakePart() {
    let value = scaled(Selective(x: 1), by: 3)
    #expect(value.x == 3 && value.observed == 6 && value.changes == 1)
    #expect(value.isOn && value.count == 3)
    #expect(value.animatableData.magnitudeSquared == 45)
  }

  @Test func classesTakePart() {
    let value = Reference()
    _ = scaled(value, by: 2)
    #expect(value.x == 2 && value.y == 4)
  }

  @Test func anEnumerationHasNoData() {
    #expect(Choice.first.animatableData == EmptyAnimatableData())
  }

  @Test func declaredDataIsKept() {
    #expect(scaled(Declared(isOn: true, x: 1), by: 3).x == 5)
  }

  @Test func aWrittenConformanceIsKept() {
    #expect(scaled(Conforming(x: 1), by: 3).x == 3)
  }

  @Test func genericMembersTakePart() {
    let value = scaled(Generic(first: 1.0, second: Gauge()), by: 3)
    #expect(value.first == 3 && value.second.level == 3)
  }

  @Test func membersWithTheMacroNest() {
    let value = scaled(Nested(inner: Single(x: 1), x: 2), by: 3)
    #expect(value.inner.x == 3 && value.x == 6)
  }

  @MainActor @Test func stateOfAViewDoesNotTakePart() {
    let value = scaled(Notch(depth: 2, title: "ticket"), by: 3)
    #expect(value.depth == 6 && value.animatableData.magnitudeSquared == 36)
  }
}

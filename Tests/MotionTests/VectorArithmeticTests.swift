import Foundation
import Motion
import TestSupport
import Testing

@Suite struct VectorArithmeticTests {
  private typealias Values = AnimatableValues<
    Double, CGFloat, AnimatablePair<Double, Double>, Float
  >
  private typealias Nested = AnimatablePair<
    Double, AnimatablePair<CGFloat, AnimatablePair<AnimatablePair<Double, Double>, Float>>
  >

  private static func random(using generator: inout SplitMix64) -> (Values, Nested) {
    let numbers = (0..<5).map { _ in generator.number(in: -100...100) }
    let pair = AnimatablePair(numbers[2], numbers[3])
    return (
      Values(numbers[0], CGFloat(numbers[1]), pair, Float(numbers[4])),
      Nested(
        numbers[0],
        AnimatablePair(CGFloat(numbers[1]), AnimatablePair(pair, Float(numbers[4]))))
    )
  }

  private static func isSame(_ values: Values, _ nested: Nested) -> Bool {
    values.value.0 == nested.first && values.value.1 == nested.second.first
      && values.value.2 == nested.second.second.first
      && values.value.3 == nested.second.second.second
  }

  @Test func valuesEqualNestedPairs() {
    var generator = SplitMix64(fallback: 0xA101)
    for _ in 0..<200 {
      var (a, nestedA) = Self.random(using: &generator)
      let (b, nestedB) = Self.random(using: &generator)
      let factor = generator.number(in: -3...3)
      #expect(Self.isSame(a, nestedA))
      #expect(Self.isSame(a + b, nestedA + nestedB))
      #expect(Self.isSame(a - b, nestedA - nestedB))
      #expect(abs(a.magnitudeSquared - nestedA.magnitudeSquared) < 1e-9)
      #expect((a == b) == (nestedA == nestedB))
      #expect(a == a)
      a.scale(by: factor)
      nestedA.scale(by: factor)
      #expect(Self.isSame(a, nestedA))
      a += b
      nestedA += nestedB
      #expect(Self.isSame(a, nestedA))
    }
    #expect(Self.isSame(.zero, .zero))
  }

  @Test func oneDifferentComponentMakesValuesDifferent() {
    #expect(AnimatableValues(1.0, 2.0, 3.0) == AnimatableValues(1.0, 2.0, 3.0))
    #expect(AnimatableValues(1.0, 2.0, 3.0) != AnimatableValues(1.0, 2.0, 4.0))
    #expect(AnimatablePair(1.0, 2.0) != AnimatablePair(0.0, 2.0))
  }

  @Test func springsMoveValuesAsTheyMoveNestedPairs() {
    var generator = SplitMix64(fallback: 0xA102)
    let spring = Spring(duration: 0.5, bounce: 0.3)
    for _ in 0..<50 {
      let (target, nestedTarget) = Self.random(using: &generator)
      let (velocity, nestedVelocity) = Self.random(using: &generator)
      let time = generator.number(in: 0...1)
      #expect(
        Self.isSame(
          spring.value(target: target, initialVelocity: velocity, time: time),
          spring.value(target: nestedTarget, initialVelocity: nestedVelocity, time: time)))
    }
  }

  @Test func floatsScaleByARoundedFactor() {
    var value: Float = 3
    value.scale(by: 0.1)
    #expect(value == 3 * Float(0.1))
    #expect(Float(3).magnitudeSquared == 9)
  }

  @Test func magnitudeSquaredIsTheSumOfSquares() {
    #expect(AnimatablePair(3.0, AnimatablePair(4.0, 12.0)).magnitudeSquared == 169)
    #expect(AnimatableValues(3.0, 4.0, 12.0).magnitudeSquared == 169)
    #expect((-3.0).magnitudeSquared == 9)
  }

  @Test func emptyDataIsAlwaysEqual() {
    var empty = EmptyAnimatableData()
    empty.scale(by: 5)
    #expect(empty + EmptyAnimatableData() == .zero)
    #expect(empty - EmptyAnimatableData() == .zero)
    #expect(empty.magnitudeSquared == 0)
  }
}

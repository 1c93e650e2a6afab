import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Animations with a rule of their own, modified and repeated, whose length only asking tells.
@MainActor @Suite struct CustomAnimationTests {
  /// Covers its interval in as many reference ticks, and says nothing of its length.
  private struct Ticks: CustomAnimation {
    struct Count: AnimationStateKey { static let defaultValue = 0 }
    var count: Int

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      context.state[Count.self] += 1
      guard context.state[Count.self] < count else { return nil }
      var covered = value
      covered.scale(by: time * 120 / Double(count))
      return covered
    }
  }

  private let second = Animation(Ticks(count: 120))

  private func values(_ animation: Animation, at times: [Double]) throws -> [Double] {
    try Harness.probe([ProbeChange(at: 0, to: 100, animation)], at: times)
  }

  private func expect(
    _ animation: Animation, _ expected: [(Double, Double)],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let values = try values(animation, at: expected.map(\.0))
    for (value, (time, wanted)) in zip(values, expected) {
      #expect(
        near(value, wanted, within: 1e-6), "\(animation) at \(time): \(value)",
        sourceLocation: location)
    }
  }

  @Test func exampleOfALinearRuleRunsAsWritten() throws {
    struct Linear: CustomAnimation {
      var duration: Double
      func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
      ) -> V? { time <= duration ? value.scaled(by: time / duration) : nil }
      func velocity<V: VectorArithmetic>(
        value: V, time: Double, context: AnimationContext<V>
      ) -> V? { value.scaled(by: 1 / duration) }
    }
    try expect(Animation(Linear(duration: 2)), [(0, 0), (0.5, 25), (1, 50), (2, 100), (3, 100)])
  }

  @Test func delayAndSpeedMapItsTime() throws {
    try expect(second.delay(0.5), [(0.25, 0), (0.5, 0), (1, 50), (1.25, 75), (2, 100)])
    // At double speed it is asked at every tick all the same, so it needs its ticks.
    try expect(second.speed(0.5), [(0.5, 25), (0.9, 45)])
  }

  @Test func finiteRepeatsEnd() throws {
    try expect(
      second.repeatCount(2, autoreverses: false),
      [(0.5, 50), (1, 100), (1.5, 50), (1.75, 75), (2, 100), (4, 100)])
    try expect(
      second.repeatCount(3), [(0.5, 50), (1, 100), (1.5, 50), (2, 0), (2.5, 50), (3, 100)])
    let times = try Harness.completions(
      [ProbeChange(at: 0, to: 100, second.repeatCount(3))], until: 9)
    #expect(near(times[0] ?? -1, 3))
  }

  @Test func endlessRepeatsGoOn() throws {
    try expect(second.repeatForever(autoreverses: false), [(7.25, 25), (7.75, 75)])
    try expect(second.repeatForever(), [(7.25, 75), (8.25, 25)])
    try expect(second.repeatForever().delay(0.5), [(0.25, 0), (1, 50), (1.25, 75)])
  }

  @Test func framesBetweenTicksDoNotMatter() throws {
    let animation = second.repeatCount(3).delay(0.1).speed(0.75)
    let times = (0...90).map { Double($0) / 21 }
    let played = try values(animation, at: times)
    for (time, expected) in zip(times, played) {
      let alone = try values(animation, at: [time])
      #expect(alone == [expected], "\(time)")
    }
  }

  @Test func springTakesOverFromARepeatedRule() throws {
    let values = try Harness.probe(
      [
        ProbeChange(at: 0, to: 100, second.repeatForever()),
        ProbeChange(at: 1.25, to: 0, .spring(duration: 0.5, bounce: 0)),
      ], at: [1.25, 1.45])
    let spring = Spring(duration: 0.5, bounce: 0)
    #expect(near(values[0], 75))
    #expect(near(values[1], 75 - spring.value(target: 75, time: 0.2)))
  }

  /// Runs one of the library's animations inside, as code that logs animations does.
  private struct Wrapper: CustomAnimation {
    var base: Animation
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? { base.animate(value: value, time: time, context: &context) }
    func velocity<V: VectorArithmetic>(
      value: V, time: Double, context: AnimationContext<V>
    ) -> V? { base.velocity(value: value, time: time, context: context) }
    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
      guard let previous = previous.base as? Self else { return false }
      return base.shouldMerge(
        previous: previous.base, value: value, time: time, context: &context)
    }
  }

  @Test func wrappedAnimationsRunAndEndAsThePlainOnes() throws {
    let animations: [Animation] = [
      .linear(duration: 1), .smooth, .bouncy.delay(0.2), .linear(duration: 0.3).repeatCount(3),
      .interpolatingSpring(stiffness: 170, damping: 15),
    ]
    for animation in animations {
      let times = [0.1, 0.35, 0.8, 1.1]
      let plain = try values(animation, at: times)
      let wrapped = try values(Animation(Wrapper(base: animation)), at: times)
      for (a, b) in zip(plain, wrapped) { #expect(near(a, b), "\(animation)") }
      let ends = try [animation, Animation(Wrapper(base: animation))].map {
        try Harness.completions([ProbeChange(at: 0, to: 100, $0, criteria: .removed)], until: 9)[0]
      }
      // Only asking tells when the wrapper ends, and it is asked at ticks.
      let plainEnd = try #require(ends[0])
      let wrappedEnd = try #require(ends[1])
      #expect(wrappedEnd >= plainEnd - 1e-9 && wrappedEnd < plainEnd + 1.0 / 120 + 1e-9)
    }
  }

  @Test func wrappedSpringsMergeWithTheirVelocity() throws {
    let times = [0.1, 0.2, 0.3]
    let results = try [Animation.smooth, Animation(Wrapper(base: .smooth))].map { animation in
      try Harness.probe(
        [ProbeChange(at: 0, to: 100, animation), ProbeChange(at: 0.15, to: 0, animation)], at: times
      )
    }
    for (a, b) in zip(results[0], results[1]) { #expect(near(a, b)) }
  }
}

import Foundation
import Motion
import SwiftUI
import Testing
import ViewTesting

/// What a new animation does to one that runs: the whole table of semantics D.9, and the rules of D.8 about modified
/// animations.
@MainActor @Suite struct RetargetingTests {
  /// A kind of animation, with what it covers of an interval by formula.
  private struct Kind: CustomTestStringConvertible, Sendable {
    var name: String
    var animation: Animation
    /// Part of the interval covered at a time.
    var progress: @Sendable (Double) -> Double
    /// Part of the interval per second that a spring takes over from it.
    var handedOn: @Sendable (Double) -> Double = { _ in 0 }
    /// The spring that takes over whatever ran; nil for what joins it.
    var takingOver: Spring?
    var testDescription: String { name }
  }

  nonisolated private static let persistent = Spring(duration: 0.6, bounce: 0.3)
  nonisolated private static let smooth = Spring(duration: 0.5, bounce: 0)
  nonisolated private static let interpolating = Spring(mass: 1, stiffness: 170, damping: 15)

  nonisolated private static let curve = Kind(
    name: "timing curve", animation: .easeInOut(duration: 1),
    progress: { UnitCurve.easeInOut.value(at: $0) })
  nonisolated private static let spring = Kind(
    name: "persistent spring", animation: .spring(duration: 0.6, bounce: 0.3),
    progress: { persistent.value(target: 1, time: $0) },
    handedOn: { persistent.velocity(target: 1, time: $0) }, takingOver: persistent)
  nonisolated private static let additive = Kind(
    name: "interpolating spring", animation: .interpolatingSpring(stiffness: 170, damping: 15),
    progress: { interpolating.value(target: 1, time: $0) })
  nonisolated private static let standard = Kind(
    name: "default", animation: .default, progress: { smooth.value(target: 1, time: $0) },
    handedOn: { smooth.velocity(target: 1, time: $0) }, takingOver: smooth)
  nonisolated private static let modified = Kind(
    name: "modified spring", animation: .spring(duration: 0.6, bounce: 0.3).speed(0.5),
    progress: { persistent.value(target: 1, time: $0 / 2) },
    // In seconds of the inner clock.
    handedOn: { persistent.velocity(target: 1, time: $0 / 2) })

  nonisolated private static let table = [curve, spring, additive, standard].flatMap { new in
    [curve, spring, additive, modified].map { (new, $0) }
  }

  @Test(arguments: table)
  private func newOverRunning(_ new: Kind, _ running: Kind) throws {
    let turn = 0.2
    let times = [0.1, 0.2, 0.21, 0.25, 0.3, 0.4, 0.5, 0.6]
    let values = try Harness.probe(
      [
        ProbeChange(at: 0, to: 100, running.animation),
        ProbeChange(at: turn, to: -40, new.animation),
      ],
      at: times)
    for (time, value) in zip(times, values) {
      let former = 100 * running.progress(time)
      var expected = former
      if time > turn, let spring = new.takingOver {
        let start = 100 * running.progress(turn)
        expected =
          start
          + spring.value(
            target: -40 - start, initialVelocity: 100 * running.handedOn(turn), time: time - turn)
      } else if time > turn {
        expected = former + new.progress(time - turn) * (-40 - former)
      }
      #expect(near(value, expected), "\(new.name) over \(running.name) at \(time): \(value)")
    }
  }

  @Test func onceTheFormerIsOverTheTwoAddUp() throws {
    let times = [1.05, 1.15, 1.2]
    let values = try Harness.probe(
      [
        ProbeChange(at: 0, to: 100, .easeInOut(duration: 1)),
        ProbeChange(at: 0.7, to: 0, .linear(duration: 0.5)),
      ], at: times)
    for (time, value) in zip(times, values) {
      #expect(near(value, 100 * (1 - min(1, (time - 0.7) / 0.5))), "\(time): \(value)")
    }
  }

  @Test func finiteAnimationEndsAnEndlessOne() throws {
    let values = try Harness.probe(
      [
        ProbeChange(at: 0, to: 100, .linear(duration: 1).repeatForever()),
        ProbeChange(at: 2.5, to: 0, .linear(duration: 0.5)),
      ], at: [2.5, 2.75, 3, 8])
    #expect(near(values[0], 50) && near(values[1], 37.5) && values[2] == 0 && values[3] == 0)
  }

  @Test func animationOfNoLengthEndsAnEndlessOneAtOnce() throws {
    let values = try Harness.probe(
      [
        ProbeChange(at: 0, to: 100, .linear(duration: 1).repeatForever()),
        ProbeChange(at: 2.5, to: 0, .linear(duration: 0)),
      ], at: [2.4, 2.5, 2.75])
    #expect(near(values[0], 40) && values[1] == 0 && values[2] == 0)
  }

  @Test func springOnCombinedAnimationsStartsAtRestFromWhereTheyAre() throws {
    let times = [0.5, 0.6, 0.8]
    let values = try Harness.probe(
      [
        ProbeChange(at: 0, to: 100, .linear(duration: 1)),
        ProbeChange(at: 0.2, to: 40, .linear(duration: 1)),
        ProbeChange(at: 0.5, to: 0, .smooth),
      ], at: times)
    let start = 50 + 0.3 * (40 - 50.0)
    for (time, value) in zip(times, values) {
      let expected = start + Self.smooth.value(target: -start, time: time - 0.5)
      #expect(near(value, expected), "\(time): \(value)")
    }
  }

  @Test func laterOfTwoSpringsAtOneInstantCoversBothIntervals() throws {
    struct Scene: View {
      @State private var a = 0.0
      @State private var b = 0.0
      var body: some View {
        ValueProbe(value: a + b)
          .onAppear {
            withAnimation(.bouncy) { a = 60 }
            withAnimation(.interactiveSpring) { b = 40 }
          }
      }
    }
    let spring = Spring(response: 0.15, dampingRatio: 0.85)
    try Harness.run {
      Scene()
    } _: { scene in
      for time in [0.05, 0.1, 0.2] {
        let value = try scene.probe(at: time)
        #expect(near(value, spring.value(target: 100, time: time)), "\(time): \(value)")
      }
    }
  }

  // MARK: - Modified animations among themselves

  @Test func equalModifiersOfSpringsMergeInTheirOwnTime() throws {
    let animation = Animation.spring(duration: 0.6, bounce: 0.3).speed(0.5)
    let values = try Harness.probe(
      [ProbeChange(at: 0, to: 100, animation), ProbeChange(at: 0.4, to: 0, animation)],
      at: [0.4, 0.5, 0.9])
    let start = Self.persistent.value(target: 100, time: 0.2)
    let velocity = Self.persistent.velocity(target: 100, time: 0.2)
    for (time, value) in zip([0.4, 0.5, 0.9], values) {
      let expected =
        start
        + Self.persistent.value(
          target: -start, initialVelocity: velocity, time: time / 2 - 0.2)
      #expect(near(value, expected), "\(time): \(value)")
    }
  }

  @Test func otherModifiersCombine() throws {
    let values = try Harness.probe(
      [
        ProbeChange(at: 0, to: 100, .spring(duration: 0.6, bounce: 0.3).speed(0.5)),
        ProbeChange(at: 0.4, to: 0, .spring(duration: 0.6, bounce: 0.3).speed(0.25)),
      ], at: [0.6, 1])
    for (time, value) in zip([0.6, 1.0], values) {
      let former = Self.persistent.value(target: 100, time: time / 2)
      let part = Self.persistent.value(target: 1, time: (time - 0.4) / 4)
      #expect(near(value, former * (1 - part)), "\(time): \(value)")
    }
  }

  @Test func repeatedSpringsMergeWithinARun() throws {
    // Within the first run of three the spring turns round like any other; the runs after it cover the new interval.
    let animation = Animation.spring(duration: 0.6, bounce: 0.3).repeatCount(3, autoreverses: false)
    let changes = [
      ProbeChange(at: 0, to: 100, animation), ProbeChange(at: 0.2, to: 300, animation),
    ]
    let start = Self.persistent.value(target: 100, time: 0.2)
    let velocity = Self.persistent.velocity(target: 100, time: 0.2)
    let first =
      0.2
      + PersistentSpringMotion(response: 0.6, dampingFraction: 0.7).removalTime(
        target: 300 - start, initialVelocity: velocity, interval: 300)
    let values = try Harness.probe(changes, at: [0.3, first + 0.1])
    let inFirst =
      start + Self.persistent.value(target: 300 - start, initialVelocity: velocity, time: 0.1)
    #expect(near(values[0], inFirst))
    #expect(near(values[1], Self.persistent.value(target: 300, time: 0.1), within: 1e-6))
  }

  // MARK: - Blending

  @Test func blendingPassesFromOneResponseToTheOther() throws {
    // A stiff spring over a slow one starts as slow as that was, and ends as stiff as it is.
    let changes = [
      ProbeChange(at: 0, to: 100, .spring(response: 0.8, dampingFraction: 1)),
      ProbeChange(at: 0.2, to: 0, .spring(response: 0.2, dampingFraction: 1, blendDuration: 0.4)),
    ]
    let values = try Harness.probe(changes, at: [0.2, 0.201, 0.3, 0.6, 1.5])
    let slow = Spring(response: 0.8, dampingRatio: 1)
    let start = slow.value(target: 100, time: 0.2)
    let velocity = slow.velocity(target: 100, time: 0.2)
    #expect(near(values[0], start))
    let early =
      start + slow.value(target: -start, initialVelocity: velocity, time: 0.001)
    #expect(near(values[1], early, within: 1e-4))
    let stiff = Spring(response: 0.2, dampingRatio: 1)
    let unblended = start + stiff.value(target: -start, initialVelocity: velocity, time: 0.1)
    #expect(values[2] > unblended + 1)
    #expect(abs(values[3]) < 10 && values[4] == 0)
  }
}

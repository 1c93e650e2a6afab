import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// A value that is sent elsewhere again and again, at random times and with random animations.
@MainActor @Suite struct InterruptionPropertyTests {
  /// Covers its interval evenly; only asking tells when it is over.
  private struct Rule: CustomAnimation {
    var duration: Double
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? { time < duration ? value.scaled(by: time / duration) : nil }
  }

  /// Whether an animation hands its velocity on and takes one over.
  private struct Choice {
    var animation: Animation
    var isPersistentSpring = false
  }

  private func choice(_ random: inout SplitMix64) -> Choice {
    let duration = Double.random(in: 0.1...1.5, using: &random)
    let bounce = Double.random(in: -0.5...0.6, using: &random)
    let choices = [
      Choice(animation: .linear(duration: duration)),
      Choice(animation: .easeInOut(duration: duration)),
      Choice(animation: .spring(duration: duration, bounce: bounce), isPersistentSpring: true),
      Choice(animation: .default, isPersistentSpring: true),
      Choice(animation: .interactiveSpring(duration: duration), isPersistentSpring: true),
      Choice(animation: .interpolatingSpring(duration: duration, bounce: max(0, bounce))),
      Choice(animation: .easeOut(duration: duration).delay(0.1)),
      Choice(animation: .snappy(duration: duration).speed(1.5)),
      Choice(animation: .bouncy(duration: duration).delay(0.2)),
      Choice(animation: .linear(duration: duration).repeatCount(3)),
      Choice(animation: .smooth(duration: duration).repeatCount(2, autoreverses: false)),
      Choice(animation: .smooth(duration: duration).logicallyComplete(after: 0.2)),
      Choice(animation: Animation(Rule(duration: duration))),
      Choice(animation: Animation(Rule(duration: duration)).repeatCount(2).delay(0.1)),
      Choice(animation: .linear(duration: 0)),
    ]
    return choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  private func changes(
    _ count: Int, _ random: inout SplitMix64
  ) -> (changes: [ProbeChange], areSprings: [Bool]) {
    var nanoseconds = 0
    var changes: [ProbeChange] = []
    var areSprings: [Bool] = []
    for _ in 0..<count {
      // Whole nanoseconds, which the scene's sums of them are exact in. Springs leave at multiples of 1/300 s after they
      // began, with a step of up to a hundredth: never just when the next change comes.
      nanoseconds += Int.random(in: 1_000_000...400_000_000, using: &random)
      let time = Double(nanoseconds) / 1e9
      let choice = choice(&random)
      let target = Double(Int.random(in: -150...150, using: &random))
      changes.append(ProbeChange(at: time, to: target, choice.animation))
      areSprings.append(choice.isPersistentSpring)
    }
    return (changes, areSprings)
  }

  /// An animation of no length jumps, and is meant to.
  private func isJump(_ change: ProbeChange) -> Bool { change.animation == .linear(duration: 0) }

  @Test func valuesAreContinuousAndCompletionsFireOnce() throws {
    var random = SplitMix64(fallback: 7)
    var velocitiesChecked = 0
    for _ in 0..<20 {
      let (changes, areSprings) = changes(50, &random)
      var completions = [Int](repeating: 0, count: changes.count)
      try Harness.run {
        ProbeScene(changes, completed: { index, _ in completions[index] += 1 }) {
          ValueProbe(value: $0)
        }
      } _: { scene in
        for (index, change) in changes.enumerated() {
          let step = 2e-6
          let values = try [-2, -1, 0, 1, 2].map {
            try scene.probe(at: change.time + Double($0) * step)
          }
          #expect(values.allSatisfy { $0.isFinite })
          guard !isJump(change) else { continue }
          // Where the slope before leads to; intervals are of up to 300.
          let left = 2 * values[1] - values[0]
          #expect(abs(values[2] - left) < 1e-6 * 300, "\(change) from \(values)")
          guard index > 0, areSprings[index], areSprings[index - 1] else { continue }
          let before = (3 * values[2] - 4 * values[1] + values[0]) / (2 * step)
          let after = (4 * values[3] - 3 * values[2] - values[4]) / (2 * step)
          velocitiesChecked += 1
          #expect(abs(after - before) < 0.01, "\(change) from \(values)")
        }
        let end = try scene.probe(at: 100)
        #expect(end == changes[changes.count - 1].target)
      }
      #expect(completions.allSatisfy { $0 == 1 }, "\(completions)")
    }
    #expect(velocitiesChecked > 20)
  }

  @Test func framesDoNotDependOnThoseBefore() throws {
    var random = SplitMix64(fallback: 7)
    for _ in 0..<10 {
      let changes = changes(20, &random).changes
      let times = (0..<40).map { _ in Double.random(in: 0...6, using: &random) }.sorted()
      let played = try Harness.probe(changes, at: times)
      for (time, expected) in zip(times, played) {
        let alone = try Harness.probe(changes, at: [time])
        #expect(alone == [expected], "at \(time) s")
      }
    }
  }
}

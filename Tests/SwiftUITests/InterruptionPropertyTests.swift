import Foundation
import SwiftUI
import TestSupport
import Testing

/// A value that is sent elsewhere again and again, at random times and with random animations.
@MainActor @Suite struct InterruptionPropertyTests {
  /// A change of the value: when, to what, and how.
  private struct Change: Sendable {
    var time: Double
    var target: CGFloat
    var animation: Animation
  }

  private struct Scene: View {
    @State private var x: CGFloat = 0
    let changes: [Change]
    let completed: @MainActor (Int) -> Void

    var body: some View {
      Rectangle().frame(width: 10, height: 10).offset(x: x)
        .task {
          var now = 0.0
          for (index, change) in changes.enumerated() {
            try? await Task.sleep(for: .nanoseconds(Int((change.time - now) * 1e9)))
            now = change.time
            withAnimation(change.animation) {
              x = change.target
            } completion: {
              completed(index)
            }
          }
        }
    }
  }

  private func changes(_ count: Int, _ random: inout SplitMix64) -> [Change] {
    var time = 0.0
    return (0..<count).map { _ in
      // Whole milliseconds, so that the scene's sums of them are exact in its nanoseconds.
      time += Double(Int.random(in: 1...400, using: &random)) / 1000
      let duration = Double.random(in: 0.1...1.5, using: &random)
      let bounce = Double.random(in: -0.5...0.6, using: &random)
      let animations: [Animation] = [
        .linear(duration: duration), .easeInOut(duration: duration),
        .spring(duration: duration, bounce: bounce), .default,
        .interpolatingSpring(duration: duration, bounce: max(0, bounce)),
        .easeOut(duration: duration).delay(0.1), .snappy(duration: duration).speed(1.5),
        .linear(duration: duration).repeatCount(3),
        .interactiveSpring(duration: duration),
      ]
      return Change(
        time: time, target: CGFloat(Int.random(in: -150...150, using: &random)),
        animation: animations[Int.random(in: 0..<animations.count, using: &random)])
    }
  }

  @Test func valuesAreContinuousAndCompletionsFireOnce() throws {
    var random = SplitMix64(fallback: 7)
    for _ in 0..<20 {
      let changes = changes(50, &random)
      var completions = [Int](repeating: 0, count: changes.count)
      try Harness.run {
        Scene(changes: changes) { completions[$0] += 1 }
      } _: { scene in
        for change in changes {
          let before = try scene.boxes(at: change.time - 1e-6)[0].midX
          let after = try scene.boxes(at: change.time + 1e-6)[0].midX
          #expect(after.isFinite)
          // No spring here exceeds 10,000 points a second, which is 0.02 points in 2 µs; but an earlier
          // animation may end within them, which for a spring is a step of up to 1 % of its interval.
          #expect(abs(after - before) < 3.1, "at \(change.time) s")
        }
        let end = try scene.boxes(at: 100)[0].midX
        #expect(near(end, 200 + Double(changes[changes.count - 1].target)))
      }
      #expect(completions.allSatisfy { $0 == 1 }, "\(completions)")
    }
  }

  @Test func framesDoNotDependOnThoseBefore() throws {
    var random = SplitMix64(fallback: 7)
    for _ in 0..<10 {
      let changes = changes(20, &random)
      let times = (0..<40).map { _ in Double.random(in: 0...6, using: &random) }.sorted()
      var played: [CGRect] = []
      try Harness.run {
        Scene(changes: changes) { _ in }
      } _: { scene in
        played = try times.map { try scene.boxes(at: $0)[0] }
      }
      for (time, expected) in zip(times, played) {
        try Harness.run {
          Scene(changes: changes) { _ in }
        } _: { scene in
          let alone = try scene.boxes(at: time)[0]
          #expect(alone == expected, "at \(time) s")
        }
      }
    }
  }
}

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Changes that follow at once and leave a velocity to a later spring, after semantics D.11.
@MainActor @Suite struct VelocityTrackingTests {
  /// Follows a steady movement in steps of 0.01 s, and lets go of it after a silence.
  private struct Scene: View {
    @State private var value = 0.0
    let steps: Int
    let silence: Double
    let speed: Double

    var body: some View {
      ValueProbe(value: value)
        .task {
          for _ in 0..<steps {
            withTransaction(\.tracksVelocity, true) { value += speed / 100 }
            try? await Task.sleep(for: .milliseconds(10))
          }
          try? await Task.sleep(for: .nanoseconds(Int((silence - 0.01) * 1e9)))
          withAnimation(.spring(duration: 0.5, bounce: 0)) { value += 50 }
        }
    }
  }

  private func values(steps: Int, silence: Double, at times: [Double]) throws -> [Double] {
    var values: [Double] = []
    try Harness.run {
      Scene(steps: steps, silence: silence, speed: 400)
    } _: { scene in
      values = try times.map { try scene.probe(at: $0) }
    }
    return values
  }

  @Test func valuesFollowAtOnce() throws {
    #expect(try values(steps: 5, silence: 1, at: [0, 0.01, 0.02, 0.04]) == [4, 8, 12, 20])
  }

  @Test func springInheritsTheVelocity() throws {
    // Five samples up to 0.04 s; the spring begins at 0.05 s, after 10 ms of silence.
    let decayed = 400 * 0.98017904
    let spring = Spring(duration: 0.5, bounce: 0)
    let values = try values(steps: 5, silence: 0.01, at: [0.05, 0.06, 0.1, 0.3])
    for (time, value) in zip([0.05, 0.06, 0.1, 0.3], values) {
      let expected =
        20 + spring.value(target: 50, initialVelocity: decayed, time: time - 0.05)
      #expect(near(value, expected, within: 1e-3), "\(time): \(value)")
    }
  }

  @Test func velocityIsForgottenAfterTwoSeconds() throws {
    let spring = Spring(duration: 0.5, bounce: 0)
    let values = try values(steps: 5, silence: 2.5, at: [2.54, 2.64])
    #expect(values[0] == 20)
    #expect(near(values[1], 20 + spring.value(target: 50, time: 0.1)))
  }

  @Test func trackingTakesOverARunningAnimation() throws {
    struct Scene: View {
      @State private var value = 0.0
      var body: some View {
        ValueProbe(value: value)
          .onAppear { withAnimation(.linear(duration: 1)) { value = 100 } }
          .after(0.5) { withTransaction(\.tracksVelocity, true) { value = 10 } }
      }
    }
    try Harness.run {
      Scene()
    } _: { scene in
      let values = try [0.25, 0.5, 0.75, 2].map { try scene.probe(at: $0) }
      #expect(values == [25, 10, 10, 10])
    }
  }
}

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Offsets that an animation changes from frame to frame, at a pixel for each point.
@Suite @MainActor struct MovingOffsetTests {
  private struct Shift: ViewModifier, Animatable {
    var amount: Double
    nonisolated var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }
    func body(content: Content) -> some View { content.offset(x: amount * 10.4) }
  }

  private struct Shifted: View {
    @State private var amount = 0.0
    var body: some View {
      // In the middle of 400 points this begins at 194.5, which is drawn from 195.
      Rectangle().frame(width: 11, height: 10).modifier(Shift(amount: amount)).after(1) {
        withAnimation(.linear(duration: 1)) { amount = 1 }
      }
    }
  }

  private func left(_ harness: Harness, _ seconds: Double) throws -> Double {
    try harness.boxes(at: seconds)[0].minX
  }

  @Test func aModifiersOwnMovementIsSmooth() throws {
    try Harness.run {
      Shifted()
    } _: { harness in
      expectNear(try left(harness, 0.5), 195)
      expectNear(try left(harness, 1), 195)
      // Whatever it moves, it begins at the pixel where it was.
      expectNear(try left(harness, 1.25), 195 + 2.6)
      expectNear(try left(harness, 1.5), 195 + 5.2)
      // At rest places are whole pixels: 194.5 + 10.4 is drawn from 205.
      expectNear(try left(harness, 2), 205)
      expectNear(try left(harness, 3), 205)
    }
  }

  private struct Turned: View {
    @State private var amount = 0.0
    var body: some View {
      Rectangle().frame(width: 11, height: 10)
        .offset(y: 0.4)
        .scaleEffect(1)
        .modifier(Shift(amount: amount))
        .after(1) { withAnimation(.linear(duration: 1)) { amount = 1 } }
    }
  }

  @Test func whatRestsInsideAnEffectThatMovesIsRounded() throws {
    try Harness.run {
      Turned()
    } _: { harness in
      let drawn = try harness.drawn(at: 1.5)[0].box
      expectNear(drawn.minX, 195 + 5.2)
      expectNear(drawn.minY, 195)
    }
  }

  private struct Hopping: View {
    var body: some View {
      Rectangle().frame(width: 10, height: 11)
        .keyframeAnimator(initialValue: 0.0) { content, value in
          content.offset(y: value)
        } keyframes: { _ in
          LinearKeyframe(1.4, duration: 1)
        }
    }
  }

  @Test func keyframesMoveSmoothlyToo() throws {
    try Harness.run {
      Hopping()
    } _: { harness in
      expectNear(try harness.boxes(at: 0.5)[0].minY, 195 + 0.7)
    }
  }
}

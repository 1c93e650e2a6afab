import SwiftUI

/// An apple that falls, is squashed where it lands, and hops twice before it lies still.
struct ContentView: View {
  @State private var drops = 0

  var body: some View {
    VStack(spacing: 0) {
      Circle()
        .fill(.red)
        .frame(width: 80, height: 80)
        .keyframeAnimator(initialValue: Fall(), trigger: drops) { apple, fall in
          apple
            .scaleEffect(x: fall.width, y: fall.height, anchor: .bottom)
            .rotationEffect(fall.turn)
            .offset(y: -fall.altitude)
        } keyframes: { _ in
          KeyframeTrack(\.altitude) {
            LinearKeyframe(0, duration: 0.45, timingCurve: .easeIn)
            LinearKeyframe(90, duration: 0.25, timingCurve: .easeOut)
            LinearKeyframe(0, duration: 0.25, timingCurve: .easeIn)
            LinearKeyframe(25, duration: 0.13, timingCurve: .easeOut)
            LinearKeyframe(0, duration: 0.13, timingCurve: .easeIn)
          }
          KeyframeTrack(\.height) {
            LinearKeyframe(1, duration: 0.43)
            CubicKeyframe(0.7, duration: 0.06)
            SpringKeyframe(1, duration: 0.7, spring: .bouncy)
          }
          KeyframeTrack(\.width) {
            LinearKeyframe(1, duration: 0.43)
            CubicKeyframe(1.25, duration: 0.06)
            SpringKeyframe(1, duration: 0.7, spring: .bouncy)
          }
          KeyframeTrack(\.turn) {
            MoveKeyframe(.degrees(-20))
            LinearKeyframe(.zero, duration: 0.45)
          }
        }
      Rectangle()
        .fill(.green)
        .frame(width: 240, height: 10)
    }
    .task {
      try? await Task.sleep(for: .seconds(0.5))
      drops += 1
    }
  }
}

private struct Fall {
  var altitude = 260.0
  var width = 1.0
  var height = 1.0
  var turn = Angle.zero
}

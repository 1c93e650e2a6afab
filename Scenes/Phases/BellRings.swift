import SwiftUI

/// A bell swings about its crown and swells a little, on two tracks that run side by side.
struct BellRings: View {
  @State private var rings = 0

  var body: some View {
    Bell()
      .fill(.orange)
      .frame(width: 100, height: 120)
      .keyframeAnimator(initialValue: Swing(), trigger: rings) { bell, swing in
        bell
          .rotationEffect(.degrees(swing.degrees), anchor: .top)
          .scaleEffect(swing.size)
      } keyframes: { _ in
        KeyframeTrack(\.degrees) {
          for degrees in [15.0, -15, 10, -10, 0] { CubicKeyframe(degrees, duration: 0.1) }
        }
        KeyframeTrack(\.size) {
          for size in [1.1, 1] { CubicKeyframe(size, duration: 0.25) }
        }
      }
      .task {
        try? await Task.sleep(for: .seconds(1))
        rings += 1
      }
  }
}

private struct Swing {
  var degrees = 0.0
  var size = 1.0
}

private struct Bell: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: rect.maxY),
        control1: CGPoint(x: rect.maxX - 5, y: rect.minY),
        control2: CGPoint(x: rect.maxX - 25, y: rect.maxY - 20))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addCurve(
        to: CGPoint(x: rect.midX, y: rect.minY),
        control1: CGPoint(x: rect.minX + 25, y: rect.maxY - 20),
        control2: CGPoint(x: rect.minX + 5, y: rect.minY))
    }
  }
}

#Preview { BellRings() }

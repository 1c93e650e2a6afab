import SwiftUI

/// The same shake written as phases and as calls put off by a tenth of a second each, which cut one another short.
struct TwoWaysToShake: View {
  @State private var shakes = 0
  @State private var shift = 0.0

  var body: some View {
    VStack(spacing: 40) {
      plate(.green)
        .phaseAnimator([0, -10, 10, 0] as [CGFloat], trigger: shakes) { plate, shift in
          plate.offset(x: shift)
        }
      plate(.red)
        .offset(x: shift)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      shakes += 1
      withAnimation(.easeOut(duration: 0.1)) { shift = -10 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        withAnimation { shift = 10 }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        withAnimation { shift = 0 }
      }
    }
  }

  private func plate(_ color: Color) -> some View {
    Rectangle().fill(color).frame(width: 160, height: 60)
  }
}

#Preview { TwoWaysToShake() }

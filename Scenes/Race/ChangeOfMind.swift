import SwiftUI

/// Three dots are called back to the middle in full run: springs turn round in a bend, the curve stops dead.
struct ChangeOfMind: View {
  @State private var spring = 0.0
  @State private var pacedSpring = 0.0
  @State private var curve = 0.0

  private let motion = Animation.spring(duration: 1.2, bounce: 0.45)

  var body: some View {
    VStack(spacing: 24) {
      track(.red, spring)
      track(.purple, pacedSpring)
      track(.orange, curve)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      withAnimation(motion) { spring = 1 }
      withAnimation(motion.speed(1)) { pacedSpring = 1 }
      withAnimation(.easeOut(duration: 1.2)) { curve = 1 }
      try? await Task.sleep(for: .seconds(0.3))
      withAnimation(.spring) {
        spring = 0.5
        pacedSpring = 0.5
        curve = 0.5
      }
    }
  }

  private func track(_ color: Color, _ progress: Double) -> some View {
    ZStack(alignment: .leading) {
      Capsule().fill(.gray.opacity(0.2)).frame(width: 328, height: 28)
      Circle().fill(color).frame(width: 28, height: 28).offset(x: progress * 300)
    }
  }
}

#Preview { ChangeOfMind() }

import SwiftUI

/// Three keys held down: one gives way with a spring, one eases, and one goes evenly.
struct PressedKeys: View {
  @State private var isDown = false

  var body: some View {
    HStack(spacing: 20) {
      Key(isDown: isDown, color: .orange)
        .animation(.spring(response: 0.3, dampingFraction: 0.7), value: isDown)
      Key(isDown: isDown, color: .blue)
        .animation(.easeInOut(duration: 1), value: isDown)
      Key(isDown: isDown, color: .purple)
        .animation(.linear(duration: 0.5), value: isDown)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      isDown = true
    }
  }
}

/// A key that is a twentieth smaller while it is held.
struct Key: View {
  var isDown: Bool
  var color: Color

  var body: some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(color)
      .frame(width: 100, height: 100)
      .scaleEffect(isDown ? 0.95 : 1)
  }
}

import SwiftUI

/// An offset, a rotation and a width that change together.
struct ContentView: View {
  @State private var hasMoved = false

  var body: some View {
    VStack(spacing: 40) {
      Circle()
        .fill(.orange)
        .frame(width: 40, height: 40)
        .offset(x: hasMoved ? 120 : -120)
      RoundedRectangle(cornerRadius: 8)
        .fill(.teal)
        .frame(width: 60, height: 60)
        .rotationEffect(.degrees(hasMoved ? 90 : 0))
      Capsule()
        .fill(.purple)
        .frame(width: hasMoved ? 280 : 40, height: 16)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      withAnimation(.linear(duration: 6)) { hasMoved = true }
    }
  }
}

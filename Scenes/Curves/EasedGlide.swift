import SwiftUI

/// A capsule glides for six seconds, slow at both ends of its way.
struct EasedGlide: View {
  @State private var hasCrossed = false

  var body: some View {
    Capsule()
      .fill(.blue)
      .frame(width: 90, height: 44)
      .offset(x: hasCrossed ? 130 : -130)
      .task {
        try? await Task.sleep(for: .seconds(1))
        withAnimation(.easeInOut(duration: 6)) { hasCrossed = true }
      }
  }
}

#Preview { EasedGlide() }

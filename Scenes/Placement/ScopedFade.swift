import SwiftUI

/// A tile whose animation holds for what is written in its closure: it fades slowly where it has jumped to.
struct ScopedFade: View {
  @State private var isGhost = false

  var body: some View {
    Rectangle()
      .fill(.black)
      .frame(width: 80, height: 80)
      .animation(.linear(duration: 6)) { tile in
        tile.opacity(isGhost ? 0.2 : 1)
      }
      .offset(x: isGhost ? 120 : -120)
      .task {
        try? await Task.sleep(for: .seconds(1))
        isGhost = true
      }
  }
}

#Preview { ScopedFade() }

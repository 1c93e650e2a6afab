import SwiftUI

/// A wait outside a change of pace is as long as it says; a wait inside it is slowed down too.
struct LateStarters: View {
  @State private var outside = 0.0
  @State private var inside = 0.0

  var body: some View {
    VStack(spacing: 24) {
      track(.blue, outside)
      track(.orange, inside)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      withAnimation(.linear(duration: 1.2).speed(0.25).delay(0.1)) { outside = 1 }
      withAnimation(.linear(duration: 1.2).delay(0.1).speed(0.25)) { inside = 1 }
    }
  }

  private func track(_ color: Color, _ progress: Double) -> some View {
    ZStack(alignment: .leading) {
      Capsule().fill(.gray.opacity(0.2)).frame(width: 320, height: 28)
      Circle().fill(color).frame(width: 28, height: 28).offset(x: progress * 240)
    }
  }
}

#Preview { LateStarters() }

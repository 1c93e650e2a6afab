import SwiftUI

/// Two dots are sent off with the same slow request; the second has a rule of its own and obeys that.
struct StubbornLane: View {
  @State private var isAway = false

  var body: some View {
    VStack(spacing: 24) {
      Track(color: .blue, isAway: isAway)
      Track(color: .red, isAway: isAway)
        .animation(.easeOut, value: isAway)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      withAnimation(.linear(duration: 1.2).speed(0.25)) { isAway = true }
    }
  }
}

private struct Track: View {
  let color: Color
  let isAway: Bool

  var body: some View {
    ZStack(alignment: .leading) {
      Capsule().fill(.gray.opacity(0.2)).frame(width: 320, height: 28)
      Circle().fill(color).frame(width: 28, height: 28).offset(x: isAway ? 250 : 0)
    }
  }
}

#Preview { StubbornLane() }

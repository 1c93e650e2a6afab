import SwiftUI

/// A reset and a new run in one go: the reset is never seen, so each dot goes on from where it is.
struct SwallowedReset: View {
  @State private var finished = 1.0
  @State private var waiting = 0.6

  var body: some View {
    VStack(spacing: 24) {
      track(.blue, finished)
      track(.orange, waiting)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      finished = 0
      withAnimation(.linear(duration: 1.2)) { finished = 1 }
      waiting = 0
      withAnimation(.linear(duration: 1.2)) { waiting = 1 }
    }
  }

  private func track(_ color: Color, _ progress: Double) -> some View {
    ZStack(alignment: .leading) {
      Capsule().fill(.gray.opacity(0.2)).frame(width: 320, height: 28)
      Circle().fill(color).frame(width: 28, height: 28).offset(x: progress * 250)
    }
  }
}

#Preview { SwallowedReset() }

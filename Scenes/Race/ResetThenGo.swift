import SwiftUI

/// A reset with a turn to itself, then the run: after a finished run it starts afresh, in the middle of one it does not.
struct ResetThenGo: View {
  @State private var afterwards = 0.0
  @State private var midway = 0.0

  var body: some View {
    VStack(spacing: 24) {
      track(.green, afterwards)
      track(.red, midway)
    }
    .task {
      // Both run from 1 to 2.2 s; the green dot starts again at 3 s, the red one at 1.72 s.
      try? await Task.sleep(for: .seconds(1))
      go($afterwards)
      go($midway)
      try? await Task.sleep(for: .seconds(0.72))
      restart($midway)
      try? await Task.sleep(for: .seconds(1.28))
      restart($afterwards)
    }
  }

  private func go(_ progress: Binding<Double>) {
    withAnimation(.linear(duration: 1.2)) { progress.wrappedValue = 1 }
  }

  private func restart(_ progress: Binding<Double>) {
    var still = Transaction()
    still.disablesAnimations = true
    withTransaction(still) { progress.wrappedValue = 0 }
    DispatchQueue.main.async { go(progress) }
  }

  private func track(_ color: Color, _ progress: Double) -> some View {
    ZStack(alignment: .leading) {
      Capsule().fill(.gray.opacity(0.2)).frame(width: 250, height: 28)
      Circle().fill(color).frame(width: 28, height: 28).offset(x: progress * 200)
    }
  }
}

#Preview { ResetThenGo() }

import SwiftUI

/// One dot's view holds the rule of its motion, to the other the change brings it, and both move alike.
struct RuleAndRequest: View {
  @State private var ruled = 0.0
  @State private var requested = 0.0

  private let motion = Animation.easeOut(duration: 1.2)

  var body: some View {
    VStack(spacing: 24) {
      Track(color: .blue, progress: ruled)
        .animation(motion, value: ruled)
      Track(color: .orange, progress: requested)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      ruled = 1
      withAnimation(motion) { requested = 1 }
    }
  }
}

private struct Track: View {
  let color: Color
  let progress: Double

  var body: some View {
    ZStack(alignment: .leading) {
      Capsule().fill(.gray.opacity(0.2)).frame(width: 320, height: 28)
      Circle().fill(color).frame(width: 28, height: 28).offset(x: progress * 250)
    }
  }
}

#Preview { RuleAndRequest() }

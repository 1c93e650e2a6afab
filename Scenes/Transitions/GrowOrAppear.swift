import SwiftUI

/// A dot that grows and a dot that appears: one keeps its identity and its frame changes, the other is inserted.
struct GrowOrAppear: View {
  @State private var isShown = false

  var body: some View {
    HStack(spacing: 40) {
      GrowingDot(isBig: isShown)
      AppearingDot(isShown: isShown)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      withAnimation(.linear(duration: 2)) { isShown = true }
      try? await Task.sleep(for: .seconds(3))
      withAnimation(.linear(duration: 2)) { isShown = false }
    }
  }
}

/// Always there.
struct GrowingDot: View {
  var isBig: Bool

  var body: some View {
    Circle().fill(.orange)
      .frame(width: isBig ? 100 : 20, height: isBig ? 100 : 20)
      .frame(width: 100, height: 100)
  }
}

/// There on condition.
struct AppearingDot: View {
  var isShown: Bool

  var body: some View {
    ZStack {
      if isShown {
        Circle().fill(.blue).transition(.scale)
      }
    }
    .frame(width: 100, height: 100)
  }
}

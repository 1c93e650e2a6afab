import SwiftUI

/// Two cards come and go, one by three transitions at once, the other in one way and out another.
struct CombinedEntrance: View {
  @State private var isShown = false

  var body: some View {
    HStack(spacing: 40) {
      DroppedCard(isShown: isShown)
      TwoWayCard(isShown: isShown)
    }
    .task {
      for pause in [1, 3] {
        try? await Task.sleep(for: .seconds(pause))
        withAnimation(.linear(duration: 2)) { isShown.toggle() }
      }
    }
  }
}

/// Three transitions in one.
struct DroppedCard: View {
  var isShown: Bool

  var body: some View {
    ZStack {
      if isShown {
        Rectangle().fill(.orange)
          .transition(.scale.combined(with: .opacity).combined(with: .offset(y: 20)))
      }
    }
    .frame(width: 120, height: 80)
  }
}

/// Grows on its way in and sinks on its way out.
struct TwoWayCard: View {
  var isShown: Bool

  var body: some View {
    ZStack {
      if isShown {
        Rectangle().fill(.blue)
          .transition(
            .asymmetric(
              insertion: .scale.combined(with: .opacity),
              removal: .move(edge: .bottom).combined(with: .opacity)))
      }
    }
    .frame(width: 120, height: 80)
  }
}

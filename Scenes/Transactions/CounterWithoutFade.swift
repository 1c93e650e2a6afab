import SwiftUI

/// Two counters go up in one animated change: one fades from number to number, one just shows the next.
struct CounterWithoutFade: View {
  @State private var visitors = 6

  var body: some View {
    VStack(spacing: 40) {
      Text("\(visitors) in")
      Text("\(visitors) in")
        .transaction { $0.animation = nil }
    }
    .font(.system(size: 80, weight: .bold))
    .task {
      try? await Task.sleep(for: .seconds(1))
      withAnimation(.linear(duration: 2)) { visitors += 1 }
    }
  }
}

#Preview { CounterWithoutFade() }

import SwiftUI

/// A plain write moves two discs: the upper one watches the value and glides, the lower one jumps.
struct WatchedGlide: View {
  @State private var isAcross = false

  var body: some View {
    VStack(spacing: 30) {
      disc(.teal).animation(.linear(duration: 6), value: isAcross)
      disc(.pink)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      isAcross = true
    }
  }

  private func disc(_ color: Color) -> some View {
    Circle()
      .fill(color)
      .frame(width: 50, height: 50)
      .offset(x: isAcross ? 140 : -140)
  }
}

#Preview { WatchedGlide() }

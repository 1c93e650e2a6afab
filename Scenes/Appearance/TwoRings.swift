import SwiftUI

/// Two rings that end alike: the left one never changes, so only the right one draws itself in.
struct ContentView: View {
  private let share = 0.75
  @State private var drawnShare = 0.0

  var body: some View {
    HStack(spacing: 40) {
      ring(to: share)
        .animation(.linear(duration: 6), value: share)
        .frame(width: 120, height: 120)
      ring(to: drawnShare)
        .animation(.linear(duration: 6), value: drawnShare)
        .frame(width: 120, height: 120)
        .onAppear { drawnShare = share }
    }
  }

  private func ring(to end: Double) -> some View {
    Circle()
      .trim(from: 0, to: end)
      .stroke(.orange, style: StrokeStyle(lineWidth: 12, lineCap: .round))
  }
}

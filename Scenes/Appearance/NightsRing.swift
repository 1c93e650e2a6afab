import SwiftUI

/// A ring that draws itself in when it appears, and follows its share afterwards.
struct ContentView: View {
  @State private var nights = 5

  var body: some View {
    NightsRing(nights: nights, nightsInAll: 20)
      .ringColor(.orange)
      .task {
        try? await Task.sleep(for: .seconds(2))
        nights = 10
      }
  }
}

struct NightsRing: View {
  let nights: Int
  let nightsInAll: Int

  @Environment(\.ringColor) private var color
  @State private var shown = 0.0

  private let lineWidth: CGFloat = 8

  var body: some View {
    ZStack {
      Circle()
        .strokeBorder(color.opacity(0.3), lineWidth: lineWidth)
      Circle()
        .inset(by: lineWidth / 2)
        .trim(from: 0, to: shown)
        .stroke(color, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
        .rotationEffect(.degrees(-90))
      VStack(spacing: 0) {
        Text(nights, format: .number)
          .font(.headline)
        Text("of \(nightsInAll)")
          .font(.caption2)
          .foregroundStyle(.secondary)
      }
    }
    .frame(width: 64, height: 64)
    .animation(.easeOut(duration: 0.8), value: shown)
    .onAppear { shown = share }
    .onChange(of: share) { shown = share }
  }

  private var share: Double {
    nightsInAll > 0 ? Double(nights) / Double(nightsInAll) : 0
  }
}

private struct RingColorKey: EnvironmentKey {
  static let defaultValue = Color.gray
}

extension EnvironmentValues {
  fileprivate var ringColor: Color {
    get { self[RingColorKey.self] }
    set { self[RingColorKey.self] = newValue }
  }
}

extension View {
  fileprivate func ringColor(_ color: Color) -> some View {
    environment(\.ringColor, color)
  }
}

import SwiftUI

/// Dots that leave one after another and arrive in the same order, at full speed and at a quarter of it.
struct StaggeredStart: View {
  @State private var isAway = false

  private let colors: [Color] = [.blue, .green, .orange, .purple, .red]

  var body: some View {
    VStack(spacing: 40) {
      Field(isAway: isAway, colors: colors, pace: 1)
      Field(isAway: isAway, colors: colors, pace: 0.25)
    }
    .onAppear { isAway = true }
  }
}

private struct Field: View {
  let isAway: Bool
  let colors: [Color]
  let pace: Double

  var body: some View {
    VStack(spacing: 8) {
      ForEach(colors.indices, id: \.self) { index in
        ZStack(alignment: .leading) {
          Capsule().fill(.gray.opacity(0.2)).frame(width: 328, height: 28)
          Circle().fill(colors[index]).frame(width: 28, height: 28).offset(x: isAway ? 300 : 0)
        }
        .animation(
          .easeOut(duration: 1.2).speed(pace).delay(Double(index) * 0.08), value: isAway)
      }
    }
  }
}

#Preview { StaggeredStart() }

import SwiftUI

/// Two columns go from orange to purple: the system's colours by day at the left, those by night at the right.
struct DayAndNight: View {
  @State private var isLate = false

  var body: some View {
    HStack(spacing: 0) {
      column.environment(\.colorScheme, .light)
      column.environment(\.colorScheme, .dark)
    }
    .animation(.linear(duration: 6), value: isLate)
    .task {
      try? await Task.sleep(for: .seconds(1))
      isLate = true
    }
  }

  private var column: some View {
    Rectangle()
      .fill(isLate ? Color.purple : .orange)
      .frame(width: 100, height: 200)
  }
}

#Preview { DayAndNight() }

import SwiftUI

/// A water level that rises in small steps, and two buoys that follow it.
///
/// The gate writes once, when the level passes the mark, and one animation runs undisturbed. Without a gate every step
/// is an animated write, and each one turns the spring towards another place.
struct TideGate: View {
  @State private var isHigh = false
  @State private var reach = 0.0

  private let mark = 40.0

  var body: some View {
    VStack(spacing: 30) {
      Circle().fill(.orange).frame(width: 40, height: 40)
        .scaleEffect(isHigh ? 2 : 1)
      Rectangle().fill(.blue).frame(width: 40, height: 40)
        .rotationEffect(.degrees(reach))
    }
    .frame(height: 200)
    .task { await rise() }
  }

  private func rise() async {
    for step in 1...8 {
      try? await Task.sleep(for: .seconds(0.1))
      let level = Double(step) * 10
      if isHigh != (level > mark) {
        print("past the mark")
        withAnimation { isHigh = level > mark }
      }
      withAnimation { reach = level }
    }
  }
}

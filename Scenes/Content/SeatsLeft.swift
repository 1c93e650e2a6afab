import SwiftUI

/// The number of free seats goes from 9 to 34: the old number fades out over the new one.
struct SeatsLeft: View {
  @State private var seats = 9

  var body: some View {
    VStack {
      Text("\(seats)")
        .font(.system(size: 96, weight: .semibold))
        .foregroundStyle(.indigo)
      Text("seats left")
        .font(.title2)
        .foregroundStyle(.secondary)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      withAnimation(.linear(duration: 4)) {
        seats = 34
      }
    }
  }
}

#Preview(traits: .fixedLayout(width: 260, height: 180)) {
  SeatsLeft()
}

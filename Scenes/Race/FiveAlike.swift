import SwiftUI

/// Five dots under one curve stay in line: first a linear run, then back to the start, then one that eases out.
struct FiveAlike: View {
  @State private var isAway = false

  private let colors: [Color] = [.blue, .green, .orange, .purple, .red]

  var body: some View {
    VStack(spacing: 16) {
      ForEach(colors.indices, id: \.self) { index in
        ZStack(alignment: .leading) {
          Capsule().fill(.gray.opacity(0.2)).frame(width: 320, height: 28)
          Circle().fill(colors[index]).frame(width: 28, height: 28).offset(x: isAway ? 250 : 0)
        }
      }
    }
    .task {
      withAnimation(.linear(duration: 1.2)) { isAway = true }
      try? await Task.sleep(for: .seconds(2))
      isAway = false
      try? await Task.sleep(for: .seconds(1))
      withAnimation(.easeOut(duration: 1.2)) { isAway = true }
    }
  }
}

#Preview { FiveAlike() }

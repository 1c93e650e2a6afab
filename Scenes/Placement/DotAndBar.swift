import SwiftUI

/// A dot that glides, and a bar that jumps because its animation watches the dot's value.
struct ContentView: View {
  @State private var dotIsRight = false
  @State private var barIsRight = false

  private let reach: CGFloat = 120

  var body: some View {
    VStack(spacing: 40) {
      Circle()
        .fill(.orange)
        .frame(width: 40, height: 40)
        .offset(x: dotIsRight ? reach : -reach)
        .animation(.linear(duration: 6), value: dotIsRight)
      Capsule()
        .fill(.purple)
        .frame(width: 80, height: 20)
        .offset(x: barIsRight ? reach : -reach)
        .animation(.linear(duration: 6), value: dotIsRight)
    }
    .task { await moveBoth() }
  }

  private func moveBoth() async {
    try? await Task.sleep(for: .seconds(1))
    dotIsRight = true
    try? await Task.sleep(for: .milliseconds(100))
    barIsRight = true
  }
}

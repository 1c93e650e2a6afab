import SwiftUI

/// Two that set out together: one with an animation that takes no time, the other at a fifth of its speed.
struct SnailAndHare: View {
  @State private var hareRuns = false
  @State private var snailCrawls = false

  var body: some View {
    VStack(spacing: 20) {
      Hare(hasStarted: hareRuns)
      Snail(hasStarted: snailCrawls)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      withAnimation(.linear(duration: 0)) {
        hareRuns = true
      } completion: {
        print("the hare is there")
      }
      withAnimation(.linear(duration: 3).speed(0.2)) {
        snailCrawls = true
      } completion: {
        print("so is the snail")
      }
    }
  }
}

/// The quick one.
struct Hare: View {
  var hasStarted: Bool

  var body: some View {
    Circle().fill(.orange).frame(width: 40, height: 40)
      .offset(x: hasStarted ? 100 : -100)
  }
}

/// The slow one.
struct Snail: View {
  var hasStarted: Bool

  var body: some View {
    Circle().fill(.green).frame(width: 40, height: 40)
      .offset(x: hasStarted ? 100 : -100)
  }
}

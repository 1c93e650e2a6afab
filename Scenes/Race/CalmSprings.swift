import SwiftUI

/// Springs without bounce: one that just arrives and one that crawls, and neither passes the finish.
struct CalmSprings: View {
  @State private var isFinished = false

  var body: some View {
    VStack(spacing: 20) {
      Lane(bounce: 0, color: .purple, progress: isFinished ? 1 : 0)
        .animation(.spring(duration: 1.2, bounce: 0).speed(0.25), value: isFinished)
      Lane(bounce: -0.3, color: .blue, progress: isFinished ? 1 : 0)
        .animation(.spring(duration: 1.2, bounce: -0.3).speed(0.25), value: isFinished)
    }
    .onAppear { isFinished = true }
  }
}

private struct Lane: View, Animatable {
  let bounce: Double
  let color: Color
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("bounce \(bounce.formatted()): \(Int((progress * 100).rounded())) %")
        .font(.subheadline)
      ZStack(alignment: .leading) {
        Capsule().fill(color.opacity(0.16)).frame(width: 320, height: 28)
        Rectangle().fill(.black).frame(width: 1, height: 28).offset(x: 278)
        Circle().fill(color).frame(width: 28, height: 28).offset(x: progress * 250)
      }
    }
  }
}

#Preview { CalmSprings() }

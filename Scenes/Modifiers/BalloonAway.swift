import SwiftUI

/// A balloon whose height, size and opacity are the data of one modifier, and so are equally far on at every moment.
struct BalloonAway: View {
  @State private var isReleased = false

  var body: some View {
    Circle()
      .fill(.red)
      .frame(width: 100, height: 100)
      .modifier(
        Altitude(
          climb: isReleased ? 240 : 0, size: isReleased ? 0.5 : 1, clarity: isReleased ? 0.2 : 1)
      )
      .task {
        try? await Task.sleep(for: .seconds(1))
        withAnimation(.easeOut(duration: 2)) { isReleased = true }
      }
  }
}

/// Lifts, shrinks and pales its content.
struct Altitude: ViewModifier, Animatable {
  var climb: CGFloat
  var size: CGFloat
  var clarity: Double

  var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, Double>> {
    get { AnimatablePair(climb, AnimatablePair(size, clarity)) }
    set {
      climb = newValue.first
      size = newValue.second.first
      clarity = newValue.second.second
    }
  }

  func body(content: Content) -> some View {
    content
      .scaleEffect(size)
      .opacity(clarity)
      .offset(y: -climb)
  }
}

import SwiftUI

/// A circle whose offset is written outside its animation, and moves all the same.
///
/// An offset has no value of its own to animate: what moves is the circle, and the circle is inside.
struct ContentView: View {
  @State private var isAway = false

  var body: some View {
    Circle()
      .fill(isAway ? Color.purple : Color.orange)
      .animation(.linear(duration: 6), value: isAway)
      .offset(x: isAway ? 120 : -120)
      .frame(width: 60, height: 60)
      .task {
        try? await Task.sleep(for: .seconds(1))
        isAway = true
      }
  }
}

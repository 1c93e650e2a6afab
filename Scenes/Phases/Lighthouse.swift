import SwiftUI

/// A lamp that swells and fades without end.
struct ContentView: View {
  var body: some View {
    PhaseAnimator([false, true]) { isBright in
      ZStack {
        Circle()
          .fill(.yellow.opacity(isBright ? 0.35 : 0.1))
          .frame(width: isBright ? 260 : 140, height: isBright ? 260 : 140)
        Circle()
          .fill(isBright ? .orange : .gray)
          .frame(width: 90, height: 90)
          .scaleEffect(isBright ? 1.2 : 1)
      }
    } animation: { isBright in
      isBright ? .easeOut(duration: 0.8) : .easeIn(duration: 1.2)
    }
  }
}

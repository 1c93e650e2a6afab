import SwiftUI

/// A square is lifted by a bouncy spring and goes higher than it should before it hangs still.
struct SpringyLift: View {
  @State private var isLifted = false

  var body: some View {
    ZStack {
      Rectangle()
        .fill(.gray)
        .frame(width: 200, height: 2)
        .offset(y: -100)
      Rectangle()
        .fill(.red)
        .frame(width: 60, height: 60)
        .offset(y: isLifted ? -100 : 100)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      withAnimation(.spring(duration: 0.6, bounce: 0.4)) { isLifted = true }
    }
  }
}

#Preview { SpringyLift() }

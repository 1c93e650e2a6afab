import SwiftUI

/// Two bells that are rung three times at once.
///
/// The upper one's modifier has the number of rings as animatable data and swings between them; the lower one's only
/// ever sees whole numbers, at which the swing is at its middle.
struct DoorbellShake: View {
  @State private var rings = 0

  var body: some View {
    VStack(spacing: 60) {
      Circle().fill(.orange).frame(width: 60, height: 60)
        .modifier(Swing(rings: Double(rings)))
      Circle().fill(.blue).frame(width: 60, height: 60)
        .modifier(RigidSwing(rings: Double(rings)))
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      withAnimation { rings += 3 }
    }
  }
}

/// Moves its content 10 points to either side once for every ring.
struct Swing: ViewModifier, Animatable {
  var rings: Double

  var animatableData: Double {
    get { rings }
    set { rings = newValue }
  }

  func body(content: Content) -> some View {
    content.offset(x: 10 * sin(rings * 2 * .pi))
  }
}

/// The same sum without animatable data.
struct RigidSwing: ViewModifier {
  var rings: Double

  func body(content: Content) -> some View {
    content.offset(x: 10 * sin(rings * 2 * .pi))
  }
}

import SwiftUI

/// The default animation at twice its speed, half a second late, and three times over.
struct PaceOfDefault: View {
  @State private var isOut = false

  var body: some View {
    VStack(spacing: 20) {
      Quick(isOut: isOut)
      Late(isOut: isOut)
      Thrice(isOut: isOut)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      isOut = true
    }
  }
}

/// Twice as fast.
struct Quick: View {
  var isOut: Bool

  var body: some View {
    Circle().fill(.orange).frame(width: 40, height: 40)
      .offset(x: isOut ? 50 : -50)
      .animation(.default.speed(2), value: isOut)
  }
}

/// Half a second late.
struct Late: View {
  var isOut: Bool

  var body: some View {
    Circle().fill(.blue).frame(width: 40, height: 40)
      .offset(x: isOut ? 50 : -50)
      .animation(.default.delay(0.5), value: isOut)
  }
}

/// There, back and there again.
struct Thrice: View {
  var isOut: Bool

  var body: some View {
    Circle().fill(.purple).frame(width: 40, height: 40)
      .offset(x: isOut ? 50 : -50)
      .animation(.default.repeatCount(3), value: isOut)
  }
}

import SwiftUI

/// A fader that tells every value it is handed while it slides: one a frame, and none before or after.
struct TellingFader: View {
  @State private var level = 0.0

  var body: some View {
    Rectangle()
      .fill(.gray)
      .frame(width: 300, height: 20)
      .modifier(Fader(level: level))
      .task {
        try? await Task.sleep(for: .seconds(1))
        withAnimation(.linear(duration: 2)) { level = 1 }
      }
  }
}

/// Fills its content from the left, up to a level from 0 to 1.
struct Fader: ViewModifier, Animatable {
  var level: Double

  var animatableData: Double {
    get { level }
    set {
      level = newValue
      print("level \(newValue)")
    }
  }

  func body(content: Content) -> some View {
    content.overlay {
      Rectangle().fill(.green).frame(width: 300 * level).offset(x: 150 * (level - 1))
    }
  }
}

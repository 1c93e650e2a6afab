import SwiftUI

/// A disc swells with the default animation: a spring that comes to rest without going too far.
struct DefaultSwell: View {
  @State private var isSwollen = false

  private var diameter: CGFloat { isSwollen ? 240 : 80 }

  var body: some View {
    Circle()
      .fill(.indigo)
      .frame(width: diameter, height: diameter)
      .task {
        try? await Task.sleep(for: .seconds(1))
        withAnimation { isSwollen.toggle() }
      }
  }
}

#Preview { DefaultSwell() }

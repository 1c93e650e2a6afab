import SwiftUI

/// A sail grows taller little by little; the side that it hangs on is ignored as animatable data and changes at once.
struct TurnedSail: View {
  @State private var isHoisted = false

  var body: some View {
    Sail(height: isHoisted ? 200 : 80, isOnTheLeft: isHoisted)
      .fill(.mint)
      .frame(width: 200, height: 200)
      .background { Rectangle().fill(.brown).frame(width: 6) }
      .task {
        try? await Task.sleep(for: .seconds(1))
        withAnimation(.linear(duration: 6)) { isHoisted = true }
      }
  }
}

/// A triangle on one side of a mast, as tall as its height.
@Animatable
struct Sail: Shape {
  var height: CGFloat
  @AnimatableIgnored var isOnTheLeft: Bool

  func path(in rect: CGRect) -> Path {
    Path { cloth in
      cloth.move(to: CGPoint(x: rect.midX, y: rect.maxY))
      cloth.addLine(to: CGPoint(x: rect.midX, y: rect.maxY - height))
      cloth.addLine(to: CGPoint(x: isOnTheLeft ? rect.minX : rect.maxX, y: rect.maxY))
      cloth.closeSubpath()
    }
  }
}

#Preview { TurnedSail() }

import SwiftUI

/// A fan that spreads and turns: both of its angles are animatable data, its direction is left out and flips at once.
struct FanOpens: View {
  @State private var isSpread = false

  var body: some View {
    Fan(
      opening: .degrees(isSpread ? 60 : 0), closing: .degrees(isSpread ? 240 : 90),
      isComplement: isSpread
    )
    .fill(.orange)
    .frame(width: 200, height: 200)
    .task {
      try? await Task.sleep(for: .seconds(1))
      withAnimation(.linear(duration: 4)) { isSpread = true }
    }
  }
}

/// A slice of a disc between two angles, or the rest of the disc.
@Animatable
struct Fan: Shape {
  var opening: Angle
  var closing: Angle
  @AnimatableIgnored var isComplement: Bool

  func path(in rect: CGRect) -> Path {
    var slice = Path()
    let pivot = CGPoint(x: rect.midX, y: rect.midY)
    slice.move(to: pivot)
    slice.addArc(
      center: pivot, radius: rect.width / 2, startAngle: opening, endAngle: closing,
      clockwise: isComplement)
    slice.closeSubpath()
    return slice
  }
}

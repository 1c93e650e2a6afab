import SwiftUI

/// A lantern that rises, with three animations at three depths.
///
/// The glow (blur) and the shadow stand inside the slow animation, the scale outside of it and inside the quick one:
/// each effect uses the animation closest outside of it. The last brightness stands outside of all and jumps.
struct LanternLift: View {
  @State private var isLit = false

  var body: some View {
    ZStack {
      Color(red: 0.07, green: 0.09, blue: 0.18)
      VStack(spacing: 0) {
        RoundedRectangle(cornerRadius: 4).fill(.brown).frame(width: 40, height: 12)
        UnevenRoundedRectangle(
          topLeadingRadius: 14, bottomLeadingRadius: 34, bottomTrailingRadius: 34,
          topTrailingRadius: 14
        )
        .fill(isLit ? .yellow : .orange)
        .frame(width: 90, height: 110)
        .background {
          Circle().fill(.orange).frame(width: 130, height: 130).blur(radius: isLit ? 24 : 2)
        }
      }
      .shadow(color: .black.opacity(0.6), radius: isLit ? 18 : 3, y: isLit ? 40 : 6)
      .animation(.linear(duration: 2), value: isLit)
      .scaleEffect(isLit ? 1.4 : 1)
      .animation(.linear(duration: 1), value: isLit)
      .brightness(isLit ? 0.05 : 0)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      isLit = true
    }
  }
}

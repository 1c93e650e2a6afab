import SwiftUI

/// Beads on a ring, placed by a layout with animatable data: every frame lays them out anew, so they travel along the
/// circle and not straight to their new places.
struct ClockworkRing: View {
  @State private var hour = 0.0

  var body: some View {
    RingLayout(turn: hour / 12) {
      ForEach(0..<12, id: \.self) { index in
        Circle()
          .fill(Color(hue: Double(index) / 12, saturation: 0.75, brightness: 0.95))
          .frame(width: index == 0 ? 44 : 28, height: index == 0 ? 44 : 28)
      }
    }
    .padding(24)
    .background { Circle().strokeBorder(.gray, lineWidth: 2).padding(40) }
    .frame(width: 320, height: 320)
    .rotation3DEffect(.degrees(hour * 10), axis: (x: 1, y: 0, z: 0))
    .task {
      try? await Task.sleep(for: .seconds(1))
      withAnimation(.easeInOut(duration: 2)) { hour = 4 }
    }
  }
}

/// Places subviews evenly on a circle, the first `turn` whole turns past the top.
struct RingLayout: Layout {
  var turn: Double

  var animatableData: Double {
    get { turn }
    set { turn = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.width, bounds.height) / 2 - 22
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * Double.pi * (Double(index) / Double(subviews.count) + turn - 0.25)
      subview.place(
        at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }
}

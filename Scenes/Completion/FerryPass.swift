import SwiftUI

/// A ferry pass is punched with a spring: its completion runs when the spring's duration is over, while it still moves.
struct FerryPass: View {
  @State private var isPunched = false

  var body: some View {
    PassCard(isPunched: isPunched)
      .task {
        try? await Task.sleep(for: .seconds(1))
        withAnimation(.spring(duration: 0.5, bounce: 0.3)) {
          isPunched = true
        } completion: {
          print(isPunched ? "Aboard the ferry to Bergen" : "Still on the quay")
        }
      }
  }
}

/// A card whose bites grow when it is punched, under a seal that appears.
private struct PassCard: View {
  var isPunched: Bool

  var body: some View {
    BittenCard(bite: isPunched ? 22 : 14)
      .fill(.yellow)
      .frame(width: 280, height: 140)
      .accessibilityLabel(isPunched ? "Pass, punched" : "Pass, not used yet")
      .overlay {
        Circle()
          .fill(.red)
          .frame(width: 60, height: 60)
          .opacity(isPunched ? 1 : 0)
      }
  }
}

/// A card with a half disc taken out of the middle of its upper and its lower edge.
@Animatable
private struct BittenCard: Shape {
  var bite: CGFloat

  func path(in rect: CGRect) -> Path {
    var card = Path()
    card.move(to: rect.origin)
    card.addArc(
      center: CGPoint(x: rect.midX, y: rect.minY), radius: bite, startAngle: .degrees(180),
      endAngle: .zero, clockwise: true)
    card.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    card.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    card.addArc(
      center: CGPoint(x: rect.midX, y: rect.maxY), radius: bite, startAngle: .zero,
      endAngle: .degrees(180), clockwise: true)
    card.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    card.closeSubpath()
    return card
  }
}

#Preview { FerryPass() }

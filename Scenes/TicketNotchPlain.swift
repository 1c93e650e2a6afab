import SwiftUI

/// A ticket whose notches jump while a bar below it grows.
///
/// The shape has no animatable data: it is drawn with its final depth from the moment of the change.
struct ContentView: View {
  @State private var isTorn = false

  var body: some View {
    VStack(spacing: 30) {
      TicketShape(depth: isTorn ? 40 : 10)
        .fill(.orange)
        .frame(width: 260, height: 120)
      Rectangle()
        .fill(.blue)
        .frame(width: isTorn ? 260 : 20, height: 10)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      withAnimation(.linear(duration: 6)) {
        isTorn = true
      }
    }
  }
}

/// A card with a round notch in the middle of its left and right edge.

struct TicketShape: Shape {
  /// Radius of both notches, in points.
  var depth: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { outline in
      outline.addLines([
        CGPoint(x: rect.minX, y: rect.midY - depth), rect.origin,
        CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY - depth),
      ])
      outline.addArc(
        center: CGPoint(x: rect.maxX, y: rect.midY), radius: depth,
        startAngle: .degrees(-90), endAngle: .degrees(90), clockwise: true)
      outline.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      outline.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      outline.addArc(
        center: CGPoint(x: rect.minX, y: rect.midY), radius: depth,
        startAngle: .degrees(90), endAngle: .degrees(-90), clockwise: true)
      outline.closeSubpath()
    }
  }
}

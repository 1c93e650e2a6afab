import SwiftUI

/// The right half of a circle about the middle of the frame.
private struct HalfArc: Shape {
  var radius: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: radius,
        startAngle: .degrees(-90), endAngle: .degrees(90), clockwise: false)
    }
  }
}

/// A ring as large as the room it gets, half of it in a colour.
///
/// The canvases are a pixel wider than the ring and its padding, so the middle of the room lies
/// between two pixels; what is white is half a pixel narrower than the canvas.
private struct ArcRing: View {
  var diameter: CGFloat
  var color: Color

  /// Width of what is white: the ring, its padding and half a pixel.
  private var width: CGFloat { diameter + 32 + 0.5 / 3 }

  var body: some View {
    ZStack {
      Circle().stroke(Color(levels: 240, 240, 240), lineWidth: 2)
      HalfArc(radius: diameter / 2).stroke(color, lineWidth: 2)
    }
    .padding(16)
    .background(alignment: .leading) { Color.white.frame(width: width) }
  }
}

let arcCases = [
  ReferenceCase("ring-frame-56-width-2", 265, 264, scale: 3, isTransparent: true) {
    ArcRing(diameter: 56, color: Color(levels: 26, 158, 50))
  },
  ReferenceCase(
    "ring-frame-36-width-2", 205, 204, scale: 3, kind: .shape(max: 80), isTransparent: true
  ) {
    ArcRing(diameter: 36, color: Color(levels: 17, 140, 223))
  },
  ReferenceCase("ring-frame-16-width-2", 145, 144, scale: 3, isTransparent: true) {
    ArcRing(diameter: 16, color: Color(levels: 250, 95, 5))
  },
]

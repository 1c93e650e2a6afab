import SwiftUI

/// Letters in which all hues glow.
private struct Glow: View {
  private var text: some View {
    Text("Hello World").font(.system(.largeTitle, design: .rounded)).fontWeight(.black)
  }

  private var hues: some View {
    AngularGradient(
      colors: (0..<11).map { Color(hue: Double($0) / 11, saturation: 1, brightness: 1) },
      center: .center
    )
    .frame(width: 400, height: 300)
  }

  var body: some View {
    ZStack {
      ForEach([0, 1, 2], id: \.self) { index in
        hues.mask {
          text.blur(radius: 20)
            .overlay(text.blur(radius: 5))
            .overlay(text.blur(radius: CGFloat(index)))
        }
      }
      text.foregroundStyle(Color.white).shadow(radius: 2)
    }
    .frame(width: 200, height: 100)
    .padding(50)
  }
}

extension View {
  /// Puts the view's corner at a place in pixels of a canvas at three pixels a point.
  func placed(x: CGFloat, y: CGFloat) -> some View {
    padding(EdgeInsets(top: y / 3, leading: x / 3, bottom: 0, trailing: 0))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

let shadowCases = [
  ReferenceCase(
    // That system cut its Gaussians at 2.3 σ, later ones at 2 σ; each of the four shadows adds up.
    "shadow-four-stacked-circle", 200, 200, scale: 1, kind: .shadow(max: 16), isTransparent: true
  ) {
    Circle().fill(Earlier.green)
      .frame(width: 100, height: 100)
      .shadow(color: .black, radius: 10)
      .shadow(color: Earlier.green, radius: 10)
      .shadow(color: Earlier.red, radius: 10)
      .shadow(color: Earlier.blue, radius: 10)
      .padding(50)
  },
  ReferenceCase(
    "shadow-card-radius-12-text", 1290, 360, scale: 3, kind: .shadow,
    masks: [.rect(x: 60..<1230, y: 103..<254)]
  ) {
    Text("Return to the Route")
      .font(.title2.bold())
      .padding()
      .frame(width: 398, alignment: .leading)
      .background(Color.white)
      .cornerRadius(12)
      .shadow(radius: 12)
      .placed(x: 48, y: 91)
      .background(signGround)
  },
  ReferenceCase(
    // That system's capsule is a little rounder than later ones' pills, by a quarter of a pixel.
    "shadow-capsule-radius-8-text", 570, 280, scale: 3, kind: .shadow(edges: 45),
    masks: [.rect(x: 90..<480, y: 95..<180)]
  ) {
    Text("Start Navigation")
      .fixedSize()
      .padding(.vertical)
      .frame(width: 462.9 / 3)
      .background(Capsule().fill(Color.white).shadow(radius: 8))
      .placed(x: 54, y: 60)
      .transformEffect(CGAffineTransform(translationX: 0.05 / 3, y: 0))
      .background(signGround)
  },
  ReferenceCase(
    "shadow-card-radius-8-text", 1125, 260, scale: 3, kind: .shadow,
    masks: [.rect(x: 40..<1090, y: 0..<150)]
  ) {
    // The card ends at fractions of a pixel, and at the canvas's upper edge.
    Color.white
      .frame(width: 1076.6 / 3, height: 56)
      .cornerRadius(16)
      .shadow(color: .black.opacity(0.2), radius: 8)
      .placed(x: 24, y: 0)
      .offset(x: 0.2 / 3)
  },
  ReferenceCase("blur-glow-text", 300, 200, scale: 1, kind: .hues, isTransparent: true) { Glow() },
]

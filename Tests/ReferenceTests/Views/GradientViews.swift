import SwiftUI

/// A letter in a shape that is outlined with a gradient from blue to yellow.
private struct Outlined<S: Shape>: View {
  var shape: S
  var side: CGFloat = 8
  var width: CGFloat
  var start = UnitPoint.top
  var end = UnitPoint.bottom
  var padding: CGFloat = 2
  var hasLetter = false

  var body: some View {
    ZStack {
      if hasLetter {
        Text("A").font(.system(size: 4)).clipShape(shape)
      }
      shape.stroke(
        LinearGradient(
          colors: [Earlier.blue, Earlier.yellow], startPoint: start, endPoint: end),
        lineWidth: width)
    }
    .frame(width: side, height: side)
    .padding(padding)
  }
}

/// Stops so close that it does not matter how colours are mixed between them.
private func stops(
  from start: CGFloat, to end: CGFloat, color: (Double) -> Color
) -> [Gradient.Stop] {
  (0..<16).map { index in
    let part = Double(index) / 15
    return Gradient.Stop(color: color(part), location: start + (end - start) * CGFloat(part))
  }
}

/// A mix of two colours' levels.
private func mixed(
  _ from: (Double, Double, Double), _ to: (Double, Double, Double), _ part: Double
) -> Color {
  Color(
    levels: from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part,
    from.2 + (to.2 - from.2) * part)
}

private let green = (52.0, 199.0, 89.0)

private func small(
  _ name: String, side: Int = 36, masks: [ReferenceMask] = [],
  @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
) -> ReferenceCase {
  ReferenceCase(name, side, side, scale: 3, kind: .smallGradient, masks: masks, view: view)
}

private func wide(_ name: String, stops: [Gradient.Stop]) -> ReferenceCase {
  ReferenceCase(name, 768, 768, scale: 3, kind: .wideGradient) {
    LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)
      .frame(width: 256, height: 256)
  }
}

let gradientCases = [
  small("gradient-stroke-circle-2pt") { Outlined(shape: Circle(), width: 2) },
  small("gradient-stroke-circle-1pt-oblique", side: 24) {
    Outlined(shape: Circle(), side: 4, width: 1, start: .leading, end: .topTrailing)
  },
  small("gradient-stroke-circle-2pt-text", masks: [.disc(x: 18, y: 18, radius: 9)]) {
    Outlined(shape: Circle(), width: 2, hasLetter: true)
  },
  small("gradient-stroke-rect-1pt-text", masks: [.rect(x: 10..<26, y: 10..<26)]) {
    Outlined(shape: Rectangle(), width: 1, hasLetter: true)
  },
  small(
    "gradient-stroke-rrect-1pt-diagonal-text", side: 30, masks: [.rect(x: 7..<23, y: 7..<23)]
  ) {
    Outlined(
      shape: RoundedRectangle(cornerRadius: 2), width: 1, start: .topLeading,
      end: .bottomTrailing, padding: 1, hasLetter: true)
  },
  ReferenceCase(
    "gradient-two-stop-bar", 1125, 108, scale: 3, kind: .wideGradient,
    // The fill's round ends, which that system's gradient layer darkened.
    masks: [.rect(x: 48..<58, y: 48..<60), .rect(x: 553..<563, y: 48..<60)]
  ) {
    ZStack(alignment: .leading) {
      Capsule().fill(Color(levels: 240, 240, 240))
      Capsule()
        .fill(
          LinearGradient(
            stops: [
              .init(color: Color(levels: 62, 121, 240), location: 0.0649),
              .init(color: Color(levels: 39, 198, 229), location: 0.9351),
            ],
            startPoint: UnitPoint(x: 0.0012, y: 0.5346), endPoint: UnitPoint(x: 0.9988, y: 0.4654)
          )
        )
        .frame(width: 171.5)
    }
    .frame(width: 343, height: 4)
    .padding(16)
  },
  wide(
    "gradient-16-stops-vertical",
    stops: stops(from: 0, to: 1) {
      mixed(green, (0, 122, 255), UnitCurve.easeInOut.value(at: $0))
    }),
  wide(
    "gradient-16-stops-mid-band",
    stops: stops(from: 0.2, to: 0.4) {
      mixed(green, (255, 59, 48), UnitCurve.easeInOut.value(at: $0))
    }),
  wide(
    "gradient-black-to-clear-eased",
    stops: stops(from: 0, to: 1) {
      Color.black.opacity(1 - UnitCurve.easeIn.value(at: $0))
    }),
]

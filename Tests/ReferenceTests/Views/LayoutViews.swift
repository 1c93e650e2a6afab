import SwiftUI

/// Three columns of equal width with views and spacers.
private struct ThreeColumns: View {
  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Color.blue.frame(width: 64, height: 64)
        Spacer()
        Color.red.frame(width: 64)
        Spacer()
        Color.blue.frame(width: 64, height: 64)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      VStack {
        Color.blue
        Spacer()
        Spacer()
        Spacer()
        Color.blue
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      VStack(alignment: .trailing) {
        Color.blue.frame(height: 64)
        Spacer()
        Color.red
        Spacer()
        Color.blue.frame(height: 64)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
    }
    .padding()
    .background(Color.green)
  }
}

/// The same columns with views in two corners.
private struct Corners: View {
  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Spacer()
        Spacer()
        Color.blue.frame(width: 64, height: 64)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      VStack {
        Spacer()
        Spacer()
        Spacer()
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      VStack(alignment: .trailing) {
        Color.blue.frame(width: 64, height: 64)
        Spacer()
        Spacer()
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
    }
    .padding()
    .background(Color.green)
  }
}

/// Bars that are turned away from the eye together.
private struct TurnedBars: View {
  private let opacities = [0.4, 1, 0.7, 0.4, 0.1]

  var body: some View {
    ZStack {
      ForEach(0..<5) { index in
        Rectangle()
          .fill(Color(levels: 118, 118, 118))
          .opacity(opacities[index])
          .offset(x: 43.118 * CGFloat(index))
      }
    }
    .frame(width: 35.118, height: 32)
    .rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0), anchor: .leading)
  }
}

private func screen(
  _ name: String, @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
) -> ReferenceCase {
  ReferenceCase(name, 1290, 2796, scale: 3, kind: .flat, view: view)
}

let layoutCases = [
  screen("layout-three-columns-full") { ThreeColumns() },
  screen("layout-three-columns-corners") { Corners() },
  screen("layout-three-columns-corners-rtl") {
    Corners().environment(\.layoutDirection, .rightToLeft)
  },
  ReferenceCase("dots-fill-and-strokeborder", 180, 82, scale: 3) {
    // Centred in 179 × 81 pixels, so that the row would begin between two pixels.
    HStack(spacing: 10) {
      Circle().fill(Color(levels: 235, 0, 0)).frame(width: 8, height: 8)
      ForEach(0..<2) { _ in
        Circle().strokeBorder(Color(levels: 118, 118, 118), lineWidth: 1)
          .frame(width: 6, height: 8)
      }
    }
    .frame(width: 179 / 3, height: 81 / 3)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  },
  ReferenceCase(
    // The published mean, 0.01, is that of the whole screen.
    "rotation3d-bars-grey", 255, 162, scale: 3, kind: .shape(max: 80, mean: 0.01),
    screenPixels: 1206 * 2622
  ) {
    TurnedBars().placed(x: 30, y: 33)
  },
  ReferenceCase(
    "stripes-20-near-equal-text", 157, 133, scale: 1, kind: .flat, isTransparent: true,
    // Text, and edges that the picture has between pixels.
    masks: [
      .rect(x: 0..<157, y: 0..<36), .rect(x: 0..<157, y: 131..<133),
      .rect(x: 126..<130, y: 0..<133),
    ]
      + (0...20).map { .rect(x: 28 + 5 * $0..<30 + 5 * $0, y: 36..<131) }
  ) {
    VStack {
      Text("Color difference 1%").font(.headline)
      HStack(spacing: 0) {
        ForEach(0..<20) { index in
          Color(red: 0, green: index.isMultiple(of: 2) ? 1 : 0.99, blue: 0)
        }
      }
      .frame(width: 100, height: 100)
    }
  },
]

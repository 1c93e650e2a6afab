import SwiftUI

/// Views that are moved, turned and stretched after layout, flat and in space.
enum TransformCases {
  /// A square whose corners can be told apart.
  private struct Flag: View {
    var body: some View {
      ZStack(alignment: .topLeading) {
        Rectangle().fill(.blue)
        Rectangle().fill(.yellow).frame(width: 20, height: 12)
      }
      .frame(width: 60, height: 40)
    }
  }

  static let all = [
    GoldenCase("transform/rotation/30-degrees") { Flag().rotationEffect(.degrees(30)) },
    GoldenCase("transform/rotation/about-corner") {
      Flag().rotationEffect(.degrees(20), anchor: .topLeading)
    },
    GoldenCase("transform/rotation/90-degrees") { Flag().rotationEffect(.degrees(90)) },
    GoldenCase("transform/scale/half") { Flag().scaleEffect(0.5) },
    GoldenCase("transform/scale/about-bottom") { Flag().scaleEffect(1.5, anchor: .bottom) },
    GoldenCase("transform/scale/mirrored") { Flag().scaleEffect(x: -1, y: 1) },
    GoldenCase("transform/scale/zero") { Flag().scaleEffect(0) },
    GoldenCase("transform/offset/beside-its-place") {
      Flag().border(.gray).offset(x: 12.5, y: 8).border(.red)
    },
    GoldenCase("transform/affine/sheared") {
      Flag().transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: -10, ty: 0))
    },
    GoldenCase("transform/order/offset-then-rotation") {
      Flag().scaleEffect(0.5).offset(x: 20).rotationEffect(.degrees(45))
    },
    GoldenCase("transform/order/rotation-then-offset") {
      Flag().scaleEffect(0.5).rotationEffect(.degrees(45)).offset(x: 20)
    },
    GoldenCase("transform/rotation3d/about-y") {
      Flag().rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
    },
    GoldenCase("transform/rotation3d/about-x-from-top") {
      Flag().rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0), anchor: .top)
    },
    GoldenCase("transform/rotation3d/without-perspective") {
      Flag().rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0), perspective: 0)
    },
    GoldenCase("transform/rotation3d/back-side") {
      Flag().rotation3DEffect(.degrees(150), axis: (x: 0, y: 1, z: 0))
    },
    GoldenCase("transform/rotation3d/skew-axis-before-the-screen") {
      Flag().rotation3DEffect(.degrees(40), axis: (x: 1, y: 1, z: 0.5), anchorZ: 20)
    },
    GoldenCase("transform/rotation3d/turning", at: [0, 0.25, 0.5, 0.75, 1, 1.1]) {
      TurningCard()
    },
  ]

  private struct TurningCard: View {
    @State private var isTurned = false

    var body: some View {
      Flag()
        .rotation3DEffect(.degrees(isTurned ? 180 : 0), axis: (x: 0, y: 1, z: 0))
        .onAppear { withAnimation(.easeInOut(duration: 1)) { isTurned = true } }
    }
  }
}

import SwiftUI

/// Gradients about a point and over a mesh.
enum GradientCases {
  private static let warm: [Color] = [.yellow, .red, .purple]

  static let all = [
    GoldenCase("gradient/radial/off-centre-with-inner-radius", width: 90, height: 60) {
      RadialGradient(
        colors: warm, center: UnitPoint(x: 0.3, y: 0.4), startRadius: 8, endRadius: 45
      ).padding(4)
    },
    GoldenCase("gradient/elliptical/fills-a-wide-frame", width: 120, height: 80) {
      EllipticalGradient(colors: warm).padding(4)
    },
    GoldenCase("gradient/angular/whole-turn-from-three", width: 76, height: 76) {
      Circle().fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
        .padding(6)
    },
    GoldenCase("gradient/angular/part-of-a-turn") {
      Rectangle().fill(
        .angularGradient(
          colors: warm, center: .center, startAngle: .degrees(-60), endAngle: .degrees(120))
      ).padding(6)
    },
    GoldenCase("gradient/angular/ring-to-clear") {
      Circle().inset(by: 14).stroke(
        .conicGradient(
          colors: [.blue.opacity(0), .blue], center: .center, angle: .degrees(-90)),
        style: StrokeStyle(lineWidth: 12, lineCap: .round))
    },
    GoldenCase("gradient/mesh/middle-point-moved", width: 50, height: 50) {
      MeshGradient(
        width: 3, height: 3,
        points: [
          [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.75, 0.35], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
        ],
        colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint]
      ).padding(3)
    },
    GoldenCase("gradient/mesh/control-points-and-background", width: 64, height: 64) {
      MeshGradient(
        width: 2, height: 2,
        bezierPoints: [
          point([0.2, 0.2], trailing: [0.4, 0], bottom: [0, 0.4]),
          point([0.8, 0.2], leading: [0.6, 0.4], bottom: [1, 0.4]),
          point([0.2, 0.8], top: [0.4, 0.6], trailing: [0.4, 1]),
          point([0.8, 0.8], leading: [0.6, 0.8], top: [0.6, 0.6]),
        ],
        colors: [.red, .yellow, .blue, .green], background: .black, smoothsColors: false)
    },
    GoldenCase("gradient/space/device-above-perceptual", width: 120, height: 60) {
      VStack(spacing: 4) {
        Rectangle().fill(
          .linearGradient(
            Gradient(colors: [.blue, .yellow]).colorSpace(.device), startPoint: .leading,
            endPoint: .trailing))
        Rectangle().fill(
          .linearGradient(colors: [.blue, .yellow], startPoint: .leading, endPoint: .trailing))
      }
    },
    GoldenCase("gradient/change/angle-and-colours", at: [0, 0.25, 0.5, 0.75, 1, 1.1]) {
      Turning()
    },
  ]

  private static func point(
    _ position: SIMD2<Float>, leading: SIMD2<Float>? = nil, top: SIMD2<Float>? = nil,
    trailing: SIMD2<Float>? = nil, bottom: SIMD2<Float>? = nil
  ) -> MeshGradient.BezierPoint {
    MeshGradient.BezierPoint(
      position: position, leadingControlPoint: leading ?? position,
      topControlPoint: top ?? position, trailingControlPoint: trailing ?? position,
      bottomControlPoint: bottom ?? position)
  }

  private struct Turning: View {
    @State private var isTurned = false

    var body: some View {
      Circle().fill(
        AngularGradient(
          colors: isTurned ? [.green, .blue] : [.red, .yellow], center: .center,
          startAngle: .degrees(isTurned ? 90 : 0), endAngle: .degrees(isTurned ? 450 : 180))
      )
      .padding(6)
      .onAppear { withAnimation(.linear(duration: 1)) { isTurned = true } }
    }
  }
}

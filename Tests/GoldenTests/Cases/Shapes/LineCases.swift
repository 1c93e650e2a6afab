import SwiftUI

/// Lines along paths: their ends, corners, dashes and parts.
enum LineCases {
  static let all = caps + joins + dashes + trims + others

  private static let caps = [
    GoldenCase("stroke/line-cap/butt") { Zigzag().stroke(.blue, style: style(cap: .butt)) },
    GoldenCase("stroke/line-cap/round") { Zigzag().stroke(.blue, style: style(cap: .round)) },
    GoldenCase("stroke/line-cap/square") { Zigzag().stroke(.blue, style: style(cap: .square)) },
  ]

  private static let joins = [
    GoldenCase("stroke/line-join/miter") { Zigzag().stroke(.red, style: style(join: .miter)) },
    GoldenCase("stroke/line-join/round") { Zigzag().stroke(.red, style: style(join: .round)) },
    GoldenCase("stroke/line-join/bevel") { Zigzag().stroke(.red, style: style(join: .bevel)) },
    GoldenCase("stroke/line-join/miter-over-limit") {
      Zigzag().stroke(.red, style: StrokeStyle(lineWidth: 10, miterLimit: 2))
    },
    GoldenCase("stroke/line-join/miter-at-default-limit") {
      Needles().stroke(.red, lineWidth: 3)
    },
  ]

  private static let dashes = [
    GoldenCase("stroke/dash/butt") {
      Circle().stroke(.green, style: StrokeStyle(lineWidth: 6, dash: [12, 6])).padding(12)
    },
    GoldenCase("stroke/dash/round-dots") {
      Circle().stroke(.green, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0, 12]))
        .padding(12)
    },
    GoldenCase("stroke/dash/phase") {
      Circle().stroke(.green, style: StrokeStyle(lineWidth: 6, dash: [12, 6], dashPhase: 9))
        .padding(12)
    },
    GoldenCase("stroke/dash/odd-count") {
      Rectangle().stroke(.green, style: StrokeStyle(lineWidth: 4, dash: [14, 4, 6])).padding(12)
    },
    GoldenCase(
      "stroke/dash/marching", at: [0, 0.25, 0.5, 0.75, 1, 1.1]
    ) { MarchingDashes() },
  ]

  private static let trims = [
    GoldenCase("stroke/trim/first-third") {
      Circle().trim(from: 0, to: 1.0 / 3).stroke(.purple, lineWidth: 8).padding(12)
    },
    GoldenCase("stroke/trim/rounded-rectangle-middle") {
      RoundedRectangle(cornerRadius: 20).trim(from: 0.2, to: 0.7)
        .stroke(.purple, style: StrokeStyle(lineWidth: 8, lineCap: .round)).padding(12)
    },
    GoldenCase("stroke/trim/empty") {
      Circle().trim(from: 0.5, to: 0.5).stroke(.purple, lineWidth: 8).padding(12)
    },
    GoldenCase("stroke/trim/filled") {
      Circle().trim(from: 0.1, to: 0.6).fill(.purple).padding(12)
    },
    GoldenCase("stroke/trim/drawing-itself", at: [0, 0.25, 0.5, 0.75, 1, 1.1]) {
      DrawnRing()
    },
  ]

  private static let others = [
    GoldenCase("stroke/width/hairline") { Zigzag().stroke(.black, lineWidth: 0.5) },
    GoldenCase("stroke/width/zero") { Zigzag().stroke(.black, lineWidth: 0) },
    GoldenCase("stroke/width/wider-than-shape") {
      Circle().stroke(.orange, lineWidth: 50).frame(width: 30, height: 30)
    },
    GoldenCase("stroke/border/inside") { Circle().strokeBorder(.orange, lineWidth: 14) },
    GoldenCase("stroke/border/capsule") {
      Capsule().strokeBorder(.orange, lineWidth: 8).frame(width: 90, height: 40)
    },
    GoldenCase("stroke/style/gradient") {
      Circle().stroke(
        LinearGradient(colors: [.blue, .yellow], startPoint: .top, endPoint: .bottom),
        lineWidth: 16
      ).padding(12)
    },
    GoldenCase("stroke/scale/unevenly-scaled-pen") {
      Circle().stroke(.brown, lineWidth: 8).frame(width: 40, height: 40)
        .scaleEffect(x: 2, y: 1)
    },
    GoldenCase("stroke/closed/corner-at-start") {
      Rectangle().stroke(.blue, lineWidth: 10).padding(20)
    },
  ]

  private static func style(
    cap: CGLineCap = .butt, join: CGLineJoin = .miter
  ) -> StrokeStyle {
    StrokeStyle(lineWidth: 10, lineCap: cap, lineJoin: join)
  }

  private struct Zigzag: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addLines([
          CGPoint(x: 15, y: 80), CGPoint(x: 35, y: 25), CGPoint(x: 55, y: 75),
          CGPoint(x: 85, y: 60),
        ])
      }
    }
  }

  /// Corners on both sides of the limit: of 12 and of 10 degrees.
  private struct Needles: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addLines([
          CGPoint(x: 10, y: 20), CGPoint(x: 70, y: 26.3), CGPoint(x: 10, y: 32.6),
        ])
        path.addLines([
          CGPoint(x: 10, y: 65), CGPoint(x: 70, y: 70.25), CGPoint(x: 10, y: 75.5),
        ])
      }
    }
  }

  private struct MarchingDashes: View {
    @State private var phase: CGFloat = 0

    var body: some View {
      RoundedRectangle(cornerRadius: 20)
        .stroke(.green, style: StrokeStyle(lineWidth: 4, dash: [10, 6], dashPhase: phase))
        .padding(12)
        .onAppear { withAnimation(.linear(duration: 1)) { phase = 16 } }
    }
  }

  private struct DrawnRing: View {
    @State private var end = 0.0

    var body: some View {
      Circle().trim(from: 0, to: end)
        .stroke(.purple, style: StrokeStyle(lineWidth: 8, lineCap: .round))
        .rotationEffect(.degrees(-90)).padding(12)
        .onAppear { withAnimation(.easeInOut(duration: 1)) { end = 1 } }
    }
  }
}

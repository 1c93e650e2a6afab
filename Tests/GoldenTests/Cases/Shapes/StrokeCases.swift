import SwiftUI

/// Lines along shapes, drawn and as outlines.
enum StrokeCases {
  static let all = [
    GoldenCase("stroke/outline/round") { Bend(cap: .round, join: .round) },
    GoldenCase("stroke/outline/square-and-miter") { Bend(cap: .square, join: .miter) },
    GoldenCase("stroke/outline/butt-and-bevel") { Bend(cap: .butt, join: .bevel) },
    GoldenCase("stroke/outline/pen-wider-than-bend") {
      Bend.Line().stroke(style: StrokeStyle(lineWidth: 34, lineCap: .round, lineJoin: .round))
        .stroke(.black)
    },
    GoldenCase("stroke/outline/dashes") {
      Circle().stroke(style: StrokeStyle(lineWidth: 12, dash: [20, 8], dashPhase: 5))
        .stroke(.black)
        .padding(16)
    },
    GoldenCase("stroke/outline/uneven-scale") {
      Circle().stroke(lineWidth: 6).scale(x: 1, y: 0.4).fill(.blue).padding(10)
    },
    GoldenCase("stroke/dash/dots") {
      RoundedRectangle(cornerRadius: 20)
        .stroke(.purple, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0, 10]))
        .padding(12)
    },
    GoldenCase("stroke/dash/phase-moving", at: [0, 0.25, 0.5, 0.75, 1]) { March() },
    GoldenCase("stroke/several/fill-stroke-border") {
      RoundedRectangle(cornerRadius: 24)
        .fill(.yellow)
        .stroke(.red, lineWidth: 10)
        .strokeBorder(.blue, lineWidth: 4)
        .padding(14)
    },
  ]

  private struct Bend: View {
    var cap: CGLineCap
    var join: CGLineJoin

    struct Line: Shape {
      func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 16, y: 24))
        path.addCurve(
          to: CGPoint(x: 60, y: 80), control1: CGPoint(x: 100, y: 10),
          control2: CGPoint(x: -20, y: 80))
        path.addLine(to: CGPoint(x: 60, y: 26))
        path.addQuadCurve(to: CGPoint(x: 84, y: 26), control: CGPoint(x: 72, y: 90))
        return path
      }
    }

    var body: some View {
      Line().stroke(style: StrokeStyle(lineWidth: 10, lineCap: cap, lineJoin: join)).stroke(.black)
    }
  }

  private struct March: View {
    @State private var phase: CGFloat = 0

    var body: some View {
      Rectangle()
        .strokeBorder(.black, style: StrokeStyle(lineWidth: 4, dash: [12, 8], dashPhase: phase))
        .padding(12)
        .onAppear { withAnimation(.linear(duration: 1)) { phase = -20 } }
    }
  }
}

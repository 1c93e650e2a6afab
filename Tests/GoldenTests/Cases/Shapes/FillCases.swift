import SwiftUI

/// Insides of shapes: curves, slopes, holes and corners.
enum FillCases {
  static let all = [
    GoldenCase("fill/circle/plain") { Circle().fill(.blue).padding(10) },
    GoldenCase("fill/circle/between-pixels") {
      Circle().fill(.blue).frame(width: 60.5, height: 60.5)
    },
    GoldenCase("fill/ellipse/wide") { Ellipse().fill(.green).frame(width: 90, height: 30) },
    GoldenCase("fill/rectangle/fraction-of-a-pixel") {
      Rectangle().fill(.red).frame(width: 50.5, height: 20.25)
    },
    GoldenCase("fill/polygon/steep-and-flat-slopes") { Slopes().fill(.black) },
    GoldenCase("fill/rule/nonzero-star") { Star().fill(.orange).padding(5) },
    GoldenCase("fill/rule/even-odd-star") {
      Star().fill(.orange, style: FillStyle(eoFill: true)).padding(5)
    },
    GoldenCase("fill/rule/hole-of-opposite-winding") { Washer().fill(.purple).padding(10) },
    GoldenCase("fill/rule/mirrored-halves-meet") { Halves().fill(.teal).padding(10) },
    GoldenCase("fill/shape/outside-canvas") {
      Circle().fill(.pink).frame(width: 90, height: 90).offset(x: 45, y: -30)
    },
    GoldenCase("fill/capsule/lying") { Capsule().fill(.blue).frame(width: 90, height: 30) },
    GoldenCase("fill/capsule/standing") { Capsule().fill(.blue).frame(width: 24, height: 90) },
    GoldenCase("fill/capsule/square") { Capsule().fill(.blue).frame(width: 80, height: 80) },
    GoldenCase("fill/capsule/circular") {
      Capsule(style: .circular).fill(.blue).frame(width: 90, height: 30)
    },
    GoldenCase("fill/rounded-rectangle/continuous") {
      RoundedRectangle(cornerRadius: 20).fill(.indigo).padding(10)
    },
    GoldenCase("fill/rounded-rectangle/circular") {
      RoundedRectangle(cornerRadius: 20, style: .circular).fill(.indigo).padding(10)
    },
    GoldenCase("fill/rounded-rectangle/radius-beyond-half") {
      RoundedRectangle(cornerRadius: 200).fill(.indigo).frame(width: 90, height: 40)
    },
    GoldenCase("fill/rounded-rectangle/little-room") {
      RoundedRectangle(cornerRadius: 17).fill(.indigo).frame(width: 90, height: 40)
    },
    GoldenCase("fill/rounded-rectangle/oval-corners") {
      RoundedRectangle(cornerSize: CGSize(width: 30, height: 12)).fill(.indigo).padding(10)
    },
    GoldenCase("fill/uneven-rounded-rectangle/four-radii") {
      UnevenRoundedRectangle(
        topLeadingRadius: 5, bottomLeadingRadius: 15, bottomTrailingRadius: 40,
        topTrailingRadius: 0
      ).fill(.brown).padding(10)
    },
    GoldenCase("fill/layers/translucent-over-another") {
      ZStack {
        Rectangle().fill(.yellow).padding(20)
        Circle().fill(.blue.opacity(0.5)).padding(10)
      }
    },
  ]

  private struct Slopes: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        for index in 0..<8 {
          let x = CGFloat(index) * 12 + 3
          path.move(to: CGPoint(x: x, y: 5))
          path.addLine(to: CGPoint(x: x + CGFloat(index) * 0.7 + 0.3, y: 48))
          path.addLine(to: CGPoint(x: x + CGFloat(index) * 0.7 + 4, y: 48))
          path.closeSubpath()
          path.move(to: CGPoint(x: 5, y: 52 + CGFloat(index) * 6))
          path.addLine(to: CGPoint(x: 95, y: 52 + CGFloat(index) * 6.3))
          path.addLine(to: CGPoint(x: 95, y: 54 + CGFloat(index) * 6.3))
          path.closeSubpath()
        }
      }
    }
  }

  struct Star: Shape {
    func path(in rect: CGRect) -> Path {
      let radius = min(rect.width, rect.height) / 2
      return Path { path in
        for index in 0..<5 {
          let angle = Double(index) * 144 * .pi / 180
          let point = CGPoint(
            x: rect.midX + radius * CGFloat(sin(angle)),
            y: rect.midY - radius * CGFloat(cos(angle)))
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
      }
    }
  }

  private struct Washer: Shape {
    func path(in rect: CGRect) -> Path {
      let center = CGPoint(x: rect.midX, y: rect.midY)
      return Path { path in
        path.addArc(
          center: center, radius: rect.width / 2, startAngle: .zero, endAngle: .degrees(360),
          clockwise: false)
        path.closeSubpath()
        path.move(to: CGPoint(x: center.x + rect.width / 4, y: center.y))
        path.addArc(
          center: center, radius: rect.width / 4, startAngle: .zero, endAngle: .degrees(-360),
          clockwise: true)
        path.closeSubpath()
      }
    }
  }

  /// Two halves, of opposite windings, that meet in the middle of a pixel.
  private struct Halves: Shape {
    func path(in rect: CGRect) -> Path {
      let half = Path { path in
        path.move(to: CGPoint(x: rect.midX + 0.5, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.midX + 0.5, y: rect.maxY))
        path.closeSubpath()
      }
      var all = half
      all.addPath(
        half,
        transform: CGAffineTransform(
          a: -1, b: 0, c: 0, d: 1, tx: 2 * rect.midX + 1, ty: 0))
      return all
    }
  }
}

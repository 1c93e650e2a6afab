import SwiftUI

/// Shapes made of two others.
enum BooleanShapeCases {
  static let all = [
    GoldenCase("shape/combination/union") { outlined(Moon.whole.union(Moon.cut)) },
    GoldenCase("shape/combination/intersection") { outlined(Moon.whole.intersection(Moon.cut)) },
    GoldenCase("shape/combination/subtracting") { outlined(Moon.whole.subtracting(Moon.cut)) },
    GoldenCase("shape/combination/symmetric-difference") {
      outlined(Moon.whole.symmetricDifference(Moon.cut))
    },
    GoldenCase("shape/combination/lines") {
      ZStack {
        Moon.whole.lineIntersection(Moon.cut).stroke(.red, lineWidth: 4)
        Moon.whole.lineSubtraction(Moon.cut).stroke(.blue, lineWidth: 4)
      }
      .padding(10)
    },
    GoldenCase("shape/combination/moving", at: [0, 0.25, 0.5, 0.75, 1]) { Eclipse() },
    GoldenCase("shape/normalized/pentagram-by-both-rules") {
      HStack(spacing: 4) {
        outlined(AnyShape(Star(eoFill: false)))
        outlined(AnyShape(Star(eoFill: true)))
      }
    },
  ]

  private enum Moon {
    static let whole = Circle()
    static let cut = RoundedRectangle(cornerRadius: 16).offset(x: 24, y: 20)
  }

  @MainActor private static func outlined(_ shape: some Shape) -> some View {
    shape.fill(Color.yellow).stroke(.black).padding(10)
  }

  private struct Star: Shape {
    var eoFill: Bool

    func path(in rect: CGRect) -> Path {
      // Two fifths of a turn from corner to corner.
      let corners = [(0.5, 0.0), (0.794, 0.905), (0.024, 0.345), (0.976, 0.345), (0.206, 0.905)]
      var star = Path()
      star.addLines(
        corners.map { CGPoint(x: rect.minX + $0.0 * rect.width, y: rect.minY + $0.1 * rect.width) })
      star.closeSubpath()
      return star.normalized(eoFill: eoFill)
    }
  }

  private struct Eclipse: View {
    @State private var isDark = false

    var body: some View {
      Circle().subtracting(Circle().offset(x: isDark ? 10 : 70))
        .fill(.orange)
        .padding(15)
        .onAppear { withAnimation(.linear(duration: 1)) { isDark = true } }
    }
  }
}

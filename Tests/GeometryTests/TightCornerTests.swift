import Foundation
import Geometry
import Testing

/// Rounded rectangles whose sides have less room than their corners want.
struct TightCornerTests {
  /// Where the outline lies left of the middle, at a distance from the top.
  private func left(of path: Path, at y: CGFloat, in rect: CGRect) -> CGFloat {
    var (outside, inside) = (rect.minX - 1, rect.midX)
    for _ in 0..<40 {
      let middle = (outside + inside) / 2
      if path.contains(CGPoint(x: middle, y: y)) { inside = middle } else { outside = middle }
    }
    return inside
  }

  /// The left end of a pill in a picture that Apple's SwiftUI drew: fact F5, in radii.
  @Test func aPillsEndLiesWhereARenderedOneDoes() {
    let rect = CGRect(x: 0, y: 0, width: 405, height: 94)
    let path = Path(roundedRect: rect, cornerSize: CGSize(width: 144, height: 144))
    let measured: [(depth: CGFloat, x: CGFloat)] = [
      (0.032, 0.809), (0.053, 0.706), (0.096, 0.580), (0.160, 0.458), (0.245, 0.344),
      (0.330, 0.257), (0.436, 0.174), (0.543, 0.113), (0.649, 0.070), (0.755, 0.043),
      (0.862, 0.021), (0.947, 0.007),
    ]
    for point in measured {
      let x = left(of: path, at: point.depth * 47, in: rect) / 47
      #expect(abs(x - point.x) < 0.01, "\(x) instead of \(point.x) at \(point.depth)")
    }
  }

  @Test func aRadiusBeyondHalfTheShortSideIsHalfOfIt() {
    let rect = CGRect(x: 3, y: 4, width: 120, height: 40)
    let half = Path(roundedRect: rect, cornerSize: CGSize(width: 20, height: 20))
    #expect(Path(roundedRect: rect, cornerSize: CGSize(width: 500, height: 500)) == half)
    #expect(Path(roundedRect: rect, cornerRadius: 500) == half)
  }

  @Test func theOutlineIsClosedAndInsideItsRectangle() {
    for height in stride(from: 30.0, through: 70, by: 5) {
      let rect = CGRect(x: 0, y: 0, width: 80, height: height)
      for style in [RoundedCornerStyle.circular, .continuous] {
        let path = Path(roundedRect: rect, cornerRadius: 18, style: style)
        #expect(rect.insetBy(dx: -1e-9, dy: -1e-9).contains(path.boundingRect))
        #expect(path.contains(CGPoint(x: 40, y: height / 2)))
      }
    }
  }

  /// Where a side's room runs out, the outline changes without a jump.
  @Test func cornersTightenSteadily() {
    var last: CGFloat?
    for step in 0...200 {
      // From room to spare to none.
      let rect = CGRect(x: 0, y: 0, width: 200, height: 70 - 0.15 * CGFloat(step))
      let path = Path(roundedRect: rect, cornerRadius: 20)
      let x = left(of: path, at: 15, in: rect)
      if let last { #expect(abs(x - last) < 0.02) }
      last = x
    }
  }
}

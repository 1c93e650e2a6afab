import Foundation
import Geometry
import TestSupport

extension Path {
  /// The signed area between all subpaths, closed, and the origin; clockwise on screen counts as positive.
  ///
  /// Exact for curves as well: by Green's theorem it is half the integral of x dy − y dx, a polynomial of degree 5 in
  /// the curve's parameter, which three Gauss points integrate.
  var signedArea: Double {
    var area = 0.0
    var start = CGPoint.zero
    var point = CGPoint.zero
    func line(_ end: CGPoint) {
      area += Double(point.x * end.y - point.y * end.x) / 2
      point = end
    }
    func curve(_ p: [CGPoint]) {
      let half = (3.0 / 5).squareRoot() / 2
      for (t, weight) in [(0.5 - half, 5.0 / 18), (0.5, 8.0 / 18), (0.5 + half, 5.0 / 18)] {
        let s = 1 - t
        func value(_ v: [Double]) -> (Double, Double) {
          (
            s * s * s * v[0] + 3 * s * s * t * v[1] + 3 * s * t * t * v[2] + t * t * t * v[3],
            3 * s * s * (v[1] - v[0]) + 6 * s * t * (v[2] - v[1]) + 3 * t * t * (v[3] - v[2])
          )
        }
        let (x, dx) = value(p.map { Double($0.x) })
        let (y, dy) = value(p.map { Double($0.y) })
        area += weight * (x * dy - y * dx) / 2
      }
      point = p[3]
    }
    forEach { element in
      switch element {
      case .move(let end):
        line(start)
        start = end
        point = end
      case .line(let end): line(end)
      case .quadCurve(let end, let c):
        func toward(_ p: CGPoint) -> CGPoint {
          CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
        }
        curve([point, toward(point), toward(end), end])
      case .curve(let end, let c1, let c2): curve([point, c1, c2, end])
      case .closeSubpath: line(start)
      }
    }
    line(start)
    return area
  }

  /// How many subpaths the path has.
  var subpathCount: Int {
    var count = 0
    forEach { if case .move = $0 { count += 1 } }
    return count
  }

  /// How many curves the path has.
  var curveCount: Int {
    var count = 0
    forEach { if case .curve = $0 { count += 1 } }
    return count
  }
}

extension SplitMix64 {
  mutating func point(_ size: Double = 100) -> CGPoint {
    CGPoint(x: number(in: 0...size), y: number(in: 0...size))
  }

  /// A closed path of random lines and curves that crosses itself.
  mutating func path(corners: Int, curved: Bool) -> Path {
    var path = Path()
    path.move(to: point())
    for _ in 1..<corners {
      if curved, Bool.random(using: &self) {
        path.addCurve(to: point(), control1: point(), control2: point())
      } else if curved, Bool.random(using: &self) {
        path.addQuadCurve(to: point(), control: point())
      } else {
        path.addLine(to: point())
      }
    }
    path.closeSubpath()
    return path
  }
}

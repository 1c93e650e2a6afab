internal import Foundation

/// One drawn segment of a path: a line or a Bézier curve, as a polynomial of degree up to three.
struct BezierSegment {
  /// Bernstein points: 2, 3 or 4 of them.
  var points: [CGPoint]

  var start: CGPoint { points[0] }
  var end: CGPoint { points[points.count - 1] }

  /// The path element that draws the segment from its start.
  var element: Path.Element {
    switch points.count {
    case 2: .line(to: points[1])
    case 3: .quadCurve(to: points[2], control: points[1])
    default: .curve(to: points[3], control1: points[1], control2: points[2])
    }
  }

  /// The point at parameter `t` (de Casteljau).
  func point(at t: Double) -> CGPoint {
    var level = points
    while level.count > 1 {
      level = zip(level, level.dropFirst()).map { Self.mix($0, $1, t) }
    }
    return level[0]
  }

  /// The part between two parameters, 0 ≤ `from` ≤ `to` ≤ 1.
  func part(from: Double, to: Double) -> BezierSegment {
    var result = self
    if to < 1 { result = result.split(at: to).first }
    if from > 0 { result = result.split(at: to > 0 ? from / to : 0).second }
    return result
  }

  private func split(at t: Double) -> (first: BezierSegment, second: BezierSegment) {
    var level = points
    var first = [level[0]]
    var second = [level[level.count - 1]]
    while level.count > 1 {
      level = zip(level, level.dropFirst()).map { Self.mix($0, $1, t) }
      first.append(level[0])
      second.append(level[level.count - 1])
    }
    return (BezierSegment(points: first), BezierSegment(points: second.reversed()))
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
    let t = CGFloat(t)
    return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  // MARK: - Polynomial form

  /// Coefficients of one coordinate, lowest power first.
  private static func coefficients(_ values: [Double]) -> (Double, Double, Double, Double) {
    switch values.count {
    case 2:
      (values[0], values[1] - values[0], 0, 0)
    case 3:
      (values[0], 2 * (values[1] - values[0]), values[0] - 2 * values[1] + values[2], 0)
    default:
      (
        values[0], 3 * (values[1] - values[0]), 3 * (values[0] - 2 * values[1] + values[2]),
        values[3] - values[0] + 3 * (values[1] - values[2])
      )
    }
  }

  private var xCoefficients: (Double, Double, Double, Double) {
    Self.coefficients(points.map { Double($0.x) })
  }

  private var yCoefficients: (Double, Double, Double, Double) {
    Self.coefficients(points.map { Double($0.y) })
  }

  /// Parameters strictly inside 0…1 where a polynomial turns, in rising order.
  private static func turns(_ c: (Double, Double, Double, Double)) -> [Double] {
    // Derivative: c1 + 2·c2·t + 3·c3·t².
    let (a, b, k) = (3 * c.3, 2 * c.2, c.1)
    var roots: [Double] = []
    if a.magnitude <= 1e-12 * max(b.magnitude, k.magnitude) {
      if b != 0 { roots = [-k / b] }
    } else {
      let discriminant = b * b - 4 * a * k
      if discriminant >= 0 {
        // The form that does not cancel.
        let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
        roots = q == 0 ? [0] : [q / a, k / q]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// Parameters inside the segment where x or y is largest or smallest.
  var extremes: [Double] {
    points.count == 2 ? [] : Self.turns(xCoefficients) + Self.turns(yCoefficients)
  }

  // MARK: - Length

  /// The segment's length, to a relative error of about 1e-10.
  var length: Double {
    if points.count == 2 {
      return Self.distance(points[0], points[1])
    }
    let (x, y) = (xCoefficients, yCoefficients)
    func speed(_ t: Double) -> Double {
      let dx = x.1 + t * (2 * x.2 + t * 3 * x.3)
      let dy = y.1 + t * (2 * y.2 + t * 3 * y.3)
      return (dx * dx + dy * dy).squareRoot()
    }
    func integral(_ from: Double, _ to: Double) -> Double {
      let (middle, half) = ((from + to) / 2, (to - from) / 2)
      var sum = 0.0
      for (node, weight) in Self.gaussLegendre {
        sum += weight * (speed(middle - half * node) + speed(middle + half * node))
      }
      return sum * half
    }
    let scale = zip(points, points.dropFirst()).reduce(0) { $0 + Self.distance($1.0, $1.1) }
    guard scale > 0, scale.isFinite else { return 0 }
    // Halve until two halves agree with the whole; cusps stop at the depth limit, where a piece is
    // 2^-12 of the curve.
    func refine(_ from: Double, _ to: Double, _ whole: Double, _ depth: Int) -> Double {
      let middle = (from + to) / 2
      let (left, right) = (integral(from, middle), integral(middle, to))
      if depth == 12 || (left + right - whole).magnitude <= 1e-10 * scale {
        return left + right
      }
      return refine(from, middle, left, depth + 1) + refine(middle, to, right, depth + 1)
    }
    return refine(0, 1, integral(0, 1), 0)
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
    let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Positive nodes and weights of the eight-point Gauss–Legendre rule on −1…1.
  private static let gaussLegendre: [(Double, Double)] = [
    (0.1834346424956498, 0.3626837833783620),
    (0.5255324099163290, 0.3137066458778873),
    (0.7966664774136267, 0.2223810344533745),
    (0.9602898564975363, 0.1012285362903763),
  ]

  // MARK: - Crossings

  /// Signed count of crossings with the ray from `point` toward +x: +1 where y rises.
  func windingContribution(around point: CGPoint) -> Int {
    let ys = points.map { Double($0.y) }
    let (low, high) = (ys.min() ?? 0, ys.max() ?? 0)
    guard Double(point.y) >= low, Double(point.y) < high else { return 0 }
    var winding = 0
    let cuts = points.count == 2 ? [0, 1] : [0] + Self.turns(yCoefficients) + [1]
    for (from, to) in zip(cuts, cuts.dropFirst()) {
      winding += monotoneCrossing(from: from, to: to, point: point)
    }
    return winding
  }

  /// Crossing of one piece on which y only rises or only falls.
  private func monotoneCrossing(from: Double, to: Double, point: CGPoint) -> Int {
    let target = point.y
    let (y0, y1) = (self.point(at: from).y, self.point(at: to).y)
    guard (y0 <= target) != (y1 <= target) else { return 0 }
    let rises = y0 < y1
    var (low, high) = (from, to)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (self.point(at: middle).y <= target) == rises { low = middle } else { high = middle }
    }
    guard self.point(at: (low + high) / 2).x > point.x else { return 0 }
    return rises ? 1 : -1
  }
}

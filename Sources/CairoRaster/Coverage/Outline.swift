internal import Foundation
internal import Geometry

/// A path in pixels as closed polygons.
struct Outline {
  /// A point in pixels.
  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  /// One polygon for each subpath, the last point joined to the first.
  private(set) var polygons: [[Point]] = []

  /// Whether all edges are upright or level.
  private(set) var isRectilinear = true

  /// Farthest a curve may lie from its lines, in pixels.
  private static let tolerance = 0.01

  /// A path moved by `transform`; nil when a number is not finite.
  init?(_ path: Path, _ transform: CGAffineTransform) {
    let (a, b, c, d) = (
      Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d)
    )
    let (tx, ty) = (Double(transform.tx), Double(transform.ty))
    var isFinite = true
    func device(_ point: CGPoint) -> Point {
      let x = a * Double(point.x) + c * Double(point.y) + tx
      let y = b * Double(point.x) + d * Double(point.y) + ty
      if !x.isFinite || !y.isFinite { isFinite = false }
      return Point(x: min(max(x, -4e6), 4e6), y: min(max(y, -4e6), 4e6))
    }
    var polygon: [Point] = []
    for element in path.elements {
      switch element {
      case .move(let end):
        finish(&polygon)
        polygon = [device(end)]
      case .line(let end):
        polygon.append(device(end))
      case .quadCurve(let end, let control):
        guard let from = polygon.last else { continue }
        let (q, p) = (device(control), device(end))
        // The same curve as a cubic: each handle reaches two thirds of the way to the control.
        let near = Point(x: from.x + (q.x - from.x) * 2 / 3, y: from.y + (q.y - from.y) * 2 / 3)
        let far = Point(x: p.x + (q.x - p.x) * 2 / 3, y: p.y + (q.y - p.y) * 2 / 3)
        Self.flatten(from, near, far, p, into: &polygon)
      case .curve(let end, let control1, let control2):
        guard let from = polygon.last else { continue }
        Self.flatten(from, device(control1), device(control2), device(end), into: &polygon)
      case .closeSubpath:
        // What follows without a move begins where the subpath did.
        let start = polygon.first
        finish(&polygon)
        polygon = start.map { [$0] } ?? []
      }
    }
    finish(&polygon)
    guard isFinite else { return nil }
  }

  private mutating func finish(_ polygon: inout [Point]) {
    guard polygon.count > 2, var last = polygon.last else { return }
    for point in polygon {
      if point.x != last.x, point.y != last.y { isRectilinear = false }
      last = point
    }
    polygons.append(polygon)
  }

  /// Adds lines along a cubic, so many that none is farther from it than the tolerance (the bound
  /// is Wang's: the second differences limit the bend).
  private static func flatten(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, into polygon: inout [Point]
  ) {
    func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      return x * x + y * y
    }
    let largest = max(bend(p0, p1, p2), bend(p1, p2, p3)).squareRoot()
    let count = min(max((largest * 0.75 / tolerance).squareRoot().rounded(.up), 1), 2000)
    for index in 1..<max(Int(count), 1) {
      let t = Double(index) / count
      let s = 1 - t
      let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      polygon.append(
        Point(
          x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
          y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y))
    }
    polygon.append(p3)
  }

  // MARK: - Overlaps

  /// Whether parts that wind in opposite directions lie inside each other or apart, as letters'
  /// holes do, so that no pixel is shared by two that stand side by side.
  var isSimple: Bool {
    guard polygons.count > 1 else { return true }
    guard polygons.count <= 64 else { return false }
    let parts = polygons.map { Part($0) }
    for (index, part) in parts.enumerated() {
      for other in parts[..<index] where other.isClockwise != part.isClockwise {
        if !part.isApart(from: other), !part.contains(other), !other.contains(part) {
          return false
        }
      }
    }
    return true
  }

  /// A polygon's direction and box.
  private struct Part {
    var isClockwise: Bool
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity

    init(_ polygon: [Point]) {
      var area = 0.0
      let origin = polygon[0]
      var last = polygon[polygon.count - 1]
      for point in polygon {
        area +=
          (last.x - origin.x) * (point.y - origin.y) - (point.x - origin.x) * (last.y - origin.y)
        last = point
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
      }
      isClockwise = area > 0
    }

    func isApart(from other: Part) -> Bool {
      minX >= other.maxX + 1 || other.minX >= maxX + 1 || minY >= other.maxY + 1
        || other.minY >= maxY + 1
    }

    func contains(_ other: Part) -> Bool {
      minX < other.minX && minY < other.minY && maxX > other.maxX && maxY > other.maxY
    }
  }
}

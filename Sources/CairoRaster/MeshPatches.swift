internal import DrawingModel
internal import Foundation
internal import Geometry

/// The points and colours of a mesh gradient's patches.
struct MeshPatches {
  private typealias Point = SIMD2<Double>

  /// A vertex in pixels, its colour as it is blended, and how fast the colour changes there along both axes.
  private struct Vertex {
    var position: Point
    var leading: Point
    var top: Point
    var trailing: Point
    var bottom: Point
    var color: BlendingColor
    var acrossRate = BlendingColor(0, 0, 0, 0)
    var downRate = BlendingColor(0, 0, 0, 0)
  }

  private let columns: Int
  private let smooths: Bool
  private var vertices: [Vertex]

  init(_ mesh: MeshGradientPaint, transform: CGAffineTransform) {
    columns = mesh.columns
    smooths = mesh.smoothsColors
    func point(_ point: CGPoint) -> Point {
      let moved = point.applying(transform)
      return Point(Double(moved.x), Double(moved.y))
    }
    vertices = mesh.vertices.map { vertex in
      Vertex(
        position: point(vertex.position), leading: point(vertex.leading), top: point(vertex.top),
        trailing: point(vertex.trailing), bottom: point(vertex.bottom),
        color: BlendingColor(vertex.color, in: mesh.interpolation))
    }
    guard smooths else { return }
    let rows = mesh.rows
    for row in 0..<rows {
      for column in 0..<columns {
        func color(_ column: Int, _ row: Int) -> BlendingColor? {
          guard (0..<columns).contains(column), (0..<rows).contains(row) else { return nil }
          return vertices[row * columns + column].color
        }
        let here = vertices[row * columns + column].color
        vertices[row * columns + column].acrossRate =
          Self.rate(color(column - 1, row), here, color(column + 1, row))
        vertices[row * columns + column].downRate =
          Self.rate(color(column, row - 1), here, color(column, row + 1))
      }
    }
  }

  /// Whether every number is finite.
  var isFinite: Bool {
    vertices.allSatisfy { vertex in
      let sum =
        vertex.position + vertex.leading + vertex.top + vertex.trailing + vertex.bottom
      let color = vertex.color
      return (sum.x + sum.y).isFinite
        && (color.first + color.second + color.third + color.opacity).isFinite
    }
  }

  /// How fast a colour changes from one vertex to the next: none at a turning point, so that no colour lies outside
  /// of those around it (harmonic mean, after Fritsch and Butland).
  private static func rate(
    _ former: BlendingColor?, _ here: BlendingColor, _ next: BlendingColor?
  ) -> BlendingColor {
    guard let former else { return next.map { $0 - here } ?? BlendingColor(0, 0, 0, 0) }
    guard let next else { return here - former }
    let (a, b) = (here - former, next - here)
    func limited(_ a: Double, _ b: Double) -> Double { a * b > 0 ? 2 * a * b / (a + b) : 0 }
    return BlendingColor(
      limited(a.first, b.first), limited(a.second, b.second), limited(a.third, b.third),
      limited(a.opacity, b.opacity))
  }

  // MARK: - Curves

  private func vertex(_ column: Int, _ row: Int) -> Vertex { vertices[row * columns + column] }

  private static func curve(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Double) -> Point {
    let s = 1 - t
    return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
  }

  private static func length(_ points: Point...) -> Double {
    zip(points, points.dropFirst()).reduce(0) { sum, pair in
      let d = pair.1 - pair.0
      return sum + (d.x * d.x + d.y * d.y).squareRoot()
    }
  }

  /// An upper bound for the length of the curve from a vertex to the one behind it in its row.
  func length(rightOf column: Int, _ row: Int) -> Double {
    let (a, b) = (vertex(column, row), vertex(column + 1, row))
    return Self.length(a.position, a.trailing, b.leading, b.position)
  }

  /// An upper bound for the length of the curve from a vertex to the one below it.
  func length(below column: Int, _ row: Int) -> Double {
    let (a, b) = (vertex(column, row), vertex(column, row + 1))
    return Self.length(a.position, a.bottom, b.top, b.position)
  }

  /// The point of a patch at parameters from 0 to 1: where its curves across and down say, less what both say.
  func point(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> SIMD2<Double> {
    let (a, b) = (vertex(column, row), vertex(column + 1, row))
    let (c, d) = (vertex(column, row + 1), vertex(column + 1, row + 1))
    let top = Self.curve(a.position, a.trailing, b.leading, b.position, u)
    let bottom = Self.curve(c.position, c.trailing, d.leading, d.position, u)
    let left = Self.curve(a.position, a.bottom, c.top, c.position, v)
    let right = Self.curve(b.position, b.bottom, d.top, d.position, v)
    let upper = a.position * (1 - u) + b.position * u
    let lower = c.position * (1 - u) + d.position * u
    return top * (1 - v) + bottom * v + left * (1 - u) + right * u
      - (upper * (1 - v) + lower * v)
  }

  // MARK: - Colours

  /// The cubic with given values and rates at both ends.
  private static func cubic(
    _ a: BlendingColor, _ aRate: BlendingColor, _ b: BlendingColor, _ bRate: BlendingColor,
    _ t: Double
  ) -> BlendingColor {
    let s = 1 - t
    return a * (s * s * (1 + 2 * t)) + aRate * (s * s * t) + b * (t * t * (3 - 2 * t))
      - bRate * (t * t * s)
  }

  /// The colour of a patch at parameters from 0 to 1.
  func color(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> BlendingColor {
    let (a, b) = (vertex(column, row), vertex(column + 1, row))
    let (c, d) = (vertex(column, row + 1), vertex(column + 1, row + 1))
    guard smooths else {
      return (a.color * (1 - u) + b.color * u) * (1 - v) + (c.color * (1 - u) + d.color * u) * v
    }
    let upper = Self.cubic(a.color, a.acrossRate, b.color, b.acrossRate, u)
    let lower = Self.cubic(c.color, c.acrossRate, d.color, d.acrossRate, u)
    let none = BlendingColor(0, 0, 0, 0)
    let upperRate = Self.cubic(a.downRate, none, b.downRate, none, u)
    let lowerRate = Self.cubic(c.downRate, none, d.downRate, none, u)
    return Self.cubic(upper, upperRate, lower, lowerRate, v)
  }
}

internal import Foundation

/// A point or a direction, in double precision.
struct Vector {
  var x: Double
  var y: Double

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var length: Double { (x * x + y * y).squareRoot() }
  /// The direction a quarter turn counter-clockwise on screen: left of it.
  var normal: Vector { Vector(x: y, y: -x) }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  /// Positive where `other` is clockwise of this on screen.
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func * (a: Vector, factor: Double) -> Vector {
    Vector(x: a.x * factor, y: a.y * factor)
  }

  /// Where the ways from `a` to `b` and from `c` to `d` cross between their ends; nil where they do not.
  static func crossing(_ a: Vector, _ b: Vector, _ c: Vector, _ d: Vector) -> Vector? {
    let (first, second, between) = (b - a, d - c, c - a)
    let divisor = first.cross(second)
    guard divisor != 0 else { return nil }
    let place = between.cross(second) / divisor
    let other = between.cross(first) / divisor
    guard place > 0, place < 1, other > 0, other < 1 else { return nil }
    return a + first * place
  }
}

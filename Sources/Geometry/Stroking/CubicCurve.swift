/// A cubic Bézier curve, and curves beside it.
struct CubicCurve {
  var p0: Vector
  var p1: Vector
  var p2: Vector
  var p3: Vector
  /// Whether the curve is a line, evenly gone along.
  var isStraight = false

  /// The directions at both ends; those of the nearest point that is another where a handle has no length.
  private(set) var startDirection: Vector
  private(set) var endDirection: Vector

  private init(_ p0: Vector, _ p1: Vector, _ p2: Vector, _ p3: Vector) {
    (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
    startDirection = Self.direction(p0, p1, p2, p3)
    endDirection = -Self.direction(p3, p2, p1, p0)
  }

  init(_ segment: BezierSegment) {
    let points = segment.points.map { Vector($0) }
    switch points.count {
    case 2:
      let third = (points[1] - points[0]) * (1.0 / 3)
      self.init(points[0], points[0] + third, points[1] - third, points[1])
      isStraight = true
    case 3:
      self.init(
        points[0], points[0] + (points[1] - points[0]) * (2.0 / 3),
        points[2] + (points[1] - points[2]) * (2.0 / 3), points[2])
    default: self.init(points[0], points[1], points[2], points[3])
    }
  }

  private static func direction(_ from: Vector, _ others: Vector...) -> Vector {
    for other in others {
      let way = other - from
      if way.length > 0 { return way * (1 / way.length) }
    }
    return Vector(x: 1, y: 0)
  }

  var segment: BezierSegment {
    BezierSegment(points: [p0.point, p1.point, p2.point, p3.point])
  }

  var line: BezierSegment { BezierSegment(points: [p0.point, p3.point]) }

  var reversed: CubicCurve { CubicCurve(p3, p2, p1, p0) }

  var halves: (CubicCurve, CubicCurve) {
    let (a, b, c) = ((p0 + p1) * 0.5, (p1 + p2) * 0.5, (p2 + p3) * 0.5)
    let (d, e) = ((a + b) * 0.5, (b + c) * 0.5)
    let middle = (d + e) * 0.5
    return (CubicCurve(p0, a, d, middle), CubicCurve(middle, e, c, p3))
  }

  private func point(_ t: Double) -> Vector {
    let s = 1 - t
    return p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t)
  }

  private func velocity(_ t: Double) -> Vector {
    let s = 1 - t
    return (p1 - p0) * (3 * s * s) + (p2 - p1) * (6 * s * t) + (p3 - p2) * (3 * t * t)
  }

  /// Whether no handle or chord turns far from another: under about 40° in all.
  var turnsLittle: Bool {
    startDirection.dot(endDirection) > 0.75
      && [p1 - p0, p2 - p1, p3 - p2].allSatisfy { $0.dot(startDirection) >= 0 }
  }

  // MARK: - Offset curves

  /// The cubic with the ends and end velocities of the true curve `distance` to the left.
  func offset(by distance: Double) -> CubicCurve {
    let (start, end) = (p0 + startDirection.normal * distance, p3 + endDirection.normal * distance)
    func bend(_ first: Vector, _ second: Vector) -> Double {
      // Turn per parameter at an end: the velocity there is three times the handle, and the second derivative six
      // times the difference to the next one.
      let length = first.dot(first)
      return length > 0 ? 2 * first.cross(second - first) / length : 0
    }
    // Left of a way that turns clockwise, the curve is longer by distance times turn.
    let handle1 = (p1 - p0) + startDirection * (distance * bend(p1 - p0, p2 - p1) / 3)
    let handle2 = (p3 - p2) + endDirection * (-distance * bend(p2 - p3, p1 - p2) / 3)
    return CubicCurve(start, start + handle1, end - handle2, end)
  }

  /// How far a cubic is from the true curve `distance` to the left, at three places between its ends.
  func error(of offset: CubicCurve, by distance: Double) -> Double {
    var worst = 0.0
    for t in [0.25, 0.5, 0.75] {
      let way = velocity(t)
      let length = way.length
      guard length > 0 else { return .infinity }
      let direction = way * (1 / length)
      worst = max(worst, (offset.point(t) - (point(t) + direction.normal * distance)).length)
    }
    return worst
  }
}

internal import Foundation

/// Covers what a pen of some width touches on its way along lines, with contours that all turn the same way.
///
/// Every piece of a way is covered by two contours, one on each side of it. A side that turns inside out, in a bend
/// tighter than the pen, is turned back by itself, so nothing covered is ever taken away again.
struct Pen {
  private let style: StrokeStyle
  /// Half the width.
  private let radius: Double
  /// How far offset curves may be from the true ones.
  private let tolerance: Double
  /// All contours so far.
  private var covered = Path()

  init(_ style: StrokeStyle, extent: Double) {
    self.style = style
    radius = Double(style.lineWidth) / 2
    tolerance = extent / 32768
  }

  /// The outline of all that is covered, without gaps that only the accuracy of offset curves leaves.
  var outline: Path {
    PlanarGraph(covered, Path())?
      .outline(leastWidth: min(8 * tolerance, radius / 4)) { first, _ in first != 0 } ?? Path()
  }

  /// Covers a subpath, with its joins and caps.
  mutating func draw(_ subpath: Subpath) {
    let segments = subpath.segments.filter { segment in
      segment.points.contains { $0 != segment.start }
    }
    guard let first = segments.first, let last = segments.last else {
      if !subpath.segments.isEmpty || subpath.isClosed { dot(subpath.start) }
      return
    }
    for (index, segment) in segments.enumerated() {
      let curve = CubicCurve(segment)
      cover(curve, depth: 0)
      if index > 0 {
        join(CubicCurve(segments[index - 1]).endDirection, curve.startDirection, at: segment.start)
      }
    }
    let (start, end) = (CubicCurve(first), CubicCurve(last))
    if subpath.isClosed {
      join(end.endDirection, start.startDirection, at: first.start)
    } else {
      cap(end.p3, end.endDirection)
      cap(start.p0, -start.startDirection)
    }
  }

  // MARK: - Sides

  /// Covers both sides of a curve, halving it until the offset curves are exact enough.
  private mutating func cover(_ curve: CubicCurve, depth: Int) {
    if depth < 14, !curve.isStraight {
      let left = curve.offset(by: radius)
      let right = curve.offset(by: -radius)
      let isExact =
        curve.turnsLittle && curve.error(of: left, by: radius) <= tolerance
        && curve.error(of: right, by: -radius) <= tolerance
      if !isExact {
        let (first, second) = curve.halves
        cover(first, depth: depth + 1)
        cover(second, depth: depth + 1)
        return
      }
    }
    for side in [radius, -radius] { cover(curve, to: curve.offset(by: side)) }
  }

  /// Covers what lies between a curve and the one beside it.
  private mutating func cover(_ curve: CubicCurve, to outer: CubicCurve) {
    let back = outer.reversed
    let (way, wayBack) =
      curve.isStraight ? (curve.line, back.line) : (curve.segment, back.segment)
    var contour = Path()
    contour.move(to: curve.p0.point)
    contour.append(way)
    // In a bend tighter than the pen, what connects the ends crosses over, and the far part is turned back by itself.
    if let crossing = Vector.crossing(curve.p0, outer.p0, curve.p3, outer.p3) {
      contour.addLine(to: crossing.point)
      contour.closeSubpath()
      add(contour)
      contour = Path()
      contour.move(to: crossing.point)
    }
    contour.addLine(to: outer.p3.point)
    contour.append(wayBack)
    contour.closeSubpath()
    add(contour)
  }

  /// Adds a contour, turned so that it runs clockwise on screen.
  private mutating func add(_ contour: Path) {
    covered.addPath(contour.signedArea < 0 ? contour.reversedContour : contour)
  }

  // MARK: - Joins and caps

  private mutating func join(_ from: Vector, _ to: Vector, at corner: CGPoint) {
    let cross = from.cross(to)
    let dot = from.dot(to)
    // Smooth to within what the offset curves are.
    if cross.magnitude < 1e-9, dot > 0 { return }
    let corner = Vector(corner)
    // The outer side is the one the way turns away from.
    let side: Double = cross > 0 ? radius : -radius
    let (a, b) = (corner + from.normal * side, corner + to.normal * side)
    switch style.lineJoin {
    case .round:
      if dot < 0, cross.magnitude < 1e-9 {
        disc(corner)
      } else {
        sector(corner, from: a, to: b)
      }
      return
    case .miter:
      // sin² of half the angle between the two ways is (1 + cos of the turn) / 2, and the miter's length in widths is
      // the inverse of the sine.
      let sineSquared = (1 + dot) / 2
      let limit = max(1, Double(style.miterLimit))
      if sineSquared > 1e-12, limit * limit * sineSquared >= 1 {
        let tip = corner + (from.normal + to.normal) * (side / (1 + dot))
        polygon([corner, a, tip, b])
        return
      }
    case .bevel: break
    }
    polygon([corner, a, b])
  }

  private mutating func cap(_ end: Vector, _ direction: Vector) {
    let side = direction.normal * radius
    let ahead = direction * radius
    switch style.lineCap {
    case .butt: break
    case .square: polygon([end + side, end + side + ahead, end - side + ahead, end - side])
    case .round:
      sector(end, from: end + side, to: end + ahead)
      sector(end, from: end + ahead, to: end - side)
    }
  }

  /// Covers a line without length.
  private mutating func dot(_ point: CGPoint) {
    let center = Vector(point)
    switch style.lineCap {
    case .butt: break
    case .square:
      polygon([
        center + Vector(x: -radius, y: -radius), center + Vector(x: radius, y: -radius),
        center + Vector(x: radius, y: radius), center + Vector(x: -radius, y: radius),
      ])
    case .round: disc(center)
    }
  }

  private mutating func disc(_ center: Vector) {
    add(
      Path(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)))
  }

  /// Covers the part of a disc between two of its points, the shorter way round.
  private mutating func sector(_ center: Vector, from a: Vector, to b: Vector) {
    var contour = Path()
    contour.move(to: center.point)
    contour.addLine(to: a.point)
    // An arc of the middle direction halves until a cubic is exact enough.
    func arc(_ u: Vector, _ v: Vector, _ end: Vector) {
      let sum = u + v
      if u.dot(v) < 0.7, sum.length > 1e-9 {
        let middle = sum * (1 / sum.length)
        arc(u, middle, center + middle * radius)
        arc(middle, v, end)
        return
      }
      // tan(θ/4) from cos θ, by halving twice: tan(x/2) = sin x / (1 + cos x).
      let cosine = min(1, max(-1, u.dot(v)))
      let sine = u.cross(v)
      let half = sine / (1 + cosine)
      let quarter = half / (1 + (1 + half * half).squareRoot())
      let handle = 4.0 / 3 * quarter * radius
      let start = center + u * radius
      contour.addCurve(
        to: end.point, control1: (start + u.normal * -handle).point,
        control2: (end + v.normal * handle).point)
    }
    arc((a - center) * (1 / radius), (b - center) * (1 / radius), b)
    contour.closeSubpath()
    add(contour)
  }

  private mutating func polygon(_ points: [Vector]) {
    var contour = Path()
    contour.addLines(points.map(\.point))
    contour.closeSubpath()
    add(contour)
  }
}

extension Path {
  /// Twice the area of a closed contour, positive for clockwise on screen; curves count by eight chords.
  fileprivate var signedArea: Double {
    var area = 0.0
    for subpath in subpaths {
      let origin = Vector(subpath.start)
      for segment in subpath.segments {
        let count = segment.points.count == 2 ? 1 : 8
        var from = Vector(segment.start) - origin
        for step in 1...count {
          let to = Vector(segment.point(at: Double(step) / Double(count))) - origin
          area += from.cross(to)
          from = to
        }
      }
    }
    return area
  }

  /// A closed contour the other way round.
  fileprivate var reversedContour: Path {
    var result = Path()
    for subpath in subpaths {
      result.move(to: subpath.start)
      for segment in subpath.segments.reversed() {
        result.append(BezierSegment(points: segment.points.reversed()))
      }
      result.closeSubpath()
    }
    return result
  }
}

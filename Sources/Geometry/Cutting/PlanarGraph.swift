internal import Foundation

/// The outlines of two paths cut where they meet, so that pieces share ends and nothing else.
///
/// Curves are flattened to within 2⁻¹⁵ of the paths' larger extent, and all decisions are taken on an integer grid,
/// exactly; so there is an answer for every input, and it is the same everywhere. Pieces remember their curve, from
/// which results are put together again.
struct PlanarGraph {
  /// The curves of both paths in order, and the index of the subpath that each belongs to.
  private(set) var curves: [BezierSegment] = []
  private(set) var subpaths: [Int] = []
  /// Curves from this one on belong to the second path.
  private(set) var secondBegins = 0
  private(set) var edges: [GridEdge] = []
  let grid: Grid
  /// Ends of curves exactly as they were given.
  private var exactPoints: [GridPoint: CGPoint] = [:]
  private var subpathCount = 0

  /// The graph of two paths; nil where they have no extent or are not finite.
  ///
  /// Open subpaths of the second path are closed, and those of the first if `closesFirst` says so.
  init?(_ first: Path, _ second: Path, closesFirst: Bool = true) {
    guard let grid = Grid(first.controlBounds.union(second.controlBounds)) else { return nil }
    self.grid = grid
    add(first, closes: closesFirst)
    secondBegins = curves.count
    add(second, closes: true)
    flatten()
    cut()
  }

  func isSecond(_ edge: GridEdge) -> Bool { edge.curve >= secondBegins }

  /// A point of the grid in points; an end of a curve exactly as it was given.
  func point(_ point: GridPoint) -> CGPoint { exactPoints[point] ?? grid.point(point) }

  // MARK: - Flattening

  private mutating func add(_ path: Path, closes: Bool) {
    for subpath in path.subpaths {
      var segments = subpath.segments
      if closes, let last = segments.last, last.end != subpath.start {
        segments.append(BezierSegment(points: [last.end, subpath.start]))
      }
      for segment in segments {
        curves.append(segment)
        subpaths.append(subpathCount)
        for end in [segment.start, segment.end] where exactPoints[grid.point(end)] == nil {
          exactPoints[grid.point(end)] = end
        }
      }
      subpathCount += 1
    }
  }

  private mutating func flatten() {
    let tolerance = grid.extent / 32768
    for (index, curve) in curves.enumerated() {
      let count = curve.lineCount(tolerance: tolerance)
      var from = 0.0
      var start = grid.point(curve.start)
      for step in 1...count {
        let to = step == count ? 1 : Double(step) / Double(count)
        let end = grid.point(step == count ? curve.end : curve.point(at: to))
        if end == start, step < count { continue }
        if end != start {
          edges.append(GridEdge(start: start, end: end, curve: index, from: from, to: to))
        }
        (start, from) = (end, to)
      }
    }
  }

  // MARK: - Cutting

  /// A place at which an edge is to be cut.
  private struct Cut {
    var edge: Int
    /// How far along the edge, from 0 to 1.
    var place: Double
    var point: GridPoint
  }

  /// Cuts until nothing crosses; rounding of a cut may make a new crossing, which the next round finds.
  private mutating func cut() {
    for _ in 0..<24 where !cutOnce() { return }
  }

  /// Cuts all edges where they meet others; false when there was nothing to cut.
  private mutating func cutOnce() -> Bool {
    var cuts: [Cut] = []
    var active: [Int] = []
    let order = edges.indices.sorted { first, second in
      let (a, b) = (edges[first].minX, edges[second].minX)
      return a != b ? a < b : first < second
    }
    for index in order {
      let edge = edges[index]
      var kept = 0
      for other in active {
        let candidate = edges[other]
        if candidate.maxX < edge.minX { continue }
        active[kept] = other
        kept += 1
        if candidate.minY <= edge.maxY, edge.minY <= candidate.maxY {
          meet(index, edge, other, candidate, &cuts)
        }
      }
      active.removeSubrange(kept...)
      active.append(index)
    }
    guard !cuts.isEmpty else { return false }
    cuts.sort { a, b in
      if a.edge != b.edge { return a.edge < b.edge }
      return a.place != b.place ? a.place < b.place : a.point < b.point
    }
    apply(cuts)
    return true
  }

  private mutating func apply(_ cuts: [Cut]) {
    var result: [GridEdge] = []
    result.reserveCapacity(edges.count + cuts.count)
    var next = 0
    for (index, edge) in edges.enumerated() {
      var rest = edge
      while next < cuts.count, cuts[next].edge == index {
        let cut = cuts[next]
        next += 1
        guard cut.point != rest.start else { continue }
        let parameter = edge.from + (edge.to - edge.from) * cut.place
        var piece = rest
        (piece.end, piece.to) = (cut.point, parameter)
        result.append(piece)
        (rest.start, rest.from) = (cut.point, parameter)
      }
      if rest.start != rest.end { result.append(rest) }
    }
    edges = result
  }

  /// Notes where two edges are to be cut.
  private func meet(
    _ first: Int, _ a: GridEdge, _ second: Int, _ b: GridEdge, _ cuts: inout [Cut]
  ) {
    let b1 = GridPoint.area(a.start, a.end, b.start)
    let b2 = GridPoint.area(a.start, a.end, b.end)
    if (b1 > 0 && b2 > 0) || (b1 < 0 && b2 < 0) { return }
    let a1 = GridPoint.area(b.start, b.end, a.start)
    let a2 = GridPoint.area(b.start, b.end, a.end)
    if (a1 > 0 && a2 > 0) || (a1 < 0 && a2 < 0) { return }
    if a1 != 0, a2 != 0, b1 != 0, b2 != 0 {
      let place = Double(a1) / (Double(a1) - Double(a2))
      let point = GridPoint(
        x: a.start.x + Int((Double(a.end.x - a.start.x) * place).rounded()),
        y: a.start.y + Int((Double(a.end.y - a.start.y) * place).rounded()))
      cut(first, a, at: point, place, &cuts)
      cut(second, b, at: point, Double(b1) / (Double(b1) - Double(b2)), &cuts)
      return
    }
    // An end of one lies on the other's line.
    if b1 == 0 { cut(first, a, at: b.start, &cuts) }
    if b2 == 0 { cut(first, a, at: b.end, &cuts) }
    if a1 == 0 { cut(second, b, at: a.start, &cuts) }
    if a2 == 0 { cut(second, b, at: a.end, &cuts) }
  }

  private func cut(
    _ index: Int, _ edge: GridEdge, at point: GridPoint, _ place: Double, _ cuts: inout [Cut]
  ) {
    guard point != edge.start, point != edge.end else { return }
    cuts.append(Cut(edge: index, place: place, point: point))
  }

  /// Cuts an edge at a point of its line, if that lies between its ends.
  private func cut(_ index: Int, _ edge: GridEdge, at point: GridPoint, _ cuts: inout [Cut]) {
    let (dx, dy) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
    let along = (point.x - edge.start.x) * dx + (point.y - edge.start.y) * dy
    let length = dx * dx + dy * dy
    guard along > 0, along < length else { return }
    cuts.append(Cut(edge: index, place: Double(along) / Double(length), point: point))
  }
}

extension GridEdge {
  var minX: Int { min(start.x, end.x) }
  var maxX: Int { max(start.x, end.x) }
  var minY: Int { min(start.y, end.y) }
  var maxY: Int { max(start.y, end.y) }
}

extension BezierSegment {
  /// Straight pieces, equal in parameter, that stay within `tolerance` of the curve.
  func lineCount(tolerance: Double) -> Int {
    guard points.count > 2 else { return 1 }
    func bend(_ i: Int) -> Double {
      let (a, b, c) = (points[i], points[i + 1], points[i + 2])
      let (x, y) = (Double(a.x - 2 * b.x + c.x), Double(a.y - 2 * b.y + c.y))
      return (x * x + y * y).squareRoot()
    }
    // A chord of a piece of length h in parameter is off by at most h²/8 times the second derivative.
    let bend = points.count == 3 ? 2 * bend(0) : 6 * max(bend(0), bend(1))
    let count = (bend / (8 * tolerance)).squareRoot()
    return count.isFinite ? min(max(Int(count.rounded(.up)), 1), 4096) : 1
  }
}

extension Path {
  /// The smallest rectangle around all points, control points included; null for an empty path.
  var controlBounds: CGRect {
    var bounds = BoundsAccumulator()
    for subpath in subpaths {
      bounds.include(subpath.start)
      for segment in subpath.segments {
        for point in segment.points { bounds.include(point) }
      }
    }
    return bounds.rect
  }
}

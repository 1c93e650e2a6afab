internal import Foundation

/// A piece of a result's outline, in the direction that has the inside on its right on screen.
struct OutlinePiece {
  var start: GridPoint
  var end: GridPoint
  /// The curve on which the piece lies, with the parameters at both ends.
  var curve: Int
  var from: Double
  var to: Double
}

extension PlanarGraph {
  /// The outline of the region in which winding numbers of the first and the second path are inside.
  ///
  /// Contours that are narrower than `width`, in points, are left out; nil for what rounding leaves over.
  func outline(
    leastWidth width: Double? = nil, _ isInside: (_ first: Int, _ second: Int) -> Bool
  ) -> Path {
    let edges = sharedEdges()
    let windings = Self.windings(beside: edges.map { ($0.start, $0.end) }, of: edges)
    var pieces: [OutlinePiece] = []
    for (edge, lesser) in zip(edges, windings) {
      let greater = lesser &+ edge.change
      let isLesserInside = isInside(lesser.x, lesser.y)
      let isGreaterInside = isInside(greater.x, greater.y)
      guard isLesserInside != isGreaterInside else { continue }
      // On the way from start to end, right is below; on the way down a vertical piece, it is left.
      if isGreaterInside != edge.isVertical {
        pieces.append(
          OutlinePiece(
            start: edge.start, end: edge.end, curve: edge.curve, from: edge.from, to: edge.to))
      } else {
        pieces.append(
          OutlinePiece(
            start: edge.end, end: edge.start, curve: edge.curve, from: edge.to, to: edge.from))
      }
    }
    // 2⁻²⁰ of the extent: a ten-thousandth of a point for a shape of a hundred.
    let width = width ?? grid.extent / 1_048_576
    var path = Path()
    for contour in contours(pieces) where !isSliver(contour, width: width * grid.scale) {
      append(contour, to: &path)
    }
    return path
  }

  // MARK: - Contours

  /// Pieces put together to closed rows, none of which meets itself.
  ///
  /// Rows keep to the left where there is a choice, so that a crack inside becomes a row of its own.
  private func contours(_ unsorted: [OutlinePiece]) -> [[OutlinePiece]] {
    let pieces = unsorted.sorted { a, b in
      a.start != b.start ? a.start < b.start : a.end < b.end
    }
    /// Index of the first piece that begins at each point.
    var firsts: [GridPoint: Int] = [:]
    for (index, piece) in pieces.enumerated() where firsts[piece.start] == nil {
      firsts[piece.start] = index
    }
    var isUsed = [Bool](repeating: false, count: pieces.count)
    var result: [[OutlinePiece]] = []
    for begin in pieces.indices where !isUsed[begin] {
      var contour: [OutlinePiece] = []
      var current = begin
      while true {
        isUsed[current] = true
        let piece = pieces[current]
        contour.append(piece)
        if piece.end == pieces[begin].start {
          result += loops(contour)
          break
        }
        var best: Int?
        var candidate = firsts[piece.end] ?? pieces.count
        while candidate < pieces.count, pieces[candidate].start == piece.end {
          defer { candidate += 1 }
          if isUsed[candidate] { continue }
          if let known = best, !turnsFarther(piece, pieces[known], than: pieces[candidate]) {
            continue
          }
          best = candidate
        }
        // Every point has as many ways out as in, unless cutting was given up.
        guard let next = best else { break }
        current = next
      }
    }
    return result
  }

  /// A closed row taken apart where it comes back to a point.
  private func loops(_ contour: [OutlinePiece]) -> [[OutlinePiece]] {
    var result: [[OutlinePiece]] = []
    var open: [OutlinePiece] = []
    /// How many pieces were open where a point was reached.
    var places: [GridPoint: Int] = [:]
    for piece in contour {
      if places[piece.start] == nil { places[piece.start] = open.count }
      open.append(piece)
      guard let place = places[piece.end] else { continue }
      let loop = Array(open[place...])
      for closed in loop where closed.start != piece.end { places[closed.start] = nil }
      open.removeSubrange(place...)
      result.append(loop)
    }
    return result
  }

  /// Whether going on from `piece` with `a` turns farther to the right than with `b`.
  private func turnsFarther(_ piece: OutlinePiece, _ a: OutlinePiece, than b: OutlinePiece) -> Bool
  {
    func quadrant(_ next: OutlinePiece) -> Int {
      let side = GridPoint.area(piece.start, piece.end, next.end)
      if side != 0 { return side > 0 ? 2 : 0 }
      let ahead =
        (piece.end.x - piece.start.x) * (next.end.x - next.start.x)
        + (piece.end.y - piece.start.y) * (next.end.y - next.start.y)
      return ahead > 0 ? 1 : -1
    }
    let (first, second) = (quadrant(a), quadrant(b))
    if first != second { return first > second }
    return GridPoint.area(b.start, b.end, a.end) > 0
  }

  /// Whether a contour is narrower than so many steps of the grid.
  private func isSliver(_ contour: [OutlinePiece], width: Double) -> Bool {
    guard contour.count > 2, let origin = contour.first?.start else { return true }
    var area = 0.0
    var length = 0.0
    for piece in contour {
      area += Double(GridPoint.area(origin, piece.start, piece.end))
      let (dx, dy) = (Double(piece.end.x - piece.start.x), Double(piece.end.y - piece.start.y))
      length += (dx * dx + dy * dy).squareRoot()
    }
    return area.magnitude < length * width
  }

  // MARK: - Curves

  /// Adds a closed contour, its pieces put together to parts of the curves they come from.
  private func append(_ contour: [OutlinePiece], to path: inout Path) {
    // The best place to begin is one at which a curve begins.
    let begin =
      contour.indices.first { index in
        !contour[index].follows(contour[(index + contour.count - 1) % contour.count])
      } ?? 0
    let turned = Array(contour[begin...] + contour[..<begin])
    guard let first = turned.first else { return }
    path.move(to: point(first.start))
    append(turned, to: &path, closes: true)
    path.closeSubpath()
  }

  /// Continues a path with pieces, put together to parts of the curves they come from.
  func append(_ pieces: [OutlinePiece], to path: inout Path, closes: Bool) {
    var index = 0
    while index < pieces.count {
      let first = pieces[index]
      var last = first
      index += 1
      while index < pieces.count, pieces[index].follows(last) {
        last = pieces[index]
        index += 1
      }
      // Closing draws the last line.
      if closes, index == pieces.count, curves[first.curve].points.count == 2 { break }
      let (start, end) = (point(first.start), point(last.end))
      path.append(curves[first.curve].way(from: first.from, to: last.to, start: start, end: end))
    }
  }
}

extension OutlinePiece {
  /// Whether the piece goes on along the same curve where another one ends.
  fileprivate func follows(_ other: OutlinePiece) -> Bool {
    curve == other.curve && from == other.to && (to > from) == (other.to > other.from)
  }
}

extension BezierSegment {
  /// The part between two parameters in their order, moved so that it begins and ends at given points close by.
  fileprivate func way(
    from: Double, to: Double, start: CGPoint, end: CGPoint
  ) -> BezierSegment {
    var part = part(from: min(from, to), to: max(from, to))
    if from > to { part = BezierSegment(points: part.points.reversed()) }
    var points = part.points
    func moved(_ point: CGPoint, from old: CGPoint, to new: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (new.x - old.x), y: point.y + (new.y - old.y))
    }
    if points.count == 4 {
      points[1] = moved(points[1], from: part.start, to: start)
      points[2] = moved(points[2], from: part.end, to: end)
    }
    points[0] = start
    points[points.count - 1] = end
    return BezierSegment(points: points)
  }
}

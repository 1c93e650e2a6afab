internal import Foundation

/// What these operations have in common: open subpaths count as closed, `eoFill` chooses the even-odd rule for both
/// paths, and results are closed, cross neither themselves nor one another, and have the same inside by both rules.
/// Curves stay curves; where two curves cross, the crossing is found to within 2⁻¹⁵ of the paths' larger extent (a
/// three-hundredth of a point for shapes of a hundred). Paths with numbers that are not finite count as empty.
extension Path {
  /// The part that is inside both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// The part that is inside at least one of the paths.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// The part that is inside this path and outside the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// The part that is inside exactly one of the paths.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// The path with the same inside that crosses itself nowhere.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill: eoFill) { first, _ in first }
  }

  private func combined(
    with other: Path, eoFill: Bool, _ isInside: (Bool, Bool) -> Bool
  ) -> Path {
    let first = hasFinitePoints ? self : Path()
    let second = other.hasFinitePoints ? other : Path()
    guard let graph = PlanarGraph(first, second) else { return Path() }
    func covers(_ winding: Int) -> Bool { eoFill ? !winding.isMultiple(of: 2) : winding != 0 }
    return graph.outline { isInside(covers($0), covers($1)) }
  }

  private var hasFinitePoints: Bool {
    let bounds = controlBounds
    return bounds.isNull
      || [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy(\.isFinite)
        && subpaths.allSatisfy { subpath in
          subpath.segments.allSatisfy { segment in
            segment.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
          }
        }
  }

  // MARK: - Lines

  /// The parts of this path's line that lie inside another path or along its outline.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(inside: true, other, eoFill: eoFill)
  }

  /// The parts of this path's line that lie outside another path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines(inside: false, other, eoFill: eoFill)
  }

  private func lines(inside: Bool, _ other: Path, eoFill: Bool) -> Path {
    guard hasFinitePoints, other.hasFinitePoints,
      let graph = PlanarGraph(self, other, closesFirst: false)
    else { return Path() }
    return graph.lines(of: self) { winding in
      (eoFill ? !winding.isMultiple(of: 2) : winding != 0) == inside
    } or: {
      inside
    }
  }
}

extension PlanarGraph {
  /// The parts of the first path's line beside which both of the second path's winding numbers are wanted.
  ///
  /// Where the line lies along the second path's outline, with different answers on both sides, `onOutline` decides.
  fileprivate func lines(
    of path: Path, where isWanted: (Int) -> Bool, or onOutline: () -> Bool
  ) -> Path {
    let own = edges.filter { !isSecond($0) }
    let outline = sharedEdges().filter { $0.counts.y != 0 }
    let windings = Self.windings(
      beside: own.map { $0.start < $0.end ? ($0.start, $0.end) : ($0.end, $0.start) },
      of: outline)
    var known: [GridPoint: [SharedEdge]] = [:]
    for edge in outline { known[edge.start, default: []].append(edge) }
    var rows: [(subpath: Int, pieces: [OutlinePiece])] = []
    for (edge, lesser) in zip(own, windings) {
      let (start, end) = edge.start < edge.end ? (edge.start, edge.end) : (edge.end, edge.start)
      let along = known[start]?.first { $0.end == end }
      let isLesserWanted = isWanted(lesser.y)
      let isGreaterWanted = isWanted(lesser.y + (along?.change.y ?? 0))
      guard isLesserWanted == isGreaterWanted ? isLesserWanted : onOutline() else { continue }
      let piece = OutlinePiece(
        start: edge.start, end: edge.end, curve: edge.curve, from: edge.from, to: edge.to)
      let subpath = subpaths[edge.curve]
      if let last = rows.last, last.subpath == subpath, last.pieces.last?.end == piece.start {
        rows[rows.count - 1].pieces.append(piece)
      } else {
        rows.append((subpath, [piece]))
      }
    }
    joinEnds(&rows)
    var result = Path()
    for row in rows {
      guard let first = row.pieces.first, let last = row.pieces.last else { continue }
      result.move(to: point(first.start))
      let isWhole = first.start == last.end && row.pieces.count > 1
      append(row.pieces, to: &result, closes: isWhole)
      if isWhole { result.closeSubpath() }
    }
    return result
  }

  /// Joins the last part of a closed line with its first where they meet.
  private func joinEnds(_ rows: inout [(subpath: Int, pieces: [OutlinePiece])]) {
    var first = 0
    while first < rows.count {
      let subpath = rows[first].subpath
      let last = (rows.lastIndex { $0.subpath == subpath }) ?? first
      if last > first, let end = rows[last].pieces.last, let start = rows[first].pieces.first,
        end.end == start.start, isEnd(end), isStart(start)
      {
        rows[first].pieces = rows[last].pieces + rows[first].pieces
        rows.remove(at: last)
        first = last
      } else {
        first = last + 1
      }
    }
  }

  private func isStart(_ piece: OutlinePiece) -> Bool {
    piece.from == 0
      && (piece.curve == 0 || subpaths[piece.curve - 1] != subpaths[piece.curve])
  }

  private func isEnd(_ piece: OutlinePiece) -> Bool {
    let next = piece.curve + 1
    return piece.to == 1 && (next == curves.count || subpaths[next] != subpaths[piece.curve])
  }
}

/// A piece of outline that both paths may have, counted once.
struct SharedEdge {
  /// The ends in rising order.
  var start: GridPoint
  var end: GridPoint
  /// How often the first and the second path go from `start` to `end`, ways back counted as negative.
  var counts: SIMD2<Int>
  /// A curve on which the piece lies, with the parameters at `start` and `end`.
  var curve: Int
  var from: Double
  var to: Double

  var isVertical: Bool { start.x == end.x }

  /// What the winding numbers change by from the piece's lesser side (above, or left of a vertical one) to the other.
  var change: SIMD2<Int> { isVertical ? .zero &- counts : counts }
}

extension PlanarGraph {
  /// All pieces without those that cancel out, in a fixed order.
  func sharedEdges() -> [SharedEdge] {
    var all = edges.map { edge in
      let isForward = edge.start < edge.end
      let count = isForward ? 1 : -1
      return SharedEdge(
        start: isForward ? edge.start : edge.end, end: isForward ? edge.end : edge.start,
        counts: isSecond(edge) ? [0, count] : [count, 0], curve: edge.curve,
        from: isForward ? edge.from : edge.to, to: isForward ? edge.to : edge.from)
    }
    all.sort { a, b in
      if a.start != b.start { return a.start < b.start }
      if a.end != b.end { return a.end < b.end }
      return a.curve != b.curve ? a.curve < b.curve : a.from < b.from
    }
    var result: [SharedEdge] = []
    for edge in all {
      if let last = result.last, last.start == edge.start, last.end == edge.end {
        result[result.count - 1].counts &+= edge.counts
      } else {
        result.append(edge)
      }
    }
    return result.filter { $0.counts != .zero }
  }

  /// Winding numbers of both paths on the lesser side of pieces, which may be others than those that are counted.
  ///
  /// Each number is that of the point beside the middle of a piece; coordinates are doubled, so that middles are whole.
  static func windings(
    beside pieces: [(start: GridPoint, end: GridPoint)], of edges: [SharedEdge]
  ) -> [SIMD2<Int>] {
    var result = [SIMD2<Int>](repeating: .zero, count: pieces.count)
    for isVertical in [false, true] {
      let sweep = edges.compactMap { SweepEdge($0, transposed: isVertical) }
        .sorted { $0.startAlong < $1.startAlong }
      let asked = pieces.indices.filter {
        (pieces[$0].start.x == pieces[$0].end.x) == isVertical
      }
      let queries = asked.map { index -> (index: Int, along: Int, across: Int) in
        let (a, b) = pieces[index]
        return isVertical
          ? (index, a.y + b.y, a.x + b.x) : (index, a.x + b.x, a.y + b.y)
      }.sorted { $0.along != $1.along ? $0.along < $1.along : $0.index < $1.index }
      var next = 0
      var active: [SweepEdge] = []
      for query in queries {
        while next < sweep.count, sweep[next].startAlong <= query.along {
          active.append(sweep[next])
          next += 1
        }
        var kept = 0
        var sum = SIMD2<Int>.zero
        for edge in active where edge.endAlong > query.along {
          active[kept] = edge
          kept += 1
          if edge.isBefore(query.along, query.across) { sum &+= edge.counts }
        }
        active.removeSubrange(kept...)
        result[query.index] = sum
      }
    }
    return result
  }
}

/// A piece as a sweep along x meets it, or along y when transposed; coordinates are doubled.
private struct SweepEdge {
  var startAlong: Int
  var startAcross: Int
  var endAlong: Int
  var endAcross: Int
  /// What passing the piece, from the lesser side, adds to the winding numbers.
  var counts: SIMD2<Int>

  /// Nil for a piece across the sweep.
  init?(_ edge: SharedEdge, transposed: Bool) {
    let (a, b) = (edge.start, edge.end)
    if transposed {
      guard a.y != b.y else { return nil }
      let (first, last) = a.y < b.y ? (a, b) : (b, a)
      (startAlong, startAcross) = (2 * first.y, 2 * first.x)
      (endAlong, endAcross) = (2 * last.y, 2 * last.x)
      counts = a.y < b.y ? .zero &- edge.counts : edge.counts
    } else {
      guard a.x != b.x else { return nil }
      (startAlong, startAcross) = (2 * a.x, 2 * a.y)
      (endAlong, endAcross) = (2 * b.x, 2 * b.y)
      counts = edge.counts
    }
  }

  /// Whether the piece lies strictly on the lesser side of a point.
  func isBefore(_ along: Int, _ across: Int) -> Bool {
    (endAlong - startAlong) * (across - startAcross)
      > (endAcross - startAcross) * (along - startAlong)
  }
}

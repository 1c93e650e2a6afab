public import Foundation

/// A run of segments drawn without lifting the pen.
struct Subpath {
  var start: CGPoint
  var segments: [BezierSegment] = []
  var isClosed = false
}

extension Path {
  /// The path as subpaths of segments; closing lines of some length are segments too.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current: Subpath?
    var point = CGPoint.zero

    func add(_ controls: [CGPoint]) {
      if current == nil { current = Subpath(start: point) }
      current?.segments.append(BezierSegment(points: [point] + controls))
      point = controls[controls.count - 1]
    }

    for element in elements {
      switch element {
      case .move(let end):
        if let finished = current { result.append(finished) }
        current = Subpath(start: end)
        point = end
      case .line(let end): add([end])
      case .quadCurve(let end, let control): add([control, end])
      case .curve(let end, let control1, let control2): add([control1, control2, end])
      case .closeSubpath:
        guard let start = current?.start else { continue }
        if point != start { add([start]) }
        current?.isClosed = true
        if let finished = current { result.append(finished) }
        current = nil
        point = start
      }
    }
    if let finished = current { result.append(finished) }
    return result
  }

  /// The smallest rectangle around the drawn curves; the null rectangle for an empty path.
  ///
  /// Control points count only where the curve reaches them.
  public var boundingRect: CGRect {
    var bounds = BoundsAccumulator()
    for subpath in subpaths {
      bounds.include(subpath.start)
      for segment in subpath.segments {
        bounds.include(segment.end)
        for t in segment.extremes {
          bounds.include(segment.point(at: t))
        }
      }
    }
    return bounds.rect
  }

  /// Whether `point` lies inside the path, open subpaths counting as closed.
  ///
  /// Nonzero winding decides, or with `eoFill` the even-odd rule. A point that is not finite lies
  /// outside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    var winding = 0
    for subpath in subpaths {
      for segment in subpath.segments {
        winding += segment.windingContribution(around: point)
      }
      if let last = subpath.segments.last, !subpath.isClosed, last.end != subpath.start {
        winding += BezierSegment(points: [last.end, subpath.start])
          .windingContribution(around: point)
      }
    }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// Length of all drawn segments in points, to a relative error of about 1e-10.
  package var length: Double {
    subpaths.reduce(0) { total, subpath in
      total + subpath.segments.reduce(0) { $0 + $1.length }
    }
  }

  /// The part of the path between two fractions of its length.
  ///
  /// Fractions are limited to 0…1; when `from` is not below `to` the result is empty. All subpaths
  /// count, one after the other. Whole segments are measured by their length; inside one segment
  /// the fraction is its Bézier parameter, as observed on Apple's circles.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = max(0, Double(from))
    let to = min(1, Double(to))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }

    let measured = subpaths.map { subpath in
      (subpath: subpath, lengths: subpath.segments.map(\.length))
    }
    let total = measured.reduce(0) { $0 + $1.lengths.reduce(0, +) }
    guard total > 0, total.isFinite else { return Path() }
    let (begin, finish) = (from * total, to * total)

    var result = Path()
    var position = 0.0
    for (subpath, lengths) in measured {
      let subpathBegin = position
      var isDrawing = false
      for (segment, length) in zip(subpath.segments, lengths) where length > 0 {
        let first = max(0, (begin - position) / length)
        let last = min(1, (finish - position) / length)
        position += length
        guard first < last else {
          isDrawing = false
          continue
        }
        let part = segment.part(from: first, to: last)
        if !isDrawing { result.move(to: part.start) }
        isDrawing = last == 1
        result.append(part)
      }
      if subpath.isClosed, subpathBegin >= begin, position <= finish, position > subpathBegin {
        result.closeSubpath()
      }
    }
    return result
  }

  /// Continues the path along a segment from its end.
  mutating func append(_ segment: BezierSegment) {
    switch segment.element {
    case .line(let end): addLine(to: end)
    case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
    case .curve(let end, let control1, let control2):
      addCurve(to: end, control1: control1, control2: control2)
    case .move, .closeSubpath: break
    }
  }
}

internal import Foundation

extension Path {
  /// The outline of a line drawn along the path.
  ///
  /// The result is closed, crosses itself nowhere and is the same by both filling rules; offset curves are within
  /// 2⁻¹⁵ of the extent of the true ones. A width that is not above zero gives an empty path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let width = Double(style.lineWidth)
    guard width > 0, width.isFinite, controlBounds.width.isFinite, controlBounds.height.isFinite
    else { return Path() }
    var pen = Pen(style, extent: Double(max(controlBounds.width, controlBounds.height)) + width)
    for line in dashed(style.dash, phase: style.dashPhase) { pen.draw(line) }
    return pen.outline
  }

  /// The subpaths cut into the painted pieces of a dash pattern; as they are, without a usable one.
  ///
  /// Each subpath begins the pattern anew. An odd number of lengths is gone through twice, painted the other way
  /// round the second time.
  private func dashed(_ dash: [CGFloat], phase: CGFloat) -> [Subpath] {
    let lengths = dash.map { Double($0) }
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return subpaths }
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    var shift = phase.isFinite ? Double(phase).truncatingRemainder(dividingBy: period) : 0
    if shift < 0 { shift += period }
    return subpaths.flatMap { $0.dashed(pattern, shift: shift) }
  }
}

extension Subpath {
  /// A dash that has only its start yet; without more it is drawn as a dot.
  private init(dashFrom start: CGPoint) {
    self.init(start: start, segments: [BezierSegment(points: [start, start])])
  }

  private var hasLength: Bool {
    segments.contains { segment in segment.points.contains { $0 != segment.start } }
  }

  /// More dashes than this in one subpath are too fine to be seen; it is drawn solid.
  private static let dashLimit = 20_000.0

  /// The painted pieces of a pattern of an even number of lengths, `shift` points into it at the start.
  fileprivate func dashed(_ pattern: [Double], shift: Double) -> [Subpath] {
    let measured = segments.map { ($0, $0.length) }
    let length = measured.reduce(0) { $0 + $1.1 }
    let period = pattern.reduce(0, +)
    guard length > 0, length.isFinite, length / period * Double(pattern.count) < Self.dashLimit
    else { return [self] }
    var index = 0
    var left = shift
    while left > 0, left >= pattern[index] {
      left -= pattern[index]
      index = (index + 1) % pattern.count
    }
    left = pattern[index] - left
    let beginsPainted = index.isMultiple(of: 2)
    var result: [Subpath] = []
    var current = beginsPainted ? Subpath(dashFrom: start) : nil
    for (segment, length) in measured where length > 0 {
      var position = 0.0
      var parameter = 0.0
      while position < length {
        let isWhole = left >= length - position
        let end = isWhole ? length : position + left
        let next = isWhole ? 1 : segment.parameter(atLength: end, of: length)
        current?.segments.append(segment.part(from: parameter, to: next))
        left -= end - position
        (position, parameter) = (end, next)
        guard !isWhole || left <= 0 else { break }
        repeat {
          index = (index + 1) % pattern.count
          left = pattern[index]
          if let finished = current {
            result.append(finished)
            current = nil
          } else {
            current = Subpath(dashFrom: segment.point(at: parameter))
          }
        } while left == 0
      }
    }
    guard let last = current, last.hasLength else { return result }
    // Around the start of a closed line, the last dash goes on in the first.
    if isClosed, beginsPainted, let first = result.first {
      result[0] = Subpath(start: last.start, segments: last.segments + first.segments)
    } else if isClosed, result.isEmpty {
      return [self]
    } else {
      result.append(last)
    }
    return result
  }
}

extension BezierSegment {
  /// The parameter up to which the segment is `target` points long, of `length` in all.
  func parameter(atLength target: Double, of length: Double) -> Double {
    if points.count == 2 { return target / length }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if part(from: 0, to: middle).length < target { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

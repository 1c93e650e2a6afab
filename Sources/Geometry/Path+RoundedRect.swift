public import Foundation

extension Path {
  /// Adds a rectangle whose corners are rounded by an ellipse of half axes `cornerSize`.
  ///
  /// Where a radius exceeds half its side, both shrink by one factor; when either is not above zero
  /// the corners are square. The path begins in the middle of the right side and runs clockwise on
  /// screen. The null rectangle adds nothing.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(
      in: rect, cornerSize: cornerSize, style: style, ends: .full, transform: transform)
  }

  /// The outline that a line along a rounded rectangle follows.
  ///
  /// It is the rectangle's own but for continuous corners that meet on a side too short for them:
  /// there it keeps the corners' curves as they are and so stays up to 0.0097 radii inside.
  package init(
    strokedRoundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(
      in: rect, cornerSize: cornerSize, style: style, ends: .cut, transform: .identity)
  }

  private mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle, ends: CornerEnds,
    transform: CGAffineTransform
  ) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    let (spaceX, spaceY) = (Double(rect.width) / 2, Double(rect.height) / 2)
    guard cornerSize.width > 0, cornerSize.height > 0, spaceX > 0, spaceY > 0 else {
      addRect(rect, transform: transform)
      return
    }
    // Radii beyond this give the same corners.
    let (width, height) = (
      min(Double(cornerSize.width), 1e9), min(Double(cornerSize.height), 1e9)
    )
    let factor = min(1, spaceX / width, spaceY / height)
    let corner = CornerCurve(
      x: .init(radius: width * factor, space: spaceX, ends: ends),
      y: .init(radius: height * factor, space: spaceY, ends: ends))
    addCorners([corner, corner, corner, corner], in: rect, style: style, transform: transform)
  }

  /// Adds a rectangle with a radius of its own for each corner.
  ///
  /// Leading is left. Negative radii count as zero. Where the radii of one side add up to more
  /// than its length, all four shrink by one factor.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    let (width, height) = (Double(rect.width), Double(rect.height))
    // In path order: bottom right, bottom left, top left, top right.
    var radii = [
      cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading,
      cornerRadii.topTrailing,
    ].map { $0 > 0 ? min(Double($0), 1e9) : 0 }
    guard radii.contains(where: { $0 > 0 }) else {
      addRect(rect, transform: transform)
      return
    }
    let lengths = [width, height, width, height]  // bottom, left, top, right
    var factor = 1.0
    for (index, length) in lengths.enumerated() {
      let sum = radii[index] + radii[(index + 1) % 4]
      if sum > length { factor = min(factor, length / sum) }
    }
    radii = radii.map { $0 * factor }

    /// Room along a side for the corner of `radius`, which shares the side with `other`.
    func space(_ radius: Double, _ other: Double, _ length: Double) -> Double {
      (radius + other) * ContinuousCorner.start <= length
        ? length : length * radius / max(radius + other, .leastNormalMagnitude)
    }
    let corners = (0..<4).map { index in
      let radius = radii[index]
      let (next, previous) = (radii[(index + 1) % 4], radii[(index + 3) % 4])
      // The side after the corner, in path order, is horizontal for even corners.
      let after = space(radius, next, lengths[index])
      let before = space(radius, previous, lengths[(index + 3) % 4])
      let (spaceX, spaceY) = index.isMultiple(of: 2) ? (after, before) : (before, after)
      return CornerCurve(
        x: .init(radius: radius, space: spaceX, ends: .full),
        y: .init(radius: radius, space: spaceY, ends: .full))
    }
    addCorners(corners, in: rect, style: style, transform: transform)
  }

  /// Adds the outline through four corners: bottom right, bottom left, top left, top right.
  private mutating func addCorners(
    _ corners: [CornerCurve], in rect: CGRect, style: RoundedCornerStyle,
    transform: CGAffineTransform
  ) {
    let places: [(corner: CGPoint, directionX: Double, directionY: Double)] = [
      (CGPoint(x: rect.maxX, y: rect.maxY), -1, -1),
      (CGPoint(x: rect.minX, y: rect.maxY), 1, -1),
      (CGPoint(x: rect.minX, y: rect.minY), 1, 1),
      (CGPoint(x: rect.maxX, y: rect.minY), -1, 1),
    ]
    var start = CGPoint(x: rect.maxX, y: rect.midY)
    if style == .continuous, corners[0].y.isTight {
      // No part of the right side is straight: the path begins where the first corner does.
      start.y = rect.maxY
      let (corner, edge) = (corners[0], corners[0].y.edge)
      start.x -= CGFloat(edge.start.across * corner.x.radius)
      start.y -= CGFloat(edge.start.along * corner.y.radius)
    }
    move(to: start.applying(transform))
    var current = start

    func line(to point: CGPoint, in path: inout Path) {
      if point != current { path.addLine(to: point.applying(transform)) }
      current = point
    }

    for (index, place) in places.enumerated() {
      let curve = corners[index]
      /// A point at distances from the corner along the two sides.
      func at(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(
          x: place.corner.x + CGFloat(place.directionX * x),
          y: place.corner.y + CGFloat(place.directionY * y))
      }
      guard curve.x.radius > 0 else {
        line(to: place.corner, in: &self)
        continue
      }
      // Even corners are entered along a vertical side and left along a horizontal one.
      let vertical = index.isMultiple(of: 2)
      switch style {
      case .circular:
        let (x, y) = (curve.x.radius, curve.y.radius)
        let from = vertical ? at(0, y) : at(x, 0)
        let to = vertical ? at(x, 0) : at(0, y)
        line(to: from, in: &self)
        addQuarter(from: from, corner: place.corner, to: to, transform: transform)
        current = to
      case .continuous:
        let (into, out) = vertical ? (curve.y, curve.x) : (curve.x, curve.y)
        /// A point so many radii along the side entered and the side left.
        func point(_ entered: Double, _ left: Double) -> CGPoint {
          let (along, across) = (entered * into.radius, left * out.radius)
          return vertical ? at(across, along) : at(along, across)
        }
        let (near, far) = (ContinuousCorner.near, ContinuousCorner.far)
        let (handleNear, handleFar) = (ContinuousCorner.handleNear, ContinuousCorner.handleFar)
        let (first, last) = (into.edge, out.edge)
        line(to: point(first.start.along, first.start.across), in: &self)
        let curves = [
          (
            point(first.handle1.along, first.handle1.across),
            point(first.handle2.along, first.handle2.across), point(far, near)
          ),
          (point(handleFar, handleNear), point(handleNear, handleFar), point(near, far)),
          (
            point(last.handle2.across, last.handle2.along),
            point(last.handle1.across, last.handle1.along),
            point(last.start.across, last.start.along)
          ),
        ]
        for (control1, control2, end) in curves {
          addCurve(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
          current = end
        }
      }
    }
    line(to: start, in: &self)
    closeSubpath()
  }
}

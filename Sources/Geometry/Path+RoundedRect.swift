public import Foundation

extension Path {
  /// Adds a rectangle whose corners are rounded by an ellipse of half axes `cornerSize`.
  ///
  /// Radii are limited to half the sides; when either is not above zero the corners are square.
  /// The path begins in the middle of the right side and runs clockwise on screen. The null
  /// rectangle adds nothing.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    let width = Double(min(cornerSize.width, rect.width / 2))
    let height = Double(min(cornerSize.height, rect.height / 2))
    guard width > 0, height > 0 else {
      addRect(rect, transform: transform)
      return
    }
    let (spaceX, spaceY) = (Double(rect.width) / 2, Double(rect.height) / 2)
    let corner = CornerCurve(
      x: .init(radius: width, space: spaceX), y: .init(radius: height, space: spaceY))
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
        x: .init(radius: radius, space: spaceX), y: .init(radius: radius, space: spaceY))
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
    let start = CGPoint(x: rect.maxX, y: rect.midY)
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
        /// A point `along` the side entered, and `across` it.
        func point(_ along: Double, _ across: Double) -> CGPoint {
          vertical ? at(across, along) : at(along, across)
        }
        let (near, far) = (ContinuousCorner.near, ContinuousCorner.far)
        let (handleNear, handleFar) = (ContinuousCorner.handleNear, ContinuousCorner.handleFar)
        line(to: point(into.start, 0), in: &self)
        let curves = [
          (
            point(into.handle1, 0), point(into.handle2, 0),
            point(far * into.radius, near * out.radius)
          ),
          (
            point(handleFar * into.radius, handleNear * out.radius),
            point(handleNear * into.radius, handleFar * out.radius),
            point(near * into.radius, far * out.radius)
          ),
          (point(0, out.handle2), point(0, out.handle1), point(0, out.start)),
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

/// A corner's measures along its two sides.
private struct CornerCurve {
  var x: CornerSide
  var y: CornerSide
}

/// Measures of a corner along one side, in points from the corner.
private struct CornerSide {
  /// Radius of the corner.
  var radius: Double
  /// Largest distance the curve may reach.
  var space: Double

  var start: Double { min(ContinuousCorner.start * radius, space) }
  var handle1: Double { min(ContinuousCorner.handle1 * radius, space) }
  var handle2: Double { min(ContinuousCorner.handle2 * radius, space) }
}

/// The continuous corner's curve in radii from the corner: three cubics, symmetric to the diagonal.
///
/// Source: the numbers published for Apple's rounded rectangles, which match rendered corners to
/// within antialiasing. Where the side is too short, distances along it are limited to the room
/// there is, which matches rendered capsules to a quarter of a pixel.
private enum ContinuousCorner {
  /// Where the curve leaves the side.
  static let start = 1.528665
  /// First handle on the side.
  static let handle1 = 1.08849296
  /// Second handle on the side.
  static let handle2 = 0.86840694
  /// End of the first cubic: distance along the side, and from it.
  static let far = 0.63149379
  static let near = 0.07491139
  /// Handles of the middle cubic.
  static let handleFar = 0.37282383
  static let handleNear = 0.16905956
}

internal import CNumerics
public import Foundation

extension Path {
  /// Adds part of a circle from one angle to another.
  ///
  /// As in SwiftUI, `clockwise` is meant for a y-up plane: on screen, `true` runs
  /// counter-clockwise, with falling angles. A range of a full turn or more adds the full circle
  /// in the asked direction and ends at `endAngle`. An open subpath is joined to the arc by a
  /// line; otherwise a new subpath begins. Angles or radii that are not finite add nothing.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    let isFullTurn = delta.magnitude >= turn - 1e-12
    // The distance in the asked direction, 0 up to one turn.
    var distance = (clockwise ? -delta : delta).truncatingRemainder(dividingBy: turn)
    if distance < 0 { distance += turn }
    // What is left of whole turns after rounding is no arc.
    if distance < 1e-12 || distance > turn - 1e-12 { distance = 0 }
    if isFullTurn { distance += turn }
    delta = clockwise ? -distance : distance
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// Adds part of a circle that begins at an angle and spans another.
  ///
  /// A positive `delta` runs from +x toward +y, clockwise on screen. An open subpath is joined to
  /// the arc by a line; otherwise a new subpath begins. Values that are not finite, and spans of
  /// more than 1000 turns, add nothing.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let (start, span) = (startAngle.radians, delta.radians)
    guard start.isFinite, span.magnitude <= 2000 * .pi, radius.isFinite,
      center.x.isFinite, center.y.isFinite
    else { return }

    func point(_ direction: UnitDirection) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(direction.x), y: center.y + radius * CGFloat(direction.y))
    }

    var direction = UnitDirection(radians: start)
    var from = point(direction)
    beginOrJoin(at: from.applying(transform))
    guard span != 0 else { return }

    let quarter = Double.pi / 2
    let count = max(1, Int((span.magnitude / quarter - 1e-9).rounded(.up)))
    let step = span / Double(count)
    let isQuarter = (step.magnitude - quarter).magnitude < 1e-12
    let handle =
      isQuarter
      ? (step < 0 ? -Self.quarterCircleHandle : Self.quarterCircleHandle)
      : 4.0 / 3 * pw_tan(step / 4)
    for index in 1...count {
      let angle = index == count ? start + span : start + step * Double(index)
      let next = UnitDirection(radians: angle)
      let to = point(next)
      let length = radius * CGFloat(handle)
      addCurve(
        to: to.applying(transform),
        control1: CGPoint(
          x: from.x - length * CGFloat(direction.y), y: from.y + length * CGFloat(direction.x)
        ).applying(transform),
        control2: CGPoint(
          x: to.x + length * CGFloat(next.y), y: to.y - length * CGFloat(next.x)
        ).applying(transform))
      (direction, from) = (next, to)
    }
  }

  /// Adds a line and an arc that rounds the corner at `tangent1End`.
  ///
  /// The arc touches the line from the current point to `tangent1End` and the line from there to
  /// `tangent2End`. Where the three points lie on one line, or the radius is not above zero, only
  /// a line to `tangent1End` is added. Without a current point nothing is added.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let start = transform.isIdentity ? current : current.applying(transform.inverted())
    let (x1, y1) = (Double(start.x - tangent1End.x), Double(start.y - tangent1End.y))
    let (x2, y2) = (Double(tangent2End.x - tangent1End.x), Double(tangent2End.y - tangent1End.y))
    let length1 = (x1 * x1 + y1 * y1).squareRoot()
    let length2 = (x2 * x2 + y2 * y2).squareRoot()
    let cross = x1 * y2 - y1 * x2
    let dot = x1 * x2 + y1 * y2
    guard radius > 0, length1 > 0, length2 > 0, cross.magnitude > 1e-9 * length1 * length2 else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    // Half the angle between the lines, θ/2: tan(θ/2) = sin θ / (1 + cos θ).
    let halfTangent = cross.magnitude / (length1 * length2 + dot)
    let distance = Double(radius) / halfTangent
    let touch1 = CGPoint(
      x: tangent1End.x + CGFloat(x1 / length1 * distance),
      y: tangent1End.y + CGFloat(y1 / length1 * distance))
    // From the touching point the centre lies at a right angle, on the second line's side.
    let side: Double = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: touch1.x - CGFloat(side * y1 / length1) * radius,
      y: touch1.y + CGFloat(side * x1 / length1) * radius)
    let touch2 = CGPoint(
      x: tangent1End.x + CGFloat(x2 / length2 * distance),
      y: tangent1End.y + CGFloat(y2 / length2 * distance))
    let startAngle = pw_atan2(Double(touch1.y - center.y), Double(touch1.x - center.x))
    let endAngle = pw_atan2(Double(touch2.y - center.y), Double(touch2.x - center.x))
    // The shorter way round is the one inside the corner.
    var delta = endAngle - startAngle
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: startAngle),
      delta: Angle(radians: delta), transform: transform)
  }

  /// Continues an open subpath with a line to `point`, or begins a new subpath there.
  private mutating func beginOrJoin(at point: CGPoint) {
    if isEmpty || elements.last == .closeSubpath {
      move(to: point)
    } else if currentPoint != point {
      addLine(to: point)
    }
  }
}

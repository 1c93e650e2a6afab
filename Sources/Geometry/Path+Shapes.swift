public import Foundation

// MARK: - Lines, rectangles and ellipses

extension Path {
  /// Adds a closed rectangle, from its top left corner clockwise on screen.
  ///
  /// The null rectangle adds nothing.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
    closeSubpath()
  }

  /// Adds several closed rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      addRect(rect, transform: transform)
    }
  }

  /// Moves to the first of `lines` and adds straight lines through the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() {
      addLine(to: point)
    }
  }

  /// Adds the closed ellipse inside `rect`: four cubics from 3 o'clock, clockwise on screen.
  ///
  /// The null rectangle adds nothing.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let (midX, midY) = (rect.midX, rect.midY)
    move(to: CGPoint(x: rect.maxX, y: midY).applying(transform))
    addQuarter(
      from: CGPoint(x: rect.maxX, y: midY), corner: CGPoint(x: rect.maxX, y: rect.maxY),
      to: CGPoint(x: midX, y: rect.maxY), transform: transform)
    addQuarter(
      from: CGPoint(x: midX, y: rect.maxY), corner: CGPoint(x: rect.minX, y: rect.maxY),
      to: CGPoint(x: rect.minX, y: midY), transform: transform)
    addQuarter(
      from: CGPoint(x: rect.minX, y: midY), corner: CGPoint(x: rect.minX, y: rect.minY),
      to: CGPoint(x: midX, y: rect.minY), transform: transform)
    addQuarter(
      from: CGPoint(x: midX, y: rect.minY), corner: CGPoint(x: rect.maxX, y: rect.minY),
      to: CGPoint(x: rect.maxX, y: midY), transform: transform)
    closeSubpath()
  }

  /// Adds a quarter ellipse that touches the lines from `corner` to its two ends.
  mutating func addQuarter(
    from start: CGPoint, corner: CGPoint, to end: CGPoint, transform: CGAffineTransform
  ) {
    let kappa = CGFloat(Self.quarterCircleHandle)
    addCurve(
      to: end.applying(transform),
      control1: CGPoint(
        x: start.x + kappa * (corner.x - start.x), y: start.y + kappa * (corner.y - start.y)
      ).applying(transform),
      control2: CGPoint(
        x: end.x + kappa * (corner.x - end.x), y: end.y + kappa * (corner.y - end.y)
      ).applying(transform))
  }

  /// Handle length, in radii, of the cubic that meets a quarter circle at its ends and middle.
  ///
  /// Source: 4/3 · tan(θ/4) at θ = 90°; Apple's circles measure closest to this value.
  static let quarterCircleHandle = 4.0 / 3 * (2.0.squareRoot() - 1)
}

import Foundation
import Geometry
import TestSupport
import Testing

/// Distance between two points.
private func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
  Double(((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot())
}

/// End points of a path's elements.
private func ends(_ path: Path) -> [CGPoint] {
  var result: [CGPoint] = []
  func visit(_ element: Path.Element) {
    switch element {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
      result.append(end)
    case .closeSubpath: break
    }
  }
  path.forEach(visit)
  return result
}

struct PathTests {
  @Test func linesWithoutACurrentPointAddNothing() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    #expect(path.boundingRect.isNull)
  }

  @Test func currentPointAfterClosingIsTheSubpathsStart() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    #expect(path.currentPoint == CGPoint(x: 5, y: 2))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func rectangleStartsAtItsTopLeftAndRunsClockwise() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.description == "1 2 m 4 2 l 4 6 l 1 6 l h")
  }

  @Test func descriptionReadsBackAsTheSamePath() {
    var path = Path(ellipseIn: CGRect(x: 0.1, y: 0, width: 7, height: 3))
    path.move(to: CGPoint(x: 1e-9, y: -5))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1.0 / 3, y: 2))
    #expect(Path(path.description) == path)
    #expect(Path("1 2 l") == nil)
    #expect(Path("1 2 m 3") == nil)
    #expect(Path("") == Path())
  }

  @Test func equalConstructionsAreEqualAndHashEqually() {
    let rect = CGRect(x: 1, y: 1, width: 50, height: 30)
    let (one, two) = (
      Path(roundedRect: rect, cornerRadius: 9), Path(roundedRect: rect, cornerRadius: 9)
    )
    #expect(one == two)
    #expect(one.hashValue == two.hashValue)
    #expect(one != Path(roundedRect: rect, cornerRadius: 9, style: .circular))
  }

  @Test func movingThePathMovesItsCurrentPoint() {
    let path = Path(CGRect(x: 0, y: 0, width: 2, height: 2)).offsetBy(dx: 10, dy: 20)
    #expect(path.currentPoint == CGPoint(x: 10, y: 20))
    #expect(path.boundingRect == CGRect(x: 10, y: 20, width: 2, height: 2))
  }

  // MARK: - Circles and arcs

  @Test func circleStartsAtThreeOClockAndGoesDown() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      ends(path) == [
        CGPoint(x: 10, y: 5), CGPoint(x: 5, y: 10), CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 0),
        CGPoint(x: 10, y: 5),
      ])
  }

  @Test func fullArcHasTheEllipsesPoints() {
    var arc = Path()
    arc.addArc(
      center: CGPoint(x: 5, y: 5), radius: 5, startAngle: .degrees(0), endAngle: .degrees(360),
      clockwise: false)
    arc.closeSubpath()
    let ellipse = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(ends(arc).count == ends(ellipse).count)
    for (a, b) in zip(ends(arc), ends(ellipse)) {
      #expect(distance(a, b) < 1e-12)
    }
    #expect(abs(arc.length - ellipse.length) < 1e-9)
  }

  @Test func clockwiseArcRunsThroughFallingAngles() {
    // From the top to the bottom through the left: a notch in a right edge.
    var path = Path()
    path.addArc(
      center: CGPoint(x: 100, y: 50), radius: 10, startAngle: .degrees(270),
      endAngle: .degrees(90), clockwise: true)
    #expect(
      ends(path) == [CGPoint(x: 100, y: 40), CGPoint(x: 90, y: 50), CGPoint(x: 100, y: 60)])
  }

  @Test func counterclockwiseArcRunsThroughRisingAngles() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 1, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    #expect(ends(path) == [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)])
    // The other way round takes the three other quarters.
    var long = Path()
    long.addArc(
      center: .zero, radius: 1, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    #expect(
      ends(long) == [
        CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1),
      ])
  }

  @Test func fullTurnIsACircleInEitherDirection() {
    for clockwise in [true, false] {
      for end in [360.0, -360] {
        var path = Path()
        path.addArc(
          center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(end),
          clockwise: clockwise)
        #expect(abs(path.length - 2 * .pi) < 0.002, "to \(end), clockwise \(clockwise)")
        #expect(ends(path)[1] == CGPoint(x: 0, y: clockwise ? -1 : 1))
      }
    }
  }

  @Test func arcStaysNearItsCircle() {
    // A cubic over 90° leaves the circle by 2.7e-4 radii at most.
    var path = Path()
    path.addArc(
      center: CGPoint(x: 3, y: 4), radius: 100, startAngle: .degrees(-37),
      endAngle: .degrees(201), clockwise: false)
    for step in 0..<100 {
      let part = path.trimmedPath(from: CGFloat(step) / 100, to: CGFloat(step + 1) / 100)
      for end in ends(part) {
        #expect(abs(distance(end, CGPoint(x: 3, y: 4)) - 100) < 0.028)
      }
    }
  }

  @Test func arcJoinsAnOpenSubpathAndBeginsANewOneAfterAClosedOne() {
    var open = Path()
    open.move(to: .zero)
    open.addRelativeArc(
      center: CGPoint(x: 10, y: 0), radius: 5, startAngle: .zero, delta: .degrees(90))
    #expect(open.description.hasPrefix("0 0 m 15 0 l "))
    var closed = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    closed.addRelativeArc(
      center: CGPoint(x: 10, y: 0), radius: 5, startAngle: .zero, delta: .degrees(90))
    #expect(closed.description.contains("h 15 0 m "))
  }

  @Test func tangentArcRoundsACorner() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 3)
    let points = ends(path)
    #expect(distance(points[1], CGPoint(x: 7, y: 0)) < 1e-12)
    #expect(distance(points[2], CGPoint(x: 10, y: 3)) < 1e-12)
    #expect(path.contains(CGPoint(x: 9, y: 0.8)) || path.boundingRect.maxX == 10)
  }

  @Test func tangentArcOnAStraightLineIsALine() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 3)
    #expect(path.description == "0 0 m 10 0 l")
  }

  @Test func arcWithNumbersThatAreNotFiniteAddsNothing() {
    var path = Path()
    path.addArc(
      center: .zero, radius: .nan, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    path.addArc(
      center: .zero, radius: 1, startAngle: .zero, endAngle: .radians(.infinity), clockwise: false)
    #expect(path.isEmpty)
  }

  // MARK: - Bounds and containment

  @Test func boundsFollowTheCurveNotItsHandles() {
    let circle = Path(ellipseIn: CGRect(x: -3, y: 2, width: 6, height: 6))
      .applying(CGAffineTransform(rotationAngle: 0.3))
    let bounds = circle.boundingRect
    // Rotating a circle keeps its size but for the cubic's 2.7e-4 error.
    #expect(abs(bounds.width - 6) < 0.002 && abs(bounds.height - 6) < 0.002)
    var quad = Path()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: 4))
    #expect(quad.boundingRect == CGRect(x: 0, y: 0, width: 4, height: 2))
  }

  @Test func containmentFollowsTheFillRule() {
    var ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    ring.addEllipse(in: CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(ring.contains(CGPoint(x: 1, y: 5), eoFill: true))
    #expect(!ring.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(!ring.contains(CGPoint(x: CGFloat.nan, y: 0)))
  }

  @Test func containmentAgreesWithTheCirclesEquation() {
    let seed: UInt64 = 4
    var generator = SplitMix64(fallback: seed)
    let circle = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2))
    for _ in 0..<500 {
      let (x, y) = (generator.number(in: -1.2...1.2), generator.number(in: -1.2...1.2))
      let radius = (x * x + y * y).squareRoot()
      if abs(radius - 1) < 5e-4 { continue }
      #expect(circle.contains(CGPoint(x: x, y: y)) == (radius < 1), "seed \(seed): \(x) \(y)")
    }
  }

  // MARK: - Trimming

  @Test func trimmedLengthsAddUp() {
    var path = Path(roundedRect: CGRect(x: 0, y: 0, width: 90, height: 40), cornerRadius: 8)
    path.addEllipse(in: CGRect(x: 5, y: 50, width: 20, height: 9))
    let total = path.length
    var sum = 0.0
    for step in 0..<7 {
      sum += path.trimmedPath(from: CGFloat(step) / 7, to: CGFloat(step + 1) / 7).length
    }
    #expect(abs(sum - total) < 1e-7 * total)
  }

  @Test func trimUsesTheCurvesParameterInsideASegment() {
    // 0.76 of a circle is three quarters and the parameter 0.04 of the last one.
    let path = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2))
      .trimmedPath(from: 0, to: 0.76)
    let end = ends(path)[4]
    let turn = (atan2(Double(end.y), Double(end.x)) / (2 * .pi) + 1)
    #expect(abs(turn - 0.76047) < 1e-5)
  }

  @Test func trimLimitsItsFractionsAndRejectsEmptyRanges() {
    let path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(path.trimmedPath(from: -1, to: 2) == path)
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmedPath(from: 0.8, to: 0.2).isEmpty)
    #expect(path.trimmedPath(from: .nan, to: 0.5) == path.trimmedPath(from: 0, to: 0.5))
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test func trimKeepsWholeSubpathsClosed() {
    var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    path.addRect(CGRect(x: 5, y: 0, width: 1, height: 1))
    let half = path.trimmedPath(from: 0, to: 0.75)
    #expect(half.description == "0 0 m 1 0 l 1 1 l 0 1 l 0 0 l h 5 0 m 6 0 l 6 1 l")
  }

  @Test func closingLineCountsAsLength() {
    #expect(Path(CGRect(x: 0, y: 0, width: 2, height: 3)).length == 10)
  }

  @Test func lengthOfACurveMatchesItsClosedForm() {
    // y = x² from 0 to 1: √5/2 + asinh(2)/4.
    var parabola = Path()
    parabola.move(to: .zero)
    parabola.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 0.5, y: 0))
    #expect(abs(parabola.length - (5.0.squareRoot() / 2 + asinh(2.0) / 4)) < 1e-10)
  }

  // MARK: - Rounded rectangles

  @Test func continuousCornerStartsPastItsRadius() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10)
    let points = ends(path)
    #expect(points[0] == CGPoint(x: 100, y: 50))
    #expect(distance(points[1], CGPoint(x: 100, y: 84.71335)) < 1e-9)
    #expect(distance(points[2], CGPoint(x: 99.2508861, y: 93.6850621)) < 1e-9)
    #expect(distance(points[4], CGPoint(x: 84.71335, y: 100)) < 1e-9)
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func roundedRectangleIsSymmetric() {
    let path = Path(roundedRect: CGRect(x: -50, y: -20, width: 100, height: 40), cornerRadius: 15)
    let seed: UInt64 = 8
    var generator = SplitMix64(fallback: seed)
    for _ in 0..<300 {
      let (x, y) = (generator.number(in: 30...50), generator.number(in: 5...20))
      let inside = path.contains(CGPoint(x: x, y: y))
      for (sx, sy) in [(-1.0, 1.0), (1, -1), (-1, -1)] {
        #expect(path.contains(CGPoint(x: sx * x, y: sy * y)) == inside, "seed \(seed): \(x) \(y)")
      }
    }
  }

  @Test(arguments: [
    (0.032, 0.809), (0.096, 0.580), (0.160, 0.458), (0.330, 0.257), (0.543, 0.113), (0.755, 0.043),
  ])
  func pillsEndFollowsTheMeasuredBoundary(depth: Double, inset: Double) {
    // Measured on a pill of 47 px radius; the formula is known to agree within 0.23 px.
    let radius = 47.0
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 462, height: 94), cornerRadius: 60)
    let inside = (0...4700).map { Double($0) / 100 }.first {
      path.contains(CGPoint(x: $0, y: depth * radius))
    }
    let boundary = inside ?? .infinity
    #expect(abs(boundary - inset * radius) < 0.3)
  }

  @Test func circularCornersOfHalfTheSideMakeACircle() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(Path(roundedRect: rect, cornerRadius: 99, style: .circular) == Path(ellipseIn: rect))
  }

  @Test func radiusOfZeroOrLessGivesTheRectangle() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect))
    #expect(Path(roundedRect: rect, cornerRadius: -4) == Path(rect))
    #expect(Path(roundedRect: rect, cornerRadii: RectangleCornerRadii()) == Path(rect))
    #expect(Path(roundedRect: .null, cornerRadius: 3).isEmpty)
  }

  @Test func equalCornerRadiiGiveTheSameCornersAsOneRadius() {
    let rect = CGRect(x: 0, y: 0, width: 80, height: 60)
    let radii = RectangleCornerRadii(
      topLeading: 12, bottomLeading: 12, bottomTrailing: 12, topTrailing: 12)
    for style in [RoundedCornerStyle.circular, .continuous] {
      let one = Path(roundedRect: rect, cornerRadius: 12, style: style)
      #expect(Path(roundedRect: rect, cornerRadii: radii, style: style) == one)
    }
  }

  @Test func eachCornerHasItsOwnRadius() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100),
      cornerRadii: RectangleCornerRadii(topLeading: 40, bottomTrailing: 20))
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.contains(CGPoint(x: 95, y: 5)))
    #expect(path.contains(CGPoint(x: 5, y: 95)))
    #expect(!path.contains(CGPoint(x: 98, y: 98)))
  }

  @Test func cornerRadiiThatDoNotFitShrinkTogether() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40),
      cornerRadii: RectangleCornerRadii(topLeading: 80, bottomLeading: 80), style: .circular)
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(path.contains(CGPoint(x: 1, y: 20)))
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
  }
}

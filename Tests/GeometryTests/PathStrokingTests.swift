import Foundation
import Geometry
import TestSupport
import Testing

struct PathStrokingTests {
  private func line(_ points: (Double, Double)...) -> Path {
    var path = Path()
    path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
    return path
  }

  private func style(
    _ width: CGFloat, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter, limit: CGFloat = 10,
    dash: [CGFloat] = [], phase: CGFloat = 0
  ) -> StrokeStyle {
    StrokeStyle(
      lineWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit, dash: dash,
      dashPhase: phase)
  }

  @Test func aLineBecomesARectangle() {
    let outline = line((0, 0), (10, 0)).strokedPath(style(2))
    #expect(outline.boundingRect == CGRect(x: 0, y: -1, width: 10, height: 2))
    #expect(outline.signedArea == 20)
    #expect(outline.subpathCount == 1)
  }

  @Test func capsReachBeyondTheEnds() {
    let square = line((0, 0), (10, 0)).strokedPath(style(2, .square))
    #expect(square.signedArea == 24)
    let round = line((0, 0), (10, 0)).strokedPath(style(2, .round))
    #expect(abs(round.signedArea - (20 + .pi)) < 1e-3)
    #expect(round.subpathCount == 1)
  }

  @Test func joinsFillTheOuterCorner() {
    let corner = line((0, 0), (10, 0), (10, 10))
    // Two arms of 10 × 2 overlap in 1 × 1; the corner outside adds a square, a triangle or a quarter disc.
    #expect(abs(corner.strokedPath(style(2)).signedArea - 40) < 1e-6)
    #expect(abs(corner.strokedPath(style(2, .butt, .bevel)).signedArea - 39.5) < 1e-6)
    #expect(
      abs(corner.strokedPath(style(2, .butt, .round)).signedArea - (39 + .pi / 4)) < 1e-3)
    // A right angle's miter is √2 widths long.
    #expect(
      abs(corner.strokedPath(style(2, limit: 1.4)).signedArea - 39.5) < 1e-6)
    #expect(abs(corner.strokedPath(style(2, limit: 1.42)).signedArea - 40) < 1e-6)
  }

  @Test func aCircleBecomesARing() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let ring = circle.strokedPath(style(10))
    #expect(ring.subpathCount == 2)
    #expect(!ring.contains(CGPoint(x: 50, y: 50)))
    // Length times width, where nothing is bent more tightly than the pen.
    #expect(abs(ring.signedArea - circle.length * 10) < 0.5)
  }

  @Test func aPenWiderThanTheBendLeavesNoHole() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let disc = circle.strokedPath(style(20))
    #expect(disc.subpathCount == 1)
    #expect(disc.contains(CGPoint(x: 5, y: 5)))
    var bend = Path()
    bend.addArc(
      center: CGPoint(x: 0, y: 0), radius: 1, startAngle: .degrees(0), endAngle: .degrees(180),
      clockwise: false)
    bend.addLine(to: CGPoint(x: -1, y: -20))
    // On the far side of the bend's centre, both the bend and the leg cover.
    #expect(bend.strokedPath(style(4)).contains(CGPoint(x: -0.3, y: -0.3)))
  }

  @Test func tightBendsLeaveNoSpecksAndCapsNoSeams() {
    var bend = Path()
    bend.move(to: CGPoint(x: 16, y: 24))
    bend.addCurve(
      to: CGPoint(x: 60, y: 80), control1: CGPoint(x: 100, y: 10), control2: CGPoint(x: -20, y: 80))
    bend.addLine(to: CGPoint(x: 60, y: 26))
    bend.addQuadCurve(to: CGPoint(x: 84, y: 26), control: CGPoint(x: 72, y: 90))
    for cap in [CGLineCap.butt, .round, .square] {
      #expect(bend.strokedPath(style(10, cap, .miter)).subpathCount == 1)
    }
    #expect(bend.strokedPath(style(34, .round, .round)).subpathCount == 1)
  }

  @Test func aThinLineAcrossAWideFieldIsKept() {
    let thin = line((0, 0), (10_000, 5_000)).strokedPath(style(0.01))
    #expect(abs(thin.signedArea - 0.01 * 125_000_000.0.squareRoot()) < 0.05)
  }

  /// A round pen touches exactly what lies within its radius of the line.
  @Test func aRoundPenCoversWhatIsNear() {
    for seed in 0..<12 {
      var random = SplitMix64(seed: UInt64(seed))
      let path = random.path(corners: 4, curved: true)
      let width = Double.random(in: 1..<30, using: &random)
      let outline = path.strokedPath(style(width, .round, .round))
      var points: [CGPoint] = []
      for step in 0..<1500 {
        let part = path.trimmedPath(from: 0, to: CGFloat(step + 1) / 1500)
        if let point = part.currentPoint { points.append(point) }
      }
      for _ in 0..<60 {
        let p = random.point()
        let distance = points.map { hypot(Double($0.x - p.x), Double($0.y - p.y)) }.min() ?? 0
        guard abs(distance - width / 2) > 0.2 else { continue }
        #expect(outline.contains(p) == (distance < width / 2), "seed \(seed) at \(p)")
        #expect(outline.contains(p, eoFill: true) == (distance < width / 2), "seed \(seed) at \(p)")
      }
    }
  }

  @Test func dashesPaintEveryOtherLength() {
    let dashed = line((0, 0), (10, 0)).strokedPath(style(2, dash: [3, 1]))
    #expect(dashed.subpathCount == 3)
    #expect(abs(dashed.signedArea - 16) < 1e-6)
    let shifted = line((0, 0), (10, 0)).strokedPath(style(2, dash: [3, 1], phase: 2))
    // Painted 0…1, 2…5, 6…9.
    #expect(abs(shifted.signedArea - 14) < 1e-6)
    // An odd pattern is gone through twice: painted 2, left out 2, painted 2, and so on.
    #expect(abs(line((0, 0), (10, 0)).strokedPath(style(2, dash: [2])).signedArea - 12) < 1e-6)
    // Nothing painted at all, and nothing usable.
    #expect(line((0, 0), (10, 0)).strokedPath(style(2, dash: [0, 0])).signedArea == 20)
    #expect(line((0, 0), (10, 0)).strokedPath(style(2, dash: [-1, 2])).signedArea == 20)
  }

  @Test func dashesWithoutLengthAreDots() {
    let dots = line((0, 0), (9, 0)).strokedPath(style(2, .round, dash: [0, 4]))
    #expect(dots.subpathCount == 3)
    #expect(abs(dots.signedArea - 3 * .pi) < 0.01)
  }

  @Test func dashesAlongACurveAreMeasuredAlongIt() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let quarter = CGFloat(circle.length / 8)
    let dashed = circle.strokedPath(style(2, dash: [quarter, quarter]))
    #expect(dashed.subpathCount == 4)
    #expect(abs(dashed.signedArea - circle.length) < 0.1)
  }

  @Test func aPointIsDrawnByRoundAndSquareCapsOnly() {
    let dot = line((5, 5), (5, 5))
    #expect(dot.strokedPath(style(4)).isEmpty)
    #expect(dot.strokedPath(style(4, .square)).signedArea == 16)
    #expect(abs(dot.strokedPath(style(4, .round)).signedArea - 4 * .pi) < 0.01)
  }

  @Test func unusableWidthsGiveNothing() {
    for width in [0, -1, CGFloat.nan, .infinity] {
      #expect(line((0, 0), (10, 0)).strokedPath(style(width)).isEmpty)
    }
    #expect(Path().strokedPath(style(2)).isEmpty)
  }
}

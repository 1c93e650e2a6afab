import Foundation
import Geometry
import TestSupport
import Testing

struct PathBooleanTests {
  private func square(_ x: Double, _ y: Double, _ side: Double) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
  }

  @Test func squaresThatOverlapGiveTheAreasOfTheirParts() {
    let (a, b) = (square(0, 0, 4), square(2, 2, 4))
    #expect(a.intersection(b).signedArea == 4)
    #expect(a.union(b).signedArea == 28)
    #expect(a.subtracting(b).signedArea == 12)
    #expect(a.symmetricDifference(b).signedArea == 24)
    #expect(a.intersection(b).boundingRect == CGRect(x: 2, y: 2, width: 2, height: 2))
  }

  @Test func sidesInCommonLeaveNoSeam() {
    let union = square(0, 0, 4).union(square(4, 0, 4))
    #expect(union.signedArea == 32)
    #expect(union.subpathCount == 1)
    #expect(square(0, 0, 4).intersection(square(4, 0, 4)).isEmpty)
    #expect(square(0, 0, 4).subtracting(square(0, 0, 4)).isEmpty)
    #expect(square(0, 0, 4).subtracting(square(2, 0, 2)).signedArea == 12)
  }

  @Test func aHoleStaysAHoleByBothRules() {
    let ring = square(0, 0, 10).subtracting(square(3, 3, 4))
    #expect(ring.subpathCount == 2)
    for eoFill in [false, true] {
      #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: eoFill))
      #expect(ring.contains(CGPoint(x: 1, y: 5), eoFill: eoFill))
    }
  }

  @Test func cornersThatTouchBelongToTwoContours() {
    let both = square(0, 0, 4).union(square(4, 4, 4))
    #expect(both.subpathCount == 2)
    #expect(both.signedArea == 32)
  }

  @Test func theRuleDecidesWhatIsInside() {
    var twice = square(0, 0, 10)
    twice.addPath(square(2, 2, 6))
    #expect(twice.normalized(eoFill: true).signedArea == 64)
    #expect(twice.normalized(eoFill: false).signedArea == 100)
    #expect(twice.intersection(square(0, 0, 10), eoFill: true).signedArea == 64)
  }

  @Test func aPentagramNormalizesToItsOutline() {
    var star = Path()
    star.addLines(
      (0..<5).map { index in
        let angle = Double(index) * 0.8 * .pi
        return CGPoint(x: 50 + 40 * sin(angle), y: 50 - 40 * cos(angle))
      })
    star.closeSubpath()
    #expect(star.normalized(eoFill: false).subpathCount == 1)
    // The same outline around an empty pentagon.
    #expect(star.normalized(eoFill: true).subpathCount == 2)
  }

  @Test func curvesStayCurves() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(circle.union(square(200, 0, 10)).curveCount == 4)
    #expect(abs(circle.normalized().signedArea - circle.signedArea) < 1e-9)
    let half = circle.intersection(Path(CGRect(x: 0, y: 0, width: 100, height: 50)))
    #expect(half.curveCount == 2)
    #expect(abs(half.signedArea - circle.signedArea / 2) < 1e-6)
  }

  /// The lens of two unit circles a radius apart has an area of 2π/3 − √3/2.
  ///
  /// Four-cubic circles are off by up to 3e-4 of the radius.
  @Test func circlesCutAsCirclesDo() {
    let r = 100.0
    let a = Path(ellipseIn: CGRect(x: 0, y: 0, width: 2 * r, height: 2 * r))
    let b = a.offsetBy(dx: r, dy: 0)
    let lens = 2 * Double.pi / 3 - 3.0.squareRoot() / 2
    #expect(abs(a.intersection(b).signedArea / (r * r) - lens) < 1e-3)
  }

  @Test(arguments: [false, true]) func areasObeyTheLawsOfSets(curved: Bool) {
    for seed in 0..<150 {
      var random = SplitMix64(seed: UInt64(seed))
      let a = random.path(corners: 3 + seed % 9, curved: curved)
      let b = random.path(corners: 3 + seed % 7, curved: curved)
      for eoFill in [false, true] {
        let (areaA, areaB) = (
          a.normalized(eoFill: eoFill).signedArea, b.normalized(eoFill: eoFill).signedArea
        )
        let intersection = a.intersection(b, eoFill: eoFill).signedArea
        let union = a.union(b, eoFill: eoFill).signedArea
        let difference = a.subtracting(b, eoFill: eoFill).signedArea
        let symmetric = a.symmetricDifference(b, eoFill: eoFill).signedArea
        // Crossings of curves are good to 0.003 points along outlines of some 1,000.
        let tolerance = curved ? 3.0 : 1e-3
        #expect(abs(union + intersection - areaA - areaB) < tolerance, "seed \(seed)")
        #expect(abs(difference + intersection - areaA) < tolerance, "seed \(seed)")
        #expect(abs(symmetric + intersection - union) < tolerance, "seed \(seed)")
        #expect(areaA > 0 && areaB > 0 && intersection >= 0, "seed \(seed)")
      }
    }
  }

  /// `contains` computes windings from the curves themselves, so it is a second opinion.
  @Test func pointsAreInsideResultsAsInsideBoth() {
    for seed in 0..<60 {
      var random = SplitMix64(seed: UInt64(1000 + seed))
      let a = random.path(corners: 6, curved: seed.isMultiple(of: 2))
      let b = random.path(corners: 6, curved: seed.isMultiple(of: 2))
      let eoFill = seed.isMultiple(of: 3)
      let (intersection, union, difference, symmetric) = (
        a.intersection(b, eoFill: eoFill), a.union(b, eoFill: eoFill),
        a.subtracting(b, eoFill: eoFill), a.symmetricDifference(b, eoFill: eoFill)
      )
      for _ in 0..<200 {
        let p = random.point()
        // Points within the stated accuracy of an outline may fall to either side.
        let around = [(0.01, 0.0), (-0.01, 0), (0, 0.01), (0, -0.01)].map {
          CGPoint(x: p.x + $0.0, y: p.y + $0.1)
        }
        let (inA, inB) = (a.contains(p, eoFill: eoFill), b.contains(p, eoFill: eoFill))
        guard
          around.allSatisfy({
            a.contains($0, eoFill: eoFill) == inA && b.contains($0, eoFill: eoFill) == inB
          })
        else { continue }
        for rule in [false, true] {
          #expect(intersection.contains(p, eoFill: rule) == (inA && inB), "seed \(seed) at \(p)")
          #expect(union.contains(p, eoFill: rule) == (inA || inB), "seed \(seed) at \(p)")
          #expect(difference.contains(p, eoFill: rule) == (inA && !inB), "seed \(seed) at \(p)")
          #expect(symmetric.contains(p, eoFill: rule) == (inA != inB), "seed \(seed) at \(p)")
        }
      }
    }
  }

  @Test func whatIsNotFiniteCountsAsEmpty() {
    var broken = square(0, 0, 4)
    broken.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
    #expect(broken.union(square(0, 0, 2)).signedArea == 4)
    #expect(square(0, 0, 2).intersection(Path(CGRect.infinite)).signedArea >= 0)
    #expect(Path().union(Path()).isEmpty)
    #expect(Path().intersection(square(0, 0, 1)).isEmpty)
    #expect(square(0, 0, 1e-200).union(square(0, 0, 1e-200)).subpathCount == 1)
    #expect(abs(square(0, 0, 1e60).normalized().signedArea / 1e120 - 1) < 1e-12)
  }

  // MARK: - Lines

  @Test func aLineIsCutAtTheOutline() {
    var line = Path()
    line.addLines([CGPoint(x: -5, y: 2), CGPoint(x: 15, y: 2)])
    let inside = line.lineIntersection(square(0, 0, 10))
    #expect(inside.description == "0 2 m 10 2 l")
    let outside = line.lineSubtraction(square(0, 0, 10))
    #expect(outside.description == "-5 2 m 0 2 l 10 2 m 15 2 l")
  }

  @Test func aClosedLineThatStaysWholeStaysClosed() {
    #expect(square(2, 2, 2).lineIntersection(square(0, 0, 10)) == square(2, 2, 2))
    #expect(square(2, 2, 2).lineSubtraction(square(0, 0, 10)).isEmpty)
  }

  @Test func partsAroundTheStartOfAClosedLineAreJoined() {
    // The square's start at (0, 0) lies inside.
    let inside = square(0, 0, 10).lineIntersection(square(-5, -5, 10))
    #expect(inside.description == "0 5 m 0 0 l 5 0 l")
  }

  @Test func lengthsOfBothPartsAddUp() {
    for seed in 0..<60 {
      var random = SplitMix64(seed: UInt64(2000 + seed))
      let line = random.path(corners: 5, curved: true)
      let region = random.path(corners: 6, curved: true)
      let parts =
        line.lineIntersection(region).length + line.lineSubtraction(region).length
      #expect(abs(parts - line.length) < 1e-3 * line.length, "seed \(seed)")
    }
  }
}

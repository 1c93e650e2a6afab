import Foundation
import Geometry
import TestSupport
import Testing

struct AffineTransformTests {
  @Test func rotationTurnsRightTowardDown() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(point == CGPoint(x: 0, y: 1))
  }

  @Test func concatenatingAppliesTheReceiverFirst() {
    let transform = CGAffineTransform(translationX: 1, y: 0)
      .concatenating(CGAffineTransform(scaleX: 2, y: 2))
    #expect(CGPoint.zero.applying(transform) == CGPoint(x: 2, y: 0))
  }

  @Test func translatedByMovesInsideTheTransform() {
    let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
    #expect(CGPoint.zero.applying(transform) == CGPoint(x: 2, y: 3))
  }

  @Test func transformTimesInverseIsNearlyIdentity() {
    let seed: UInt64 = 11
    var generator = SplitMix64(fallback: seed)
    for _ in 0..<200 {
      let transform = CGAffineTransform(
        translationX: generator.number(in: -100...100), y: generator.number(in: -100...100)
      )
      .rotated(by: generator.number(in: -7...7))
      .scaledBy(x: generator.number(in: 0.1...5), y: generator.number(in: -5 ... -0.1))
      let product = transform.concatenating(transform.inverted())
      let point = CGPoint(x: 3, y: -4).applying(product)
      #expect(abs(point.x - 3) < 1e-9 && abs(point.y + 4) < 1e-9, "seed \(seed), \(transform)")
    }
  }

  @Test func transformThatCannotBeUndoneInvertsToItself() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func rectangleBecomesTheBoundsOfItsCorners() {
    let turned = CGRect(x: 0, y: 0, width: 2, height: 1)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(turned == CGRect(x: -1, y: 0, width: 1, height: 2))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func sizeIgnoresTranslation() {
    let size = CGSize(width: 2, height: 3).applying(CGAffineTransform(translationX: 9, y: 9))
    #expect(size == CGSize(width: 2, height: 3))
  }
}

struct AngleTests {
  @Test func degreesAndRadiansAgree() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle(radians: .pi / 2).degrees == 90)
  }

  @Test func anglesAddScaleAndCompare() {
    var angle = Angle.degrees(10) + .degrees(20)
    angle *= 2
    #expect(abs(angle.degrees - 60) < 1e-12)
    #expect(Angle.degrees(10) < .degrees(20))
    #expect(-Angle.degrees(10) == .degrees(-10))
    #expect(.zero == Angle())
  }

  @Test func edgeSetsHoldTheirEdges() {
    #expect(Edge.Set.all == [.horizontal, .vertical])
    #expect(Edge.Set.horizontal.contains(.leading))
    #expect(!Edge.Set.horizontal.contains(.top))
    #expect(Edge.Set(Edge.bottom) == .bottom)
    #expect(Axis.Set.horizontal.rawValue == 1 && Axis.Set.vertical.rawValue == 2)
  }
}

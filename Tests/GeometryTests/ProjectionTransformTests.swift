import Foundation
import Geometry
import Testing

struct ProjectionTransformTests {
  private let map: ProjectionTransform = {
    var m = ProjectionTransform(CGAffineTransform(a: 1.5, b: 0.25, c: -0.5, d: 2, tx: 7, ty: -3))
    (m.m13, m.m23) = (0.002, -0.001)
    return m
  }()

  @Test func affineMapsMovePointsAsBefore() {
    let affine = CGAffineTransform(a: 1.5, b: 0.25, c: -0.5, d: 2, tx: 7, ty: -3)
    let point = CGPoint(x: 3, y: 4)
    #expect(point.applying(ProjectionTransform(affine)) == point.applying(affine))
    #expect(ProjectionTransform(affine).affine == affine)
    #expect(map.affine == nil && !map.isAffine)
  }

  @Test func inverseUndoesTheMap() {
    let point = CGPoint(x: 30, y: -12)
    let back = point.applying(map).applying(map.inverted())
    #expect(abs(back.x - 30) < 1e-12 && abs(back.y + 12) < 1e-12)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let hasInverse = flat.invert()
    #expect(!hasInverse)
  }

  @Test func concatenatingAppliesTheReceiverFirst() {
    let move = ProjectionTransform(CGAffineTransform(translationX: 5, y: 6))
    let point = CGPoint(x: 1, y: 2)
    let expected = point.applying(map).applying(move)
    let found = point.applying(map.concatenating(move))
    #expect(abs(found.x - expected.x) < 1e-12 && abs(found.y - expected.y) < 1e-12)
  }

  @Test func quarterTurnsInSpaceExchangeAxes() {
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(CGPoint(x: 1, y: 0).applying(ProjectionTransform(quarter)) == CGPoint(x: 0, y: 1))
    // About y the trailing side goes back, toward negative z.
    #expect(CATransform3DMakeRotation(.pi / 2, 0, 1, 0).m13 == -1)
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }
}

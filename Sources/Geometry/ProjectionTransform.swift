public import Foundation

/// A projective map of the plane: (x, y) goes to (x′/w, y′/w) with [x′ y′ w] = [x y 1] · m.
public struct ProjectionTransform: Sendable, Hashable {
  /// Contribution of x to x′.
  public var m11: CGFloat
  /// Contribution of x to y′.
  public var m12: CGFloat
  /// Contribution of x to w.
  public var m13: CGFloat
  /// Contribution of y to x′.
  public var m21: CGFloat
  /// Contribution of y to y′.
  public var m22: CGFloat
  /// Contribution of y to w.
  public var m23: CGFloat
  /// Distance added to x′, in points.
  public var m31: CGFloat
  /// Distance added to y′, in points.
  public var m32: CGFloat
  /// Amount added to w.
  public var m33: CGFloat

  /// The identity.
  public init() {
    (m11, m12, m13) = (1, 0, 0)
    (m21, m22, m23) = (0, 1, 0)
    (m31, m32, m33) = (0, 0, 1)
  }

  /// The projective map that is the same as an affine one.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m13) = (m.a, m.b, 0)
    (m21, m22, m23) = (m.c, m.d, 0)
    (m31, m32, m33) = (m.tx, m.ty, 1)
  }

  /// What a map of space does to points of the plane z = 0, seen along z.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The affine map that equals this one, or nil when lines converge.
  package var affine: CGAffineTransform? {
    guard m13 == 0, m23 == 0, m33 != 0, m33.isFinite else { return nil }
    return CGAffineTransform(
      a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  /// Whether every number of the map is finite.
  package var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }

  /// First this map, then `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var m = ProjectionTransform()
    m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return m
  }

  /// Replaces the map by the one that undoes it; false, and no change, when there is none.
  public mutating func invert() -> Bool {
    let c11 = m22 * m33 - m23 * m32
    let c12 = m23 * m31 - m21 * m33
    let c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant != 0, determinant.isFinite else { return false }
    var m = ProjectionTransform()
    (m.m11, m.m21, m.m31) = (c11 / determinant, c12 / determinant, c13 / determinant)
    m.m12 = (m13 * m32 - m12 * m33) / determinant
    m.m22 = (m11 * m33 - m13 * m31) / determinant
    m.m32 = (m12 * m31 - m11 * m32) / determinant
    m.m13 = (m12 * m23 - m13 * m22) / determinant
    m.m23 = (m13 * m21 - m11 * m23) / determinant
    m.m33 = (m11 * m22 - m12 * m21) / determinant
    self = m
    return true
  }

  /// The map that undoes this one; a map that cannot be undone is returned unchanged.
  public func inverted() -> ProjectionTransform {
    var copy = self
    _ = copy.invert()
    return copy
  }
}

extension CGPoint {
  /// The point moved by a projective map.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = m.m13 * x + m.m23 * y + m.m33
    return CGPoint(
      x: (m.m11 * x + m.m21 * y + m.m31) / w, y: (m.m12 * x + m.m22 * y + m.m32) / w)
  }
}

/// A geometric angle, stored in radians; positive angles turn from +x toward +y (clockwise on
/// screen).
@frozen
public struct Angle: Sendable, Hashable, Comparable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees; reading and writing convert to and from radians.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// An angle of zero.
  public init() {
    radians = 0
  }

  /// An angle of `radians`; any value, including more than a full turn, is kept as it is.
  public init(radians: Double) {
    self.radians = radians
  }

  /// An angle of `degrees`; any value, including more than a full turn, is kept as it is.
  public init(degrees: Double) {
    self.radians = degrees * (.pi / 180)
  }

  /// An angle of zero.
  public static var zero: Angle { Angle() }

  /// An angle of `radians` radians.
  public static func radians(_ radians: Double) -> Angle {
    Angle(radians: radians)
  }

  /// An angle of `degrees` degrees.
  public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }

  public static func < (lhs: Angle, rhs: Angle) -> Bool {
    lhs.radians < rhs.radians
  }
}

// MARK: - Arithmetic

extension Angle {
  /// The same rotation in the other direction.
  public static prefix func - (operand: Angle) -> Angle {
    Angle(radians: -operand.radians)
  }

  /// The sum of two angles, not reduced to one turn.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// The difference of two angles, not reduced to one turn.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// The angle scaled by a factor.
  public static func * (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians * rhs)
  }

  /// The angle scaled by a factor.
  public static func * (lhs: Double, rhs: Angle) -> Angle {
    Angle(radians: lhs * rhs.radians)
  }

  /// The angle divided by a number; dividing by zero gives an infinite angle.
  public static func / (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians / rhs)
  }

  /// Adds an angle in place.
  public static func += (lhs: inout Angle, rhs: Angle) {
    lhs.radians += rhs.radians
  }

  /// Subtracts an angle in place.
  public static func -= (lhs: inout Angle, rhs: Angle) {
    lhs.radians -= rhs.radians
  }

  /// Scales the angle in place.
  public static func *= (lhs: inout Angle, rhs: Double) {
    lhs.radians *= rhs
  }

  /// Divides the angle in place.
  public static func /= (lhs: inout Angle, rhs: Double) {
    lhs.radians /= rhs
  }
}

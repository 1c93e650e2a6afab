public import Foundation

/// A point in a view's own coordinates, where (0, 0) is the top leading and (1, 1) the bottom
/// trailing corner.
@frozen
public struct UnitPoint: Sendable, Hashable {
  /// Fraction of the width, from the leading edge; values outside 0…1 lie outside the view.
  public var x: CGFloat
  /// Fraction of the height, from the top edge; values outside 0…1 lie outside the view.
  public var y: CGFloat

  /// The top leading corner.
  public init() {
    x = 0
    y = 0
  }

  /// A point at fractions of a view's width and height.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin of a view, (0, 0).
  public static let zero = UnitPoint()
  /// The middle of a view, (0.5, 0.5).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge, (0, 0.5).
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge, (1, 0.5).
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge, (0.5, 0).
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge, (0.5, 1).
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner (0, 0).
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner (1, 0).
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner (0, 1).
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner (1, 1).
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

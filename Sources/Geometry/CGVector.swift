public import Foundation

/// A direction with a length, in points.
@frozen
public struct CGVector: Sendable, Hashable {
  /// Horizontal part, positive toward the right.
  public var dx: CGFloat
  /// Vertical part, positive downward.
  public var dy: CGFloat

  /// The vector (0, 0).
  public init() {
    dx = 0
    dy = 0
  }

  /// A vector from its two parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector (0, 0).
  public static var zero: CGVector { CGVector() }
}

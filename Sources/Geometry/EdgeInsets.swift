public import Foundation

/// Distances in points by which the sides of a rectangle move inward; negative values move
/// outward.
@frozen
public struct EdgeInsets: Sendable, Hashable {
  /// Distance from the top edge in points.
  public var top: CGFloat
  /// Distance from the leading edge in points.
  public var leading: CGFloat
  /// Distance from the bottom edge in points.
  public var bottom: CGFloat
  /// Distance from the trailing edge in points.
  public var trailing: CGFloat

  /// Insets of zero on every side.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Insets given side by side, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

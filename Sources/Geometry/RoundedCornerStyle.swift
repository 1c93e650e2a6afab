public import Foundation

/// The curve used for rounded corners.
public enum RoundedCornerStyle: Sendable {
  /// Quarter circles (or quarter ellipses).
  case circular
  /// A curve whose curvature rises gradually, starting about 1.53 radii from the corner.
  case continuous
}

/// The radii of a rectangle's four corners, in points.
@frozen
public struct RectangleCornerRadii: Sendable, Hashable {
  /// Radius of the top leading corner in points.
  public var topLeading: CGFloat
  /// Radius of the bottom leading corner in points.
  public var bottomLeading: CGFloat
  /// Radius of the bottom trailing corner in points.
  public var bottomTrailing: CGFloat
  /// Radius of the top trailing corner in points.
  public var topTrailing: CGFloat

  /// Radii given corner by corner; a corner left out is square.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

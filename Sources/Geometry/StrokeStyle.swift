public import Foundation

/// How the open ends of a stroked line look.
@frozen
public enum CGLineCap: Int32, Sendable {
  /// The line ends exactly at its end point.
  case butt
  /// A half disc is added at the end.
  case round
  /// Half a square is added at the end.
  case square
}

/// How two stroked segments meet.
@frozen
public enum CGLineJoin: Int32, Sendable {
  /// Outer edges are extended until they meet, up to the miter limit.
  case miter
  /// The corner is rounded by a disc.
  case round
  /// The corner is cut off straight.
  case bevel
}

/// The look of a stroked line.
///
/// Values are stored as given; what a negative, zero or infinite width means is decided where the
/// line is drawn (nothing is drawn).
public struct StrokeStyle: Sendable, Hashable {
  /// Width of the line in points.
  public var lineWidth: CGFloat
  /// Look of open ends.
  public var lineCap: CGLineCap
  /// Look of corners.
  public var lineJoin: CGLineJoin
  /// Largest miter length, in line widths, before a miter join becomes a bevel.
  public var miterLimit: CGFloat
  /// Lengths in points of the painted and unpainted pieces in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// Distance in points into the dash pattern at which the line starts.
  public var dashPhase: CGFloat

  /// A stroke style; the defaults are a solid one-point line with butt caps and miter joins.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

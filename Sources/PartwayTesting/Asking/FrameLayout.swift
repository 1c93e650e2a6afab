import Foundation
import FrameRenderer

/// The canvas that a view is shown on, in points.
public struct FrameLayout: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(width: Double, height: Double)
    case sizeThatFits
  }
  let kind: Kind

  /// An iPhone 17 in portrait: 402 × 874 points.
  public static let device = fixed(
    width: CanvasSettings.defaultSize.width, height: CanvasSettings.defaultSize.height)

  /// As large as the view is when nothing is proposed to it.
  public static let sizeThatFits = FrameLayout(kind: .sizeThatFits)

  /// So many points.
  public static func fixed(width: Double, height: Double) -> FrameLayout {
    FrameLayout(kind: .fixed(width: width, height: height))
  }
}

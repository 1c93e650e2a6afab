import Foundation
import ViewGraph

/// The motion and measures of containers.
///
/// Apple documents none of them. The spring is the critically damped one of mass 3 and stiffness 1000 that public
/// recordings of pushed pages and sheets show; the measures are the well-known ones of iOS's bars and rows.
enum ContainerMotion {
  /// Pages, sheets and the like.
  static let slide = Animation.spring(response: 0.344, dampingFraction: 1)
  /// Alerts.
  static let fade = Animation.easeInOut(duration: 0.25)
  /// How much of its width a page gives way to the one above it.
  static let parallax: CGFloat = 0.3
  /// How dark a page is that lies under another.
  static let pageShade = 0.1
  /// How dark what lies under a sheet is, and under an alert.
  static let sheetShade = 0.2
  static let alertShade = 0.2
}

enum ContainerMetrics {
  /// From the edges of the screen to what is in bars.
  static let margin: CGFloat = 16
  static let barHeight: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52
  static let searchHeight: CGFloat = 52
  static let tabBarHeight: CGFloat = 49
  static let hairline: CGFloat = 1.0 / 3
}

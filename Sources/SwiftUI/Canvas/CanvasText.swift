import Foundation
import Geometry

/// A text that a canvas draws: shaped once, broken into lines for each size.
@MainActor final class CanvasText {
  private let text: ResolvedText
  private let shaped: ShapedText?
  private let host: SceneHost

  init(_ text: ResolvedText, in host: SceneHost) {
    self.text = text
    self.host = host
    shaped = host.shape(text)
  }

  func layout(in proposal: ProposedViewSize) -> TextLayout {
    host.layout(of: text, shaped, in: proposal)
  }

  /// What is filled for a size, and the box around it.
  func fills(in proposal: ProposedViewSize) -> (size: CGSize, fills: [TextLayout.Fill]) {
    let layout = layout(in: proposal)
    return (layout.size, layout.fills)
  }
}

import Foundation
import Geometry

/// Gives a view the size that suits it best, whatever is proposed, on one or both axes.
public struct _FixedSizeLayout: LayoutRule {
  let horizontal: Bool
  let vertical: Bool

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  func measure(_ content: Element, _ proposal: ProposedViewSize) -> CGSize {
    content.size(in: inner(proposal))
  }

  func arrange(_ content: Element, size: CGSize, in proposal: ProposedViewSize) -> Arrangement {
    Arrangement(origin: .zero, proposal: inner(proposal))
  }

  func keepsText(at edge: VerticalEdge) -> Bool { true }
}

extension View {
  /// Gives this view its ideal size on the axes that are asked for.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Gives this view its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}

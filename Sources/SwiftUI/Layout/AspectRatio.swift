public import Foundation
import Geometry

/// How a view of a given ratio takes the space that is offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as it can be within the space.
  case fit
  /// As small as it can be while it covers the space.
  case fill
}

/// Proposes sizes of one ratio to a view.
public struct _AspectRatioLayout: LayoutRule {
  /// Width by height; nil for the ratio of the view's ideal size.
  public var aspectRatio: CGFloat?
  public var contentMode: ContentMode

  /// The size of the ratio for a proposal; the proposal itself where there is no ratio.
  private func inner(_ content: Element, _ proposal: ProposedViewSize) -> ProposedViewSize {
    var ideal: CGSize { content.size(in: .unspecified) }
    let ratio = aspectRatio ?? (ideal.height > 0 ? ideal.width / ideal.height : 0)
    guard ratio > 0, ratio.isFinite else { return proposal }
    let width: CGFloat
    switch (proposal.width, proposal.height) {
    case (let w?, let h?):
      width = contentMode == .fit ? min(w, h * ratio) : max(w, h * ratio)
    case (let w?, nil): width = w
    case (nil, let h?): width = h * ratio
    case (nil, nil):
      width =
        contentMode == .fit
        ? min(ideal.width, ideal.height * ratio) : max(ideal.width, ideal.height * ratio)
    }
    return ProposedViewSize(width: width, height: width / ratio)
  }

  func measure(_ content: Element, _ proposal: ProposedViewSize) -> CGSize {
    content.size(in: inner(content, proposal))
  }

  func arrange(_ content: Element, size: CGSize, in proposal: ProposedViewSize) -> Arrangement {
    Arrangement(origin: .zero, proposal: inner(content, proposal))
  }

  func keepsText(at edge: VerticalEdge) -> Bool { true }
}

extension View {
  /// Proposes sizes of a ratio of width to height to this view; nil for the ratio of its ideal size.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// Proposes sizes of the ratio of a size to this view.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    let ratio = aspectRatio.height == 0 ? 0 : aspectRatio.width / aspectRatio.height
    return self.aspectRatio(ratio, contentMode: contentMode)
  }

  /// Makes this view as large as it can be within its space, in its own ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes this view as small as it can be while it covers its space, in its own ratio.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

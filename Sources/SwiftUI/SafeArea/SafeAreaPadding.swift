public import Foundation
public import Geometry

/// Keeps more clear along the edges of a view.
public struct _SafeAreaPaddingModifier: PrimitiveModifier, Equatable {
  let insets: EdgeInsets

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      SafeAreaPaddingElement(node: node, content: content, insets: node.view.modifier.insets)
    } update: { element, modifier in
      guard element.insets != modifier.insets else { return }
      element.insets = modifier.insets
      element.host.graph.setNeedsLayout()
    }
  }
}

/// Padding that the content may reach into where it ignores what is kept clear.
@MainActor private final class SafeAreaPaddingElement: WrapperElement {
  var insets: EdgeInsets

  init(node: _ViewNode, content: Element, insets: EdgeInsets) {
    self.insets = insets
    super.init(node: node, content: content)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let fitted = content.size(in: inner(proposal))
    return CGSize(
      width: max(0, fitted.width + insets.horizontal),
      height: max(0, fitted.height + insets.vertical))
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    let frame = CGRect(origin: origin, size: size(in: proposal))
    var inner = host.surroundings
    let outer = inner.safeArea?.insets(around: frame) ?? EdgeInsets()
    let clear = frame.outset(by: insets.negated)
    inner.safeArea = SafeArea(whole: frame.outset(by: outer), clear: clear)
    host.placing(in: inner) { content.place(at: clear.origin, in: self.inner(proposal)) }
  }

  override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    content.guide(key, in: inner(proposal))
      .map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
  }
}

extension View {
  /// Adds to what is kept clear along this view's edges.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: insets))
  }

  /// Adds to what is kept clear along some of this view's edges; nil is the default amount.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let amount = length ?? _PaddingLayout.defaultAmount
    return safeAreaPadding(
      EdgeInsets(top: amount, leading: amount, bottom: amount, trailing: amount).on(edges))
  }

  /// Adds to what is kept clear along every edge of this view.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

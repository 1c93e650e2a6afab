import DrawingModel
public import Foundation
public import Geometry
import ViewGraph

/// Puts a view beside another one, which keeps clear of it and may reach behind it.
public struct _SafeAreaInsetModifier<Inset: View>: PrimitiveModifier {
  let edge: Edge
  let alignment: AlignmentKey
  let spacing: CGFloat?
  let inset: Inset

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { SafeAreaInsetNode(view, content: \.content, inputs: inputs) }

  fileprivate var layerAlignment: Alignment {
    switch edge {
    case .top: Alignment(horizontal: HorizontalAlignment(key: alignment), vertical: .top)
    case .bottom: Alignment(horizontal: HorizontalAlignment(key: alignment), vertical: .bottom)
    case .leading: Alignment(horizontal: .leading, vertical: VerticalAlignment(key: alignment))
    case .trailing: Alignment(horizontal: .trailing, vertical: VerticalAlignment(key: alignment))
    }
  }
}

@MainActor
private final class SafeAreaInsetNode<C: View, Inset: View>: PassthroughNode<
  ModifiedContent<C, _SafeAreaInsetModifier<Inset>>, C
>
{
  private var inset: Child<Inset>?
  private var insetElement: LayeredElement?
  private var box: SafeAreaInsetElement?

  override func willMakeContent() {
    var inside = inputs.with(parent: self, environment: environment)
    inside.transitionTrait = nil
    inset = Child(view.modifier.inset, inputs: inside)
    insetElement = LayeredElement(node: self, alignment: view.modifier.layerAlignment)
  }

  override var childNodes: [_ViewNode] {
    super.childNodes + (inset.map { [$0.node] } ?? [])
  }

  override func makeElements() -> [Element] {
    guard let inset, let insetElement else { return [] }
    var elements = super.childNodes.flatMap(\.elements)
    guard let first = elements.first else { return [] }
    insetElement.children = inset.node.elements
    if box?.content !== first {
      box = SafeAreaInsetElement(
        node: self, content: first, inset: insetElement, edge: view.modifier.edge)
    }
    box?.gap = view.modifier.spacing
    if let box { elements[0] = box }
    return elements
  }

  override func viewChanged(from old: ModifiedContent<C, _SafeAreaInsetModifier<Inset>>) {
    box?.gap = view.modifier.spacing
    box?.edge = view.modifier.edge
    insetElement?.alignment = view.modifier.layerAlignment
    host.graph.setNeedsLayout()
    inset?.update(view.modifier.inset, environment: environment)
    super.viewChanged(from: old)
  }
}

@MainActor private final class SafeAreaInsetElement: WrapperElement {
  private let inset: LayeredElement
  var edge: Edge
  /// Points between the view and the inset.
  var gap: CGFloat?

  init(node: _ViewNode, content: Element, inset: LayeredElement, edge: Edge) {
    self.inset = inset
    self.edge = edge
    super.init(node: node, content: content)
  }

  override var layoutChildren: [Element] { [content, inset] }

  private var isVertical: Bool { edge == .top || edge == .bottom }

  /// What the view keeps clear for the inset within `proposal`.
  private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
    let size = inset.size(in: insetProposal(proposal))
    let amount = (isVertical ? size.height : size.width) + (gap ?? 0)
    return EdgeInsets(top: amount, leading: amount, bottom: amount, trailing: amount)
      .on(Edge.Set(edge))
  }

  private func insetProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    isVertical
      ? ProposedViewSize(width: proposal.width, height: nil)
      : ProposedViewSize(width: nil, height: proposal.height)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = insets(proposal)
    return ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(proposal)
    let fitted = content.size(in: inner(proposal))
    return CGSize(
      width: fitted.width + insets.horizontal, height: fitted.height + insets.vertical)
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    let frame = CGRect(origin: origin, size: size(in: proposal))
    let insets = insets(proposal)
    var inner = host.surroundings
    let area = inner.safeArea ?? SafeArea(whole: frame, clear: frame)
    // The view may reach behind the inset, and beyond that where this frame ends at what is kept clear already.
    let outer = area.insets(around: frame)
    let whole = frame.outset(by: outer)
    let clear = frame.outset(by: insets.negated)
    inner.safeArea = SafeArea(whole: whole, clear: clear)
    host.placing(in: inner) {
      content.place(at: clear.origin, in: self.inner(proposal))
    }
    inset.place(
      aligned: inset.alignment, in: frame,
      isVertical
        ? ProposedViewSize(width: frame.width, height: nil)
        : ProposedViewSize(width: nil, height: frame.height))
  }

  override func drawContent(into items: inout [DisplayItem]) {
    content.draw(into: &items)
    inset.draw(into: &items)
  }

  override func hit(_ point: CGPoint) -> Hit? { inset.hit(point) ?? content.hit(point) }

  override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    nil
  }
}

extension View {
  /// Puts views above or below this one, which keeps clear of them and may reach behind them.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing,
        inset: content()))
  }

  /// Puts views beside this one, which keeps clear of them and may reach behind them.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, alignment: alignment.key,
        spacing: spacing, inset: content()))
  }
}

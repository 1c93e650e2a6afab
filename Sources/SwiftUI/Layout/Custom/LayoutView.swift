import Foundation
import Geometry
import Motion
import ViewGraph

/// Views laid out by a layout.
public struct _LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    LayoutNode(view, inputs: inputs)
  }
}

/// The node of a layout: its data are an attribute at its place, and each frame of a change lays out anew.
@MainActor
private final class LayoutNode<L: Layout, Content: View>: ViewNode<_LayoutView<L, Content>>,
  AnimatedAttributeOwner
{
  private let attribute: AnimatedAttribute<L.AnimatableData>
  private var child: Child<Content>?
  private var element: LayoutElement<L>?
  private var adoptsAnew = true
  private var follower: FrameFollower?
  /// The data shown; nil for the model's own.
  private var presented: L.AnimatableData?
  /// The data shown after the last evaluation with consequences.
  private var acted: L.AnimatableData?

  override init(_ view: _LayoutView<L, Content>, inputs: _ViewInputs) {
    attribute = AnimatedAttribute(
      view.layout.animatableData, as: AttributeKind("layout", dataOf: view.layout),
      host: inputs.host.graph)
    super.init(view, inputs: inputs)
    attribute.owner = self
    var inside = inputs.with(parent: self)
    inside.transitionTrait = nil
    inside.stackAxis = L.layoutProperties.stackOrientation
    if L.AnimatableData.self != EmptyAnimatableData.self {
      follower = FrameFollower(of: self)
      inside.follower = follower
    }
    child = Child(view.content, inputs: inside)
    element = LayoutElement(node: self, layout: view.layout)
  }

  override var childNodes: [_ViewNode] { child.map { [$0.node] } ?? [] }

  override var isContainer: Bool { true }

  override func childElementsChanged() { adoptsAnew = true }

  override func makeElements() -> [Element] { element.map { [$0] } ?? [] }

  override func viewChanged(from old: _LayoutView<L, Content>) {
    attribute.set(
      view.layout.animatableData, transaction: transaction, environment: environment)
    if let follower, attribute.isAnimating { host.clock.start(follower) }
    takePresentedLayout()
    child?.update(view.content, environment: environment)
  }

  /// While the animation runs the clock asks for evaluations; its end is one more.
  package func attributeChanged() {
    guard let follower, !attribute.isAnimating else { return }
    host.clock.stop(follower)
    invalidate()
  }

  override func evaluate() {
    markValid()
    takePresentedLayout()
  }

  private func takePresentedLayout() {
    follower?.evaluated()
    if host.graph.mode != .restoring {
      presented = attribute.isAnimating ? attribute.presented : nil
      if host.graph.mode == .acting { acted = presented }
    } else {
      presented = acted
    }
    var layout = view.layout
    if let presented { layout.animatableData = presented }
    element?.layout = layout
    host.graph.setNeedsLayout()
  }

  override func prepareForLayout() {
    element?.forgetPass()
    guard adoptsAnew, let element, let child else { return }
    adoptsAnew = false
    element.children = child.node.elements
  }

  override func remove() {
    attribute.remove()
    if let follower { host.clock.remove(follower) }
    super.remove()
  }
}

/// The element of a layout.
@MainActor private final class LayoutElement<L: Layout>: ContainerElement, LayoutContainer {
  var layout: L
  var placements: [Int: LayoutPlacement] = [:]
  var placesElements = false
  /// Lasts for one pass, so that no frame can leave anything to another.
  private var cache: L.Cache?

  init(node: _ViewNode, layout: L) {
    self.layout = layout
    super.init(node: node)
  }

  func forgetPass() { cache = nil }

  private var subviews: LayoutSubviews {
    LayoutSubviews(container: self, indexes: Array(placedChildren.indices))
  }

  private func withCache<T>(_ body: (LayoutSubviews, inout L.Cache) -> T) -> T {
    let subviews = subviews
    var current = cache ?? layout.makeCache(subviews: subviews)
    let result = body(subviews, &current)
    cache = current
    return result
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    let bounds = CGRect(origin: origin, size: size(in: proposal))
    placements = [:]
    placesElements = false
    withCache {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1)
    }
    placeLeavingChildren()
    if placesElements { return }
    for (index, child) in placedChildren.enumerated() {
      let placement =
        placements[index]
        ?? LayoutPlacement(
          position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
      let frame = placement.frame(of: child.size(in: placement.proposal))
      let x = isRightToLeft ? bounds.minX + bounds.maxX - frame.maxX : frame.minX
      child.place(at: CGPoint(x: x, y: frame.minY), in: placement.proposal)
    }
  }

  override func makeSpacing() -> ViewSpacing {
    withCache { layout.spacing(subviews: $0, cache: &$1) }
  }

  override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size(in: proposal))
    return withCache { subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
  }
}

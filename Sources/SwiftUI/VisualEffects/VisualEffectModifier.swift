import Geometry
import ViewGraph

/// Draws a view with an effect that depends on the view's geometry.
public struct _VisualEffectModifier<Effect: VisualEffect>: PrimitiveModifier {
  let effect: (EmptyVisualEffect, GeometryProxy) -> Effect

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      VisualEffectElement(node: node, content: content, effect: node.view.modifier.effect)
    } update: { element, modifier in
      element.update(modifier.effect)
    }
  }
}

/// Puts the effect around its item once the item has a place, so that the effect's first values are the right ones.
///
/// Later values animate with the transaction of the update in which they change.
@MainActor final class VisualEffectElement<Effect: VisualEffect>: WrapperElement {
  private let item: Element
  private let geometry: PlacedGeometry
  private var effect: (EmptyVisualEffect, GeometryProxy) -> Effect
  private var tree: Child<EffectView<Effect>>?
  private lazy var observer = GeometryObserver(graph: host.graph) { [unowned self] in apply() }

  init(
    node: _ViewNode, content: Element,
    effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect
  ) {
    item = content
    geometry = PlacedGeometry(in: node.host)
    self.effect = effect
    super.init(node: node, content: content)
  }

  func update(_ newEffect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect) {
    effect = newEffect
    if tree != nil { observer.invalidate() }
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    geometry.set(origin: origin, size: size(in: proposal))
    super.place(at: origin, in: proposal)
    if tree == nil, node.isActing { observer.invalidate() }
  }

  private func apply() {
    let current = effect(EmptyVisualEffect(), GeometryProxy(geometry: geometry))
    if let tree {
      tree.update(EffectView(effect: current, source: source), environment: node.environment)
    } else if node.isActing {
      var inputs = node.inputs.with(parent: node, environment: node.environment)
      inputs.transitionTrait = nil
      let made = Child(EffectView(effect: current, source: source), inputs: inputs)
      tree = made
      content = made.node.elements.first ?? item
      host.graph.setNeedsLayout()
      host.setNeedsDisplayListRebuild()
    }
  }

  private lazy var source: ContentSource = {
    let item = item
    return ContentSource { inputs in
      ItemNode(item, inputs: inputs)
    } update: { _, _ in
    }
  }()

  override func removed() {
    observer.end()
    tree?.node.remove()
    tree = nil
    content = item
  }
}

/// An effect around the element that a source stands for.
private struct EffectView<Effect: VisualEffect>: View, UnnamedInPaths {
  let effect: Effect
  let source: ContentSource

  var body: some View {
    PlaceholderContentView<Effect>(source: source).modifier(effect._modifier)
  }
}

extension View {
  /// Draws this view with an effect that depends on its geometry, without a change of its layout.
  ///
  /// The proxy tells what layout says, in which animations do not count; the effect's own values animate.
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> ModifiedContent<Self, _VisualEffectModifier<Effect>> {
    modifier(_VisualEffectModifier(effect: effect))
  }
}

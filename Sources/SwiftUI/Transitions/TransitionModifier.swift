/// Says how a view comes and goes.
public struct _TransitionModifier: PrimitiveModifier {
  let transition: AnyTransition

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    var inside = inputs
    // Of several around one view the outermost counts.
    let trait = TransitionTrait()
    if inside.transitionTrait == nil { inside.transitionTrait = trait }
    let node = ElementModifierNode(view, inputs: inside) { node, content in
      TransitionTraitElement(
        node: node, content: content, transition: node.view.modifier.transition)
    } update: { element, modifier in
      element.ownTransition = modifier.transition
    }
    trait.source = { [weak node] in node?.view.modifier.transition ?? view.modifier.transition }
    return node
  }
}

/// Tells what comes and goes inside a modifier which transition that asks for.
@MainActor final class TransitionTrait {
  fileprivate var source: () -> AnyTransition? = { nil }
  var transition: AnyTransition? { source() }
}

@MainActor private final class TransitionTraitElement: WrapperElement {
  var ownTransition: AnyTransition

  init(node: _ViewNode, content: Element, transition: AnyTransition) {
    ownTransition = transition
    super.init(node: node, content: content)
  }

  override var transition: AnyTransition? { ownTransition }
}

/// Where among its siblings a view is drawn.
public struct _ZIndexModifier: PrimitiveModifier {
  let value: Double

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      ZIndexElement(node: node, content: content, value: node.view.modifier.value)
    } update: { element, modifier in
      guard element.value != modifier.value else { return }
      element.value = modifier.value
      element.host.setNeedsDisplayListRebuild()
    }
  }
}

@MainActor private final class ZIndexElement: WrapperElement {
  var value: Double

  init(node: _ViewNode, content: Element, value: Double) {
    self.value = value
    super.init(node: node, content: content)
  }

  override var zIndex: Double { value }
}

extension View {
  /// Sets how this view comes and goes when it is inserted or removed in an animated change.
  public func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: t))
  }

  /// Sets how this view comes and goes when it is inserted or removed in an animated change.
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(transition: AnyTransition(transition)))
  }

  /// Draws this view in front of siblings with lower values; 0 by default.
  public func zIndex(_ value: Double) -> some View {
    modifier(_ZIndexModifier(value: value))
  }
}

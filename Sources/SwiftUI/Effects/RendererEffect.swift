import DrawingModel
import Foundation
import Motion
import ViewGraph

/// A modifier that changes the picture of its content and nothing of its layout or geometry.
///
/// It is no geometry barrier: leaves inside keep their own places, and only the effect's data use the transaction at
/// the effect's place.
@MainActor protocol RendererEffect: PrimitiveModifier {
  associatedtype Resolved: ResolvedEffect
  /// The effect with nothing left to take from the environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

/// A renderer effect of plain numbers.
protocol ResolvedEffect: Animatable, Equatable {
  static var kind: AttributeKind { get }
  /// What happens to the content's picture; nil for nothing.
  var layerEffect: LayerEffect? { get }
}

extension RendererEffect {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      RendererEffectElement(
        node: node, content: content,
        effect: node.view.modifier.resolve(in: node.environment))
    } update: { element, modifier in
      element.update(modifier.resolve(in: element.node.environment))
    }
  }
}

/// The element of a renderer effect.
@MainActor private final class RendererEffectElement<Effect: ResolvedEffect>: WrapperElement {
  private var effect: Effect
  private let attribute: AnimatedAttribute<Effect.AnimatableData>

  init(node: _ViewNode, content: Element, effect: Effect) {
    self.effect = effect
    attribute = AnimatedAttribute(
      effect.animatableData, as: Effect.kind, host: node.host.graph)
    super.init(node: node, content: content)
    attribute.owner = self
  }

  func update(_ newEffect: Effect) {
    guard newEffect != effect else { return }
    effect = newEffect
    attribute.set(
      newEffect.animatableData, transaction: node.transaction, environment: node.environment)
    host.setNeedsRedraw(self)
  }

  override var opensGroup: Bool { true }

  override func ownItems() -> [DisplayItem] {
    var presented = effect
    if attribute.isAnimating { presented.animatableData = attribute.presented }
    return presented.layerEffect.map { [.pushEffect($0)] } ?? []
  }

  override func removed() { attribute.remove() }
}

import Foundation
import ViewGraph

/// Keeps a view that lies under another one, as large as the screen, from being touched or named.
struct CoveredModifier: PrimitiveModifier, Equatable {
  let isCovered: Bool

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      CoveredElement(node: node, content: content, isCovered: node.view.modifier.isCovered)
    } update: { element, modifier in
      element.isCovered = modifier.isCovered
    }
  }
}

/// An element whose content scripts may be unable to touch.
@MainActor protocol TouchBarrier: Element {
  /// Whether nothing inside can be touched.
  var isCovered: Bool { get }
}

@MainActor private final class CoveredElement: WrapperElement, TouchBarrier {
  var isCovered: Bool

  init(node: _ViewNode, content: Element, isCovered: Bool) {
    self.isCovered = isCovered
    super.init(node: node, content: content)
  }

  override func hit(_ point: CGPoint) -> Hit? { isCovered ? nil : content.hit(point) }
}

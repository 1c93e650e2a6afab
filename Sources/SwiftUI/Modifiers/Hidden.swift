import DrawingModel
import Foundation

/// Keeps a view in the tree and in layout, and draws nothing of it.
public struct _HiddenModifier: PrimitiveModifier {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      HiddenElement(node: node, content: content)
    } update: { (_: HiddenElement, _) in
    }
  }
}

@MainActor private final class HiddenElement: WrapperElement {
  override func drawContent(into items: inout [DisplayItem]) {}
  override var drawnChildren: [Element] { [] }
  override func hit(_ point: CGPoint) -> Hit? { nil }
}

extension View {
  /// Hides this view, which keeps its place, its state and its tasks, and appears like any other.
  public func hidden() -> some View { modifier(_HiddenModifier()) }
}

import Geometry
import Motion

/// Moves and resizes what it contains as one: the group's frame animates, and what is inside has its final place in it.
public struct _GeometryGroupModifier: PrimitiveModifier, Animatable {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      BarrierElement(
        node: node, content: content, effect: node.view.modifier, kind: .geometry
      ) { _, _ in ProjectionTransform() }
    } update: { _, _ in
    }
  }
}

extension View {
  /// Isolates the geometry of this view: its content moves with it, new parts of it included.
  public func geometryGroup() -> some View { modifier(_GeometryGroupModifier()) }
}

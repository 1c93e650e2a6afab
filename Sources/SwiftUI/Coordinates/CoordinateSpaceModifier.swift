import Foundation
import Geometry

/// Gives a view's coordinates a name for those inside it.
public struct _CoordinateSpaceModifier: PrimitiveModifier {
  let name: AnyHashable

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      NamedSpaceElement(node: node, content: content, name: node.view.modifier.name)
    } update: { element, modifier in
      guard element.name != modifier.name else { return }
      element.name = modifier.name
      element.host.graph.setNeedsLayout()
    }
  }
}

@MainActor private final class NamedSpaceElement: TouchableElement {
  var name: AnyHashable

  init(node: _ViewNode, content: Element, name: AnyHashable) {
    self.name = name
    super.init(node: node, content: content)
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    let frame = CGRect(origin: origin, size: size(in: proposal))
    host.placing(in: host.surroundings.named(name, frame)) {
      super.place(at: origin, in: proposal)
    }
  }

  override func hit(_ point: CGPoint) -> Hit? {
    let hit = super.hit(point)
    hit?.name(name, self)
    return hit
  }
}

extension View {
  /// Names this view's coordinates for the views inside it.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Names this view's coordinates for the views inside it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }
}

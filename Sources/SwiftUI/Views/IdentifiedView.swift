/// A view with an identity of its own: another value is another view.
public struct _IdentityModifier<ID: Hashable>: PrimitiveModifier {
  let id: ID

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { IdentityNode(view, inputs: inputs) }
}

@MainActor
private final class IdentityNode<C: View, ID: Hashable>: DynamicNode<
  ModifiedContent<C, _IdentityModifier<ID>>, ID
>
{
  override var givesIdentities: Bool { true }

  override func updateContent() {
    let shown = view.content
    content.update([view.modifier.id]) { _ in
      Child(shown, inputs: contentInputs).node
    } update: { _, node in
      (node as? ViewNode<C>)?.update(shown, environment: environment)
    }
  }
}

extension View {
  /// Ties this view's identity to a value; when the value changes, a new view replaces this one.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(_IdentityModifier(id: id))
  }
}

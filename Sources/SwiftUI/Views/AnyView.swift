/// A view of any type; another type inside is another identity.
public struct AnyView: PrimitiveView {
  nonisolated(unsafe) let content: any View

  public nonisolated init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? view
  }

  public nonisolated init<V: View>(erasing view: V) { self.init(view) }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    AnyViewNode(view, inputs: inputs)
  }
}

@MainActor private final class AnyViewNode: DynamicNode<AnyView, ObjectIdentifier> {
  override func updateContent() { show(view.content) }

  private func show<V: View>(_ shown: V) {
    content.update([ObjectIdentifier(V.self)]) { _ in
      Child(shown, inputs: contentInputs).node
    } update: { _, node in
      (node as? ViewNode<V>)?.update(shown, environment: environment)
    }
  }
}

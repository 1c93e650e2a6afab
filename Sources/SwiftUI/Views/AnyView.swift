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

@MainActor private final class AnyViewNode: ViewNode<AnyView> {
  private var child: _ViewNode?

  override init(_ view: AnyView, inputs: _ViewInputs) {
    super.init(view, inputs: inputs)
    child = make(view.content)
  }

  private func make<V: View>(_ content: V) -> _ViewNode {
    Child(content, inputs: inputs.with(parent: self, environment: environment)).node
  }

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }

  override func viewChanged(from old: AnyView) { show(view.content) }

  private func show<V: View>(_ content: V) {
    if let same = child as? ViewNode<V> {
      same.update(content, environment: environment)
    } else {
      let leaving = child
      child = make(content)
      leaving?.remove()
      structureChanged()
    }
  }
}

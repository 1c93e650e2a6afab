public import Combine
import ViewGraph

/// Calls an action with what a publisher sends while the view is there.
public struct _ReceptionModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode { ReceptionNode(view, content: \.content, inputs: inputs) }
}

@MainActor
private final class ReceptionNode<C: View, P: Publisher>: PassthroughNode<
  ModifiedContent<C, _ReceptionModifier<P>>, C
>
where P.Failure == Never {
  private var subscription: AnyCancellable?

  override func willMakeContent() {
    noteActor()
    host.graph.addAction(.appear) { [self] in subscribe() }
  }

  private func subscribe() {
    guard isAlive else { return }
    subscription = view.modifier.publisher.sink { [weak self] value in
      MainActor.assumeIsolated {
        guard let self, self.isAlive else { return }
        self.view.modifier.action(value)
      }
    }
  }

  /// A view that is given another publisher listens to that one.
  override func viewChanged(from old: ModifiedContent<C, _ReceptionModifier<P>>) {
    if !ValueComparison.areEqual(old.modifier.publisher, view.modifier.publisher) {
      host.graph.addAction(.change) { [self] in subscribe() }
    }
    super.viewChanged(from: old)
  }

  override func remove() {
    super.remove()
    subscription = nil
  }
}

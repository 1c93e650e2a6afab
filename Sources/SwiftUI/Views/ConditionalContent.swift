/// One of two views, each with an identity of its own.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  nonisolated(unsafe) let storage: Storage

  nonisolated init(storage: Storage) { self.storage = storage }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    ConditionalNode(view, inputs: inputs)
  }
}

@MainActor
private final class ConditionalNode<A: View, B: View>: DynamicNode<_ConditionalContent<A, B>, Bool>
{
  override func updateContent() {
    switch view.storage {
    case .first(let shown): show(shown, isFirst: true)
    case .second(let shown): show(shown, isFirst: false)
    }
  }

  private func show<V: View>(_ shown: V, isFirst: Bool) {
    content.update([isFirst]) { _ in
      Child(shown, inputs: contentInputs).node
    } update: { _, node in
      (node as? ViewNode<V>)?.update(shown, environment: environment)
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("an optional view is drawn by the library") }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    OptionalNode(view, inputs: inputs)
  }
}

extension Optional: PrimitiveView where Wrapped: View {}

@MainActor private final class OptionalNode<Wrapped: View>: DynamicNode<Wrapped?, Bool> {
  override func updateContent() {
    guard let shown = view else {
      return content.update([]) { _ in
        preconditionFailure("nothing is shown")
      } update: { _, _ in
      }
    }
    content.update([true]) { _ in
      Child(shown, inputs: contentInputs).node
    } update: { _, node in
      (node as? ViewNode<Wrapped>)?.update(shown, environment: environment)
    }
  }
}

import ViewGraph

/// Several views in a row, as a builder makes them.
public struct TupleView<T>: PrimitiveView {
  nonisolated(unsafe) public var value: T

  public nonisolated init(_ value: T) { self.value = value }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    TupleNode(view, inputs: inputs)
  }
}

/// Keeps a node for each element of the tuple.
@MainActor private final class TupleNode<T>: ViewNode<TupleView<T>> {
  private var children: [_ViewNode] = []
  private let slots: [(type: any View.Type, offset: Int)]

  override init(_ view: TupleView<T>, inputs: _ViewInputs) {
    slots = TupleElements.of(T.self).map { element in
      guard let type = element.type as? any View.Type else {
        preconditionFailure("a TupleView holds views only, not \(element.type)")
      }
      return (type, element.offset)
    }
    super.init(view, inputs: inputs)
    let inside = inputs.with(parent: self)
    children = withElements { type, address in Self.make(type, address, inside) }
  }

  override var childNodes: [_ViewNode] { children }

  override func pathStep(to child: _ViewNode) -> String? {
    children.firstIndex { $0 === child }.map(String.init)
  }

  override func viewChanged(from old: TupleView<T>) {
    var index = 0
    _ = withElements { type, address in
      Self.update(type, address, children[index], environment)
      index += 1
    }
  }

  private func withElements<Result>(
    _ body: (_ type: any View.Type, _ address: UnsafeRawPointer) -> Result
  ) -> [Result] {
    withUnsafePointer(to: view.value) { pointer in
      slots.map { body($0.type, UnsafeRawPointer(pointer) + $0.offset) }
    }
  }

  private static func make<V: View>(
    _ type: V.Type, _ address: UnsafeRawPointer, _ inputs: _ViewInputs
  ) -> _ViewNode {
    Child(address.assumingMemoryBound(to: V.self).pointee, inputs: inputs).node
  }

  private static func update<V: View>(
    _ type: V.Type, _ address: UnsafeRawPointer, _ node: _ViewNode, _ environment: EnvironmentValues
  ) {
    unsafeDowncast(node, to: ViewNode<V>.self)
      .update(address.assumingMemoryBound(to: V.self).pointee, environment: environment)
  }
}

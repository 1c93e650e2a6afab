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
private final class ConditionalNode<A: View, B: View>: ViewNode<
  _ConditionalContent<A, B>
>
{
  private enum Branch {
    case first(Child<A>)
    case second(Child<B>)

    var node: _ViewNode {
      switch self {
      case .first(let child): child.node
      case .second(let child): child.node
      }
    }
  }
  private var branch: Branch?

  override init(_ view: _ConditionalContent<A, B>, inputs: _ViewInputs) {
    super.init(view, inputs: inputs)
    branch = makeBranch()
  }

  override var childNodes: [_ViewNode] { branch.map { [$0.node] } ?? [] }

  private func makeBranch() -> Branch {
    let inside = inputs.with(parent: self, environment: environment)
    switch view.storage {
    case .first(let content): return .first(Child(content, inputs: inside))
    case .second(let content): return .second(Child(content, inputs: inside))
    }
  }

  override func viewChanged(from old: _ConditionalContent<A, B>) {
    switch (view.storage, branch) {
    case (.first(let content), .first(let child)):
      child.update(content, environment: environment)
    case (.second(let content), .second(let child)):
      child.update(content, environment: environment)
    default:
      let leaving = branch
      branch = makeBranch()
      leaving?.node.remove()
      structureChanged()
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

@MainActor private final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
  private var child: Child<Wrapped>?

  override init(_ view: Wrapped?, inputs: _ViewInputs) {
    super.init(view, inputs: inputs)
    child = makeChild()
  }

  private func makeChild() -> Child<Wrapped>? {
    view.map { Child($0, inputs: inputs.with(parent: self, environment: environment)) }
  }

  override var childNodes: [_ViewNode] { child.map { [$0.node] } ?? [] }

  override func viewChanged(from old: Wrapped?) {
    if let view, let child {
      child.update(view, environment: environment)
    } else if view != nil || child != nil {
      let leaving = child
      child = makeChild()
      leaving?.node.remove()
      structureChanged()
    }
  }
}

import ViewGraph

/// Views that count as those inside it; what is applied to a group is applied to each.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    PassthroughNode(view, content: \.content, inputs: inputs)
  }
}

/// The node of a view that shows its content as it is.
@MainActor class PassthroughNode<V: View, Content: View>: ViewNode<V> {
  private let content: KeyPath<V, Content>
  private var child: Child<Content>?

  init(_ view: V, content: KeyPath<V, Content>, inputs: _ViewInputs) {
    self.content = content
    super.init(view, inputs: inputs)
    willMakeContent()
    makeChild()
  }

  @available(*, unavailable, message: "this node is made with more than its view")
  override init(_ view: V, inputs: _ViewInputs) {
    preconditionFailure("this node is made with more than its view")
  }

  /// Called once, before the content's nodes are made.
  func willMakeContent() {}

  /// What the content is given; subclasses change scope or environment here.
  var contentInputs: _ViewInputs {
    inputs.with(parent: self, environment: contentEnvironment)
  }

  var contentEnvironment: EnvironmentValues { environment }

  private func makeChild() {
    child = Child(view[keyPath: content], inputs: contentInputs)
  }

  override var childNodes: [_ViewNode] { child.map { [$0.node] } ?? [] }

  override func viewChanged(from old: V) { updateContent() }

  final func updateContent() {
    child?.update(view[keyPath: content], environment: contentEnvironment)
  }
}

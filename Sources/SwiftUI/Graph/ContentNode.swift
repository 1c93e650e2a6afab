import ViewGraph

/// The node of a view that makes its content in a closure, from something that it keeps itself.
@MainActor class ContentNode<V: View, Content: View>: ViewNode<V> {
  private var child: Child<Content>?
  private var isWhole = false

  override init(_ view: V, inputs: _ViewInputs) {
    super.init(view, inputs: inputs)
    willMakeContent()
    evaluate()
    isWhole = true
  }

  /// Called once, before the content is made for the first time.
  func willMakeContent() {}

  /// The content as it is to be evaluated now; nil for nothing.
  func makeContent() -> Content? { nil }

  /// What the content's node is given.
  var contentInputs: _ViewInputs { inputs.with(parent: self, environment: environment) }

  override var childNodes: [_ViewNode] { child.map { [$0.node] } ?? [] }

  override func viewChanged(from old: V) { evaluate() }

  final override func evaluate() {
    markValid()
    host.bodyCount += 1
    let content = GraphReads.evaluating(self) { makeContent() }
    if let content, let child {
      child.update(content, environment: environment)
    } else if content != nil || child != nil {
      child?.node.remove()
      child = content.map { Child($0, inputs: contentInputs) }
      if isWhole { structureChanged() }
    }
  }
}

/// An `Equatable` value of any type, to see when it changes.
struct AnyTrigger: Equatable {
  private let value: any Equatable

  init(_ value: some Equatable) { self.value = value }

  static func == (first: Self, second: Self) -> Bool {
    func equal<T: Equatable>(_ value: T) -> Bool { second.value as? T == value }
    return equal(first.value)
  }
}

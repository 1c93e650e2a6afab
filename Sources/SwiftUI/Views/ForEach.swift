import ViewGraph

/// A view for each element of a collection, with the element's identifier as its identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View, PrimitiveView where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content) { $0.id }
  }

  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content) { $0 }
  }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    ForEachNode(view, inputs: inputs)
  }
}

@MainActor
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, C: View>:
  ViewNode<ForEach<Data, ID, C>>
{
  private var children: [(id: ID, child: Child<C>)] = []

  override init(_ view: ForEach<Data, ID, C>, inputs: _ViewInputs) {
    super.init(view, inputs: inputs)
    evaluate()
  }

  override var childNodes: [_ViewNode] { children.map(\.child.node) }

  override func viewChanged(from old: ForEach<Data, ID, C>) { evaluate() }

  override func evaluate() {
    markValid()
    // Only looked up, never iterated: the order of what is shown is the collection's.
    var former = Dictionary(
      children.map { ($0.id, $0.child) }, uniquingKeysWith: { first, _ in first })
    let before = children.map(\.id)
    let inside = inputs.with(parent: self, environment: environment)
    children = view.data.map { element in
      let id = view.id(element)
      let content = GraphReads.evaluating(self) { view.content(element) }
      if let child = former.removeValue(forKey: id) {
        child.update(content, environment: environment)
        return (id, child)
      }
      return (id, Child(content, inputs: inside))
    }
    let leaving = before.compactMap { former[$0] }
    for child in leaving { child.node.remove() }
    if before != children.map(\.id) { structureChanged() }
  }
}

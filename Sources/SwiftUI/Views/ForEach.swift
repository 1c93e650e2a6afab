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
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content) { $0.id }
  }

  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content) { $0 }
  }

  /// A view for each element of a collection that a binding refers to, made from a binding to that
  /// element: `ForEach($trips) { $trip in … }`.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// A view for each element of a collection that a binding refers to, known by a property.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    let places = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.init(data: places, content: { content(data.element(at: $0.0)) }, id: { $0.1 })
  }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    ForEachNode(view, inputs: inputs)
  }
}

@MainActor
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, C: View>:
  DynamicNode<ForEach<Data, ID, C>, ID>
{
  /// A range is constant by contract.
  override var isConstant: Bool { Data.self == Range<Int>.self }

  override var givesIdentities: Bool { true }
  override var tagsChildren: Bool { true }

  override func pathStep(to child: _ViewNode) -> String? {
    content.key(of: child).map { "[\($0)]" }
  }

  override func evaluate() {
    markValid()
    updateContent()
  }

  override func updateContent() {
    let elements = Array(view.data)
    func shown(_ index: Int) -> C {
      GraphReads.evaluating(self) { view.content(elements[index]) }
    }
    content.update(elements.map(view.id)) { index in
      Child(shown(index), inputs: contentInputs).node
    } update: { index, node in
      (node as? ViewNode<C>)?.update(shown(index), environment: environment)
    }
  }
}

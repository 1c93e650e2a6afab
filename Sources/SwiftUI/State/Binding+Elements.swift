// MARK: - Optional values and collections

extension Binding {
  /// A binding to what is in an optional value; nil where nothing is in it.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(UnwrappedSource(base: base.source, last: value))
    transaction = base.transaction
    hasTransaction = base.hasTransaction
  }

  /// A binding to an optional value that holds this one's.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { value, _ in if let value { base.wrappedValue = value } })
  }
}

extension Binding where Value: MutableCollection, Value.Index: Hashable {
  /// A binding to one element.
  ///
  /// It keeps the element it saw last when the collection gets shorter.
  func element(at index: Value.Index) -> Binding<Value.Element> {
    var derived = Binding<Value.Element>(
      ElementSource(base: source, index: index, last: wrappedValue[index]))
    derived.transaction = transaction
    derived.hasTransaction = hasTransaction
    return derived
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection, Value.Index: Hashable {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection, Value.Index: Hashable {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection, Value.Index: Hashable {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection, Value.Index: Hashable {
  public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(index, offsetBy: distance)
  }

  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}

/// An element of a collection; views of elements that are leaving still read theirs.
private final class ElementSource<C: MutableCollection>: BindingSource<C.Element>
where C.Index: Hashable {
  private let base: BindingSource<C>
  private let index: C.Index
  private let last: C.Element

  init(base: BindingSource<C>, index: C.Index, last: C.Element) {
    self.base = base
    self.index = index
    self.last = last
  }

  override func get() -> C.Element {
    let elements = base.get()
    return contains(index, elements) ? elements[index] : last
  }

  override func set(_ value: C.Element, _ transaction: Transaction) {
    var elements = base.get()
    guard contains(index, elements) else { return }
    elements[index] = value
    base.set(elements, transaction)
  }

  override func isSame(as other: BindingSource<C.Element>) -> Bool {
    guard let other = other as? ElementSource<C> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }

  private func contains(_ index: C.Index, _ elements: C) -> Bool {
    elements.startIndex <= index && index < elements.endIndex
  }
}

/// What is in an optional value; it keeps what it saw last when that is taken away.
private final class UnwrappedSource<Value>: BindingSource<Value> {
  private let base: BindingSource<Value?>
  private let last: Value

  init(base: BindingSource<Value?>, last: Value) {
    self.base = base
    self.last = last
  }

  override func get() -> Value { base.get() ?? last }

  override func set(_ value: Value, _ transaction: Transaction) {
    guard base.get() != nil else { return }
    base.set(value, transaction)
  }

  override func isSame(as other: BindingSource<Value>) -> Bool {
    (other as? UnwrappedSource).map { base.isSame(as: $0.base) } ?? false
  }
}

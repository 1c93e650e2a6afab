import ViewGraph

/// A way to read and write a value that something else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: @unchecked Sendable {
  fileprivate let source: BindingSource<Value>
  /// Set on writes made through this binding.
  public var transaction = Transaction()
  fileprivate var hasTransaction = false

  init(_ source: BindingSource<Value>) { self.source = source }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    source = ClosureSource(get: get) { value, _ in set(value) }
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    source = ClosureSource(get: get, set: set)
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public static func constant(_ value: Value) -> Binding<Value> { Binding(ConstantSource(value)) }

  public var wrappedValue: Value {
    get { source.get() }
    nonmutating set {
      var current = CurrentTransaction.value
      if hasTransaction { current.merge(transaction) }
      source.set(newValue, current)
    }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var derived = Binding<Subject>(MemberSource(base: source, keyPath: keyPath))
    derived.transaction = transaction
    derived.hasTransaction = hasTransaction
    return derived
  }

  /// This binding with `transaction` for its writes.
  public func transaction(
    _ transaction: Transaction, file: StaticString = #fileID, line: UInt = #line
  ) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    if transaction.source == nil {
      copy.transaction.source = AnimationSource("binding.transaction", file: file, line: line)
    }
    copy.hasTransaction = true
    return copy
  }

  /// This binding with its writes animated.
  public func animation(
    _ animation: Animation? = .default, file: StaticString = #fileID, line: UInt = #line
  ) -> Binding<Value> {
    var transaction = Transaction(animation: animation)
    transaction.source = AnimationSource("binding.animation", file: file, line: line)
    return self.transaction(transaction)
  }
}

extension Binding: GraphComparable {
  package func isSame(as other: Self) -> Bool { source.isSame(as: other.source) }
}

/// Where a binding's value is.
class BindingSource<Value> {
  func get() -> Value { fatalError("a binding source can be read") }
  func set(_ value: Value, _ transaction: Transaction) {}
  func isSame(as other: BindingSource<Value>) -> Bool { self === other }
}

final class StateSource<Value>: BindingSource<Value> {
  private let location: StateLocation<Value>

  init(_ location: StateLocation<Value>) { self.location = location }

  override func get() -> Value { location.value }

  override func set(_ value: Value, _ transaction: Transaction) {
    location.write(value, transaction: transaction)
  }

  override func isSame(as other: BindingSource<Value>) -> Bool {
    (other as? StateSource)?.location === location
  }
}

private final class ClosureSource<Value>: BindingSource<Value> {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  override func get() -> Value { read() }
  override func set(_ value: Value, _ transaction: Transaction) { write(value, transaction) }
}

private final class ConstantSource<Value>: BindingSource<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }

  override func isSame(as other: BindingSource<Value>) -> Bool {
    guard let other = other as? ConstantSource else { return false }
    return ValueComparison.areEqual(value, other.value)
  }
}

private final class MemberSource<Root, Value>: BindingSource<Value> {
  private let base: BindingSource<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(base: BindingSource<Root>, keyPath: WritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value { base.get()[keyPath: keyPath] }

  override func set(_ value: Value, _ transaction: Transaction) {
    var root = base.get()
    root[keyPath: keyPath] = value
    base.set(root, transaction)
  }

  override func isSame(as other: BindingSource<Value>) -> Bool {
    guard let other = other as? MemberSource<Root, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

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
  /// A binding to one element. It keeps the element it saw last when the collection gets shorter.
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

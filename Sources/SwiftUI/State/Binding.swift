import ViewGraph

/// A way to read and write a value that something else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: @unchecked Sendable {
  let source: BindingSource<Value>
  /// Set on writes made through this binding.
  public var transaction = Transaction()
  var hasTransaction = false

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
    // An object announces the change itself, so it has to be made under the transaction.
    CurrentTransaction.adopting(transaction) { root[keyPath: keyPath] = value }
    base.set(root, transaction)
  }

  override func isSame(as other: BindingSource<Value>) -> Bool {
    guard let other = other as? MemberSource<Root, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

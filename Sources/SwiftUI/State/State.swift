import ViewGraph

/// A value that a view owns: it lives as long as the view's place in the tree.
@propertyWrapper public struct State<Value>: DynamicProperty, GraphComparable {
  private let initial: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue value: Value) { initial = value }

  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(StateSource(location))
  }

  public static func _connect(_ property: inout Self, storage: _PropertyStorage) {
    if let known = storage.value as? StateLocation<Value> {
      property.location = known
    } else {
      let made = StateLocation(property.initial)
      storage.value = made
      property.location = made
    }
  }

  /// State belongs to the place, not to the view value: a new value of the view never changes it.
  package func isSame(as other: Self) -> Bool { true }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

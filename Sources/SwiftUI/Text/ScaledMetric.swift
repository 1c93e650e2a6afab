import ViewGraph

/// A length that grows with the reader's choice of text size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var size = DynamicTypeSize.large

  /// A length that grows as a kind of text does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// A length that grows as body text does.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  public var wrappedValue: Value { base * Value(size.factor(for: style)) }

  public static func _connect(_ property: inout Self, storage: _PropertyStorage) {
    property.size = storage.node.environment.dynamicTypeSize
  }
}

extension ScaledMetric: GraphComparable {
  package func isSame(as other: Self) -> Bool { base == other.base && style == other.style }
}

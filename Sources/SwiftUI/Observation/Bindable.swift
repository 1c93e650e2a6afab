public import Observation
import ViewGraph

/// Bindings to the properties of an `Observable` object: `$model.name`.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value

  public var projectedValue: Bindable<Value> { self }

  private init(object: Value) { wrappedValue = object }

  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
}

extension Bindable where Value: AnyObject {
  /// A binding to one property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { Binding(ObjectMemberSource(object: wrappedValue, keyPath: keyPath)) }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Environment {
  /// The `Observable` object of a type that a view further out has put into the environment.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(\.[required: EnvironmentObjectPlace<Value>()])
  }

  /// The `Observable` object of a type from the environment; nil where there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(\.[EnvironmentObjectPlace<T>()])
  }
}

extension EnvironmentValues {
  fileprivate subscript<T: AnyObject>(required place: EnvironmentObjectPlace<T>) -> T {
    guard let object = self[place] else {
      fatalError(
        "No Observable object of type \(T.self) found. A View.environment(_:) for \(T.self) may be "
          + "missing as an ancestor of this view.")
    }
    return object
  }
}

extension View {
  /// Gives an `Observable` object to all views inside that ask for one of its type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    environment(\.[EnvironmentObjectPlace<T>()], object)
  }
}

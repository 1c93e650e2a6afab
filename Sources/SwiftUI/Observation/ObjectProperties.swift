public import Combine
import ViewGraph

/// A subscription to an object's announcements, for as long as a place shows that object.
@MainActor final class ObjectSubscription {
  private(set) weak var object: AnyObject?
  private let signal = ObservationSignal()
  private var cancellable: AnyCancellable?

  /// Makes the evaluation that runs depend on `object`.
  func observe<O: ObservableObject>(_ object: O) {
    if self.object !== object || cancellable == nil {
      self.object = object
      let signal = signal
      cancellable = object.objectWillChange.sink { _ in signal.send() }
    }
    signal.noteRead()
  }
}

/// Bindings to the properties of an observable object: `$model.name`.
@dynamicMemberLookup @frozen public struct _ObjectBindings<ObjectType: AnyObject> {
  let object: ObjectType

  /// A binding to one property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
  ) -> Binding<Subject> { Binding(AnnouncedMemberSource(object: object, keyPath: keyPath)) }
}

/// A property of an object.
class ObjectMemberSource<Root: AnyObject, Value>: BindingSource<Value> {
  private let object: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }

  override func set(_ value: Value, _ transaction: Transaction) {
    CurrentTransaction.adopting(transaction) { object[keyPath: keyPath] = value }
  }

  override func isSame(as other: BindingSource<Value>) -> Bool {
    guard let other = other as? ObjectMemberSource<Root, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// A property of an object that announces its changes as a whole.
///
/// Nobody hears who reads such a property, so a view that is given a binding to it is evaluated
/// anew when the value differs from what it was when the binding was made.
private final class AnnouncedMemberSource<Root: AnyObject, Value>: ObjectMemberSource<Root, Value> {
  private let known: Value

  override init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Value>) {
    known = object[keyPath: keyPath]
    super.init(object: object, keyPath: keyPath)
  }

  override func isSame(as other: BindingSource<Value>) -> Bool {
    guard let other = other as? AnnouncedMemberSource<Root, Value> else { return false }
    return super.isSame(as: other) && ValueComparison.areEqual(known, other.known)
  }
}

/// An observable object that a view is given; the view is evaluated anew when it changes.
@MainActor @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>:
  DynamicProperty
{
  /// Bindings to the object's properties.
  public typealias Wrapper = _ObjectBindings<ObjectType>

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  public static func _connect(_ property: inout Self, storage: _PropertyStorage) {
    storage.objectSubscription.observe(property.wrappedValue)
  }
}

/// An observable object that a view owns: it lives as long as the view's place in the tree.
@MainActor @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>:
  DynamicProperty
{
  /// Bindings to the object's properties.
  public typealias Wrapper = _ObjectBindings<ObjectType>

  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Makes the object when the view first appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  public var wrappedValue: ObjectType { object ?? make() }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  public static func _connect(_ property: inout Self, storage: _PropertyStorage) {
    let object = storage.value as? ObjectType ?? property.make()
    storage.value = object
    property.object = object
    storage.objectSubscription.observe(object)
  }
}

extension StateObject: GraphComparable {
  /// The object belongs to the place, not to the view value.
  package nonisolated func isSame(as other: Self) -> Bool { true }
}

/// An observable object that a view further out has put into the environment.
@MainActor @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>:
  DynamicProperty
{
  /// Bindings to the object's properties.
  public typealias Wrapper = _ObjectBindings<ObjectType>

  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  public static func _connect(_ property: inout Self, storage: _PropertyStorage) {
    property.object = storage.node.environment[EnvironmentObjectKey<ObjectType>.self]
    if let object = property.object { storage.objectSubscription.observe(object) }
  }
}

extension EnvironmentObject: GraphComparable {
  package nonisolated func isSame(as other: Self) -> Bool { true }
}

extension _PropertyStorage {
  /// The subscription of a property that observes an object.
  var objectSubscription: ObjectSubscription {
    if let known = subscription as? ObjectSubscription { return known }
    let made = ObjectSubscription()
    subscription = made
    return made
  }
}

/// Objects in the environment, each under its type.
struct EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

extension View {
  /// Gives an observable object to all views inside that ask for one of its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environment(\.[EnvironmentObjectPlace<T>()], object)
  }

  /// Calls `action` with each value that a publisher sends while the view is there.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_ReceptionModifier(publisher: publisher, action: action))
  }
}

/// Stands for a type in key paths of the environment.
struct EnvironmentObjectPlace<ObjectType: AnyObject>: Hashable {}

extension EnvironmentValues {
  subscript<T: AnyObject>(place: EnvironmentObjectPlace<T>) -> T? {
    get { self[EnvironmentObjectKey<T>.self] }
    set { self[EnvironmentObjectKey<T>.self] = newValue }
  }
}

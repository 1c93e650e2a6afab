/// A property whose changes an observable object announces, and which is a publisher itself.
@propertyWrapper public struct Published<Value> {
  private let storage: Storage

  /// A property that begins with a value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// A property that begins with a value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("a published property belongs to a class") }
    set { fatalError("a published property belongs to a class: \(newValue)") }
  }

  /// The publisher of the property's values: what it is now, and each new value just before it is set.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set { newValue.storage.forward(to: storage) }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage keyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: keyPath].storage.value }
    set {
      let storage = object[keyPath: keyPath].storage
      if storage.announce == nil, let observable = object as? any ObservableObject {
        storage.announce = announcer(of: observable)
      }
      storage.change(to: newValue)
    }
  }

  /// What says that an object is about to change; its publisher is looked for once.
  private static func announcer<O: ObservableObject>(of object: O) -> () -> Void {
    guard let publisher = object.objectWillChange as? ObservableObjectPublisher else { return {} }
    return { publisher.send() }
  }

  /// Sends the values of a published property.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let storage: Storage

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.list.add(subscriber) { [storage] in storage.value }
    }
  }

  /// Where the value and its subscribers are.
  final class Storage {
    private(set) var value: Value
    let list = SubscriberList<Value, Never>()
    /// Says that the object is about to change; nil until it is known which object that is.
    var announce: (() -> Void)?
    private var kept: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    func change(to newValue: Value) {
      announce?()
      list.send(newValue)
      value = newValue
    }

    /// Keeps a subscription for as long as the property.
    func keep(_ subscription: AnyCancellable) { kept.append(subscription) }

    func forward(to other: Storage) { if other !== self { other.change(to: value) } }
  }
}

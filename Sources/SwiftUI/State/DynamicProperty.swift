import ViewGraph

/// A stored property of a view that is connected to the view's place before its body is evaluated.
public protocol DynamicProperty {
  /// Called before each evaluation of the body.
  mutating func update()

  /// Connects the property to its place.
  @MainActor static func _connect(_ property: inout Self, storage: _PropertyStorage)
}

extension DynamicProperty {
  public mutating func update() {}

  @MainActor public static func _connect(_ property: inout Self, storage: _PropertyStorage) {
    // A property made of others, such as a wrapper with state of its own.
    if storage.nested == nil { storage.nested = DynamicProperties(of: Self.self) }
    storage.nested?.connect(&property, node: storage.node)
    property.update()
  }
}

/// What the place of a view keeps for one of its dynamic properties.
@MainActor public final class _PropertyStorage {
  unowned let node: _ViewNode
  /// Whatever the property keeps: a location, an object.
  var value: AnyObject?
  /// What tells of changes of an object that the property observes.
  var subscription: AnyObject?
  /// Properties inside the property, where it is made of others.
  var nested: DynamicProperties?

  init(node: _ViewNode) { self.node = node }
}

/// A type that stands for one of its stored properties: the dynamic properties of that one are its own.
protocol PropertyHolder {
  /// The name of the property.
  static var held: String { get }
}

/// The dynamic properties of one place, found by the type's layout.
@MainActor struct DynamicProperties {
  private let slots: [(offset: Int, type: any DynamicProperty.Type)]
  private var storages: [_PropertyStorage] = []

  init(of type: Any.Type) {
    slots = Self.slots(of: type, at: 0)
  }

  private static func slots(
    of type: Any.Type, at start: Int
  ) -> [(offset: Int, type: any DynamicProperty.Type)] {
    StoredProperties.of(type).flatMap { property in
      let offset = start + property.offset
      if let dynamic = property.type as? any DynamicProperty.Type { return [(offset, dynamic)] }
      guard let holder = type as? any PropertyHolder.Type, property.name == holder.held else {
        return []
      }
      return slots(of: property.type, at: offset)
    }
  }

  /// Connects every dynamic property of `value`, which must be of the type this was made for.
  mutating func connect<Value>(_ value: inout Value, node: _ViewNode) {
    guard !slots.isEmpty else { return }
    if storages.isEmpty { storages = slots.map { _ in _PropertyStorage(node: node) } }
    withUnsafeMutablePointer(to: &value) { pointer in
      for (slot, storage) in zip(slots, storages) {
        Self.connect(slot.type, UnsafeMutableRawPointer(pointer) + slot.offset, storage)
      }
    }
  }

  private static func connect<P: DynamicProperty>(
    _ type: P.Type, _ address: UnsafeMutableRawPointer, _ storage: _PropertyStorage
  ) {
    P._connect(&address.assumingMemoryBound(to: P.self).pointee, storage: storage)
  }
}

/// A set of names that belongs to one view, for what is to be found again elsewhere in the tree.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// Tells namespaces of one scene apart.
  public struct ID: Hashable, Sendable {
    let number: Int
  }
  private var id = ID(number: 0)

  public init() {}

  public var wrappedValue: ID { id }

  public static func _connect(_ property: inout Self, storage: _PropertyStorage) {
    if storage.value == nil { storage.value = Box(storage.node.host.makeNamespace()) }
    if let box = storage.value as? Box { property.id = box.id }
  }

  private final class Box {
    let id: ID
    init(_ id: ID) { self.id = id }
  }
}

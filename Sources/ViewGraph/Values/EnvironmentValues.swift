/// A key of an environment value, with what it is when nothing set it.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values a view inherits from those around it.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
  package private(set) var list = PropertyList()

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      EnvironmentReads.note(ObjectIdentifier(key))
      return list.value(for: ObjectIdentifier(key), as: Key.Value.self) ?? Key.defaultValue
    }
    set { list.set(newValue, for: ObjectIdentifier(key)) }
  }

  public var description: String { "EnvironmentValues(\(list.entries.count) set)" }
}

/// Which environment keys a piece of code reads, noted while it runs.
package enum EnvironmentReads {
  package nonisolated(unsafe) static var keys: [ObjectIdentifier]?

  static func note(_ key: ObjectIdentifier) {
    guard keys != nil, keys?.contains(key) == false else { return }
    keys?.append(key)
  }

  /// Runs `body` and returns its result with the keys it read.
  package static func collecting<Result>(_ body: () -> Result) -> (Result, [ObjectIdentifier]) {
    let outer = keys
    keys = []
    let result = body()
    let read = keys ?? []
    keys = outer
    if outer != nil { for key in read { note(key) } }
    return (result, read)
  }
}

extension EnvironmentValues {
  /// Whether both hold the same for one key.
  package func agrees(with other: Self, on key: ObjectIdentifier) -> Bool {
    list.agrees(with: other.list, on: key)
  }

  /// Whether both hold the same for every key.
  package func agrees(with other: Self) -> Bool { list.agrees(with: other.list) }
}

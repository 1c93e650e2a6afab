/// Values by key type: what `EnvironmentValues` and `Transaction` are made of.
///
/// Linear search over a small array; both lists rarely hold more than a dozen keys. The order of
/// entries is the order of first insertion, so nothing depends on hashing.
package struct PropertyList {
  package struct Entry {
    package let key: ObjectIdentifier
    package var value: Any
    /// Whether another value of the same key equals this one.
    package let isEqual: (Any) -> Bool
  }

  package private(set) var entries: [Entry] = []

  package init() {}

  package func value<Value>(for key: ObjectIdentifier, as type: Value.Type) -> Value? {
    for entry in entries where entry.key == key { return entry.value as? Value }
    return nil
  }

  package mutating func set<Value>(_ value: Value, for key: ObjectIdentifier) {
    let entry = Entry(key: key, value: value) { other in
      guard let other = other as? Value else { return false }
      return ValueComparison.areEqual(value, other)
    }
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  /// Whether both lists hold equal values for `key`, or neither holds any.
  package func agrees(with other: PropertyList, on key: ObjectIdentifier) -> Bool {
    let mine = entries.first { $0.key == key }
    let theirs = other.entries.first { $0.key == key }
    switch (mine, theirs) {
    case (nil, nil): return true
    case (let mine?, let theirs?): return mine.isEqual(theirs.value)
    default: return false
    }
  }

  /// Whether both lists hold the same keys with equal values.
  package func agrees(with other: PropertyList) -> Bool {
    entries.count == other.entries.count && entries.allSatisfy { agrees(with: other, on: $0.key) }
  }

  /// Takes over every entry of `other`.
  package mutating func merge(_ other: PropertyList) {
    for entry in other.entries {
      if let index = entries.firstIndex(where: { $0.key == entry.key }) {
        entries[index] = entry
      } else {
        entries.append(entry)
      }
    }
  }
}

@_spi(Reflection) import Swift

/// One stored property of a type: where it lies and what it is.
package struct StoredProperty {
  package let name: String
  package let offset: Int
  package let type: Any.Type
}

/// Layouts of types, found once per type.
package enum StoredProperties {
  // Everything that evaluates views runs on one thread; see `GraphHost`.
  private nonisolated(unsafe) static var known: [ObjectIdentifier: [StoredProperty]] = [:]

  /// Stored properties of a struct or tuple in declaration order; empty for any other kind.
  package static func of(_ type: Any.Type) -> [StoredProperty] {
    let id = ObjectIdentifier(type)
    if let found = known[id] { return found }
    var fields: [StoredProperty] = []
    // The runtime looks for an instance of anything else, and there is none.
    switch Metadata.kind(of: type) {
    case .structure, .tuple: break
    default: return fields
    }
    _ = _forEachField(of: type) { name, offset, type, _ in
      fields.append(StoredProperty(name: String(cString: name), offset: offset, type: type))
      return true
    }
    known[id] = fields
    return fields
  }
}

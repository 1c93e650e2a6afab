import ViewGraph

/// A number, a Boolean or a string that a value stores, under the name of its property.
package struct StoredValue: Equatable, Sendable {
  /// What is stored; numbers in the unit of the source.
  package enum Content: Equatable, Sendable {
    case number(Double)
    case flag(Bool)
    case text(String)
  }

  /// Names of the properties on the way, joined by dots.
  package var name: String
  package var content: Content

  /// Makes what reading a value gives.
  package init(name: String, content: Content) {
    self.name = name
    self.content = content
  }
}

/// What a value of any type stores, whether or not it can be animated.
@MainActor package enum StoredValues {
  /// Numbers, Booleans and strings in order of declaration, with nested ones.
  package static func named<Value>(_ value: Value) -> [StoredValue] {
    withUnsafePointer(to: value) { pointer in
      var found: [StoredValue] = []
      read(Value.self, at: UnsafeRawPointer(pointer), name: [], unit: 1, into: &found)
      return found
    }
  }

  private static func read(
    _ type: Any.Type, at address: UnsafeRawPointer, name: [String], unit: Double,
    into found: inout [StoredValue]
  ) {
    let joined = name.joined(separator: ".")
    func add(_ content: StoredValue.Content, at index: Int? = nil) {
      let name = index.map { "\(joined)[\($0)]" } ?? joined
      found.append(StoredValue(name: name, content: content))
    }
    if let format = type as? any NumberFormat.Type {
      for (index, number) in format.read(address).enumerated() {
        add(.number(AttributeUnits.quotient(number, 1 / unit)), at: format.isArray ? index : nil)
      }
    } else if type == Bool.self {
      add(.flag(address.assumingMemoryBound(to: Bool.self).pointee))
    } else if type == String.self {
      add(.text(address.assumingMemoryBound(to: String.self).pointee))
    } else {
      let naming = type as? any StoredNumberNaming.Type
      for property in StoredProperties.of(type) {
        let own = naming?.storedNames[property.name] ?? property.name
        // A property wrapper's storage is named after the property.
        let shown = own.hasPrefix("_") ? String(own.dropFirst()) : own
        read(
          property.type, at: address + property.offset,
          name: shown.isEmpty ? name : name + [shown], unit: unit * (naming?.sourceUnit ?? 1),
          into: &found)
      }
    }
  }
}

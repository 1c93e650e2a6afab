/// Elements of a tuple type with their byte offsets, read from the type's metadata.
package enum TupleElements {
  private nonisolated(unsafe) static var known:
    [ObjectIdentifier: [(type: Any.Type, offset: Int)]] =
      [:]

  /// Element types and offsets in order; one element of offset 0 when `type` is no tuple.
  package static func of(_ type: Any.Type) -> [(type: Any.Type, offset: Int)] {
    let id = ObjectIdentifier(type)
    if let found = known[id] { return found }
    var elements: [(type: Any.Type, offset: Int)] = []
    if Metadata.kind(of: type) == .tuple {
      // Layout: kind, element count, labels, then (type, offset) for each element. The offset is 32 bits wide on
      // Linux, and what fills its word up is not initialised.
      let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
      for index in 0..<Int(words[1]) {
        let element = unsafeBitCast(words[3 + 2 * index], to: Any.Type.self)
        elements.append((element, Int(UInt32(truncatingIfNeeded: words[4 + 2 * index]))))
      }
    } else {
      elements = [(type, 0)]
    }
    known[id] = elements
    return elements
  }
}

@_spi(Reflection) import Swift

/// A type that says itself when two of its values are the same to the graph.
package protocol GraphComparable {
  func isSame(as other: Self) -> Bool
}

/// Equality of values of any type, as the graph needs it to decide whether anything changed.
///
/// An `Equatable` type is compared by its `==`, a class instance by identity, a struct or tuple field by field,
/// and whatever is left by its bytes when it is trivial. What cannot be compared counts as changed.
package enum ValueComparison {
  private nonisolated(unsafe) static var plans: [ObjectIdentifier: Plan] = [:]

  package static func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    if MemoryLayout<Value>.size == 0 { return true }
    return withUnsafePointer(to: first) { a in
      withUnsafePointer(to: second) { b in
        plan(for: Value.self).areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
      }
    }
  }

  private indirect enum Plan {
    case own(any GraphComparable.Type)
    case equatable(any Equatable.Type)
    case reference
    case fields([(offset: Int, plan: Plan)])
    case bytes(Int)
    case never

    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
      switch self {
      case .own(let type): return compareOwn(type, a, b)
      case .equatable(let type): return compare(type, a, b)
      case .reference: return a.load(as: UInt.self) == b.load(as: UInt.self)
      case .fields(let fields):
        return fields.allSatisfy { $0.plan.areEqual(a + $0.offset, b + $0.offset) }
      case .bytes(let count):
        return (0..<count).allSatisfy {
          a.load(fromByteOffset: $0, as: UInt8.self) == b.load(fromByteOffset: $0, as: UInt8.self)
        }
      case .never: return false
      }
    }

    private func compareOwn<T: GraphComparable>(
      _ type: T.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
    ) -> Bool {
      a.assumingMemoryBound(to: T.self).pointee
        .isSame(as: b.assumingMemoryBound(to: T.self).pointee)
    }

    private func compare<T: Equatable>(
      _ type: T.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
    ) -> Bool {
      a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
    }
  }

  private static func plan(for type: Any.Type) -> Plan {
    let id = ObjectIdentifier(type)
    if let plan = plans[id] { return plan }
    let made = makePlan(for: type)
    plans[id] = made
    return made
  }

  private static func makePlan(for type: Any.Type) -> Plan {
    if let own = type as? any GraphComparable.Type { return .own(own) }
    if let equatable = type as? any Equatable.Type { return .equatable(equatable) }
    if type is AnyObject.Type { return .reference }
    let size = byteCount(of: type)
    switch Metadata.kind(of: type) {
    case .structure, .tuple:
      let fields = StoredProperties.of(type)
      if fields.isEmpty { return size == 0 ? .fields([]) : .never }
      return .fields(fields.map { ($0.offset, plan(for: $0.type)) })
    case .function:
      // Two closures are the same when code and context are; a context made anew is another closure.
      return .bytes(size)
    case .optional, .enumeration:
      return isTrivial(type) ? .bytes(size) : .never
    case .other:
      return isTrivial(type) ? .bytes(size) : .never
    }
  }

  private static func byteCount(of type: Any.Type) -> Int {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  private static func isTrivial(_ type: Any.Type) -> Bool {
    func trivial<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    return _openExistential(type, do: trivial)
  }
}

/// The few facts about runtime metadata that the graph reads; part of Swift's stable ABI on every platform.
enum Metadata {
  enum Kind { case structure, enumeration, optional, tuple, function, other }

  static func kind(of type: Any.Type) -> Kind {
    switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
    case 0x200: return .structure
    case 0x201: return .enumeration
    case 0x202: return .optional
    case 0x301: return .tuple
    case 0x302: return .function
    default: return .other
    }
  }
}

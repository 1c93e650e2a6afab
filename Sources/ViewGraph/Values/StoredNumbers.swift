package import Foundation
package import Geometry

/// The numbers that a value of any type stores, in order of declaration, with nested ones.
///
/// A vector's components are the numbers it stores, whatever its type; the same walk finds the properties behind a
/// component. Where numbers lie is found once per type.
package enum StoredNumbers {
  /// One number, or an array of them.
  package struct Place {
    /// Names of the properties on the way, joined by dots.
    package let name: String
    let offset: Int
    let format: any NumberFormat.Type
    /// Factor from the stored number to the unit of the source: degrees for an angle's radians.
    package let unit: Double
  }

  // Everything that evaluates views runs on one thread; see `GraphHost`.
  private nonisolated(unsafe) static var known: [ObjectIdentifier: [Place]] = [:]

  /// Where the numbers of a type lie.
  package static func places(in type: Any.Type) -> [Place] {
    let id = ObjectIdentifier(type)
    if let found = known[id] { return found }
    let found = find(in: type, name: [], offset: 0, unit: 1)
    known[id] = found
    return found
  }

  private static func find(
    in type: Any.Type, name: [String], offset: Int, unit: Double
  ) -> [Place] {
    if let format = type as? any NumberFormat.Type {
      return [
        Place(name: name.joined(separator: "."), offset: offset, format: format, unit: unit)
      ]
    }
    if Metadata.kind(of: type) == .tuple {
      return TupleElements.of(type).enumerated().flatMap { index, element in
        find(
          in: element.type, name: name + ["\(index)"], offset: offset + element.offset, unit: unit)
      }
    }
    let naming = type as? any StoredNumberNaming.Type
    return StoredProperties.of(type).flatMap { property in
      let own = naming?.storedNames[property.name] ?? property.name
      // A property wrapper's storage is named after the property.
      let shown = own.hasPrefix("_") ? String(own.dropFirst()) : own
      return find(
        in: property.type, name: shown.isEmpty ? name : name + [shown],
        offset: offset + property.offset, unit: unit * (naming?.sourceUnit ?? 1))
    }
  }

  /// The numbers of a value; arrays contribute each of theirs.
  package static func read<Value>(_ value: Value) -> [Double] {
    withUnsafePointer(to: value) { pointer in
      places(in: Value.self).flatMap {
        $0.format.read(UnsafeRawPointer(pointer) + $0.offset)
      }
    }
  }

  /// The numbers of a value with their names and units.
  package static func named<Value>(_ value: Value) -> [(name: String, number: Double)] {
    withUnsafePointer(to: value) { pointer in
      places(in: Value.self).flatMap { place in
        let numbers = place.format.read(UnsafeRawPointer(pointer) + place.offset)
        return numbers.enumerated().map { index, number in
          let isArray = place.format.isArray
          return (isArray ? "\(place.name)[\(index)]" : place.name, number * place.unit)
        }
      }
    }
  }

  /// Adds `change` to the number at `index`.
  package static func add<Value>(_ change: Double, at index: Int, in value: inout Value) {
    withUnsafeMutablePointer(to: &value) { pointer in
      var rest = index
      for place in places(in: Value.self) {
        let address = UnsafeMutableRawPointer(pointer) + place.offset
        let count = place.format.read(UnsafeRawPointer(address)).count
        if rest < count { return place.format.add(change, at: rest, to: address) }
        rest -= count
      }
    }
  }
}

/// A type whose stored properties are called something else in a scene's source.
package protocol StoredNumberNaming {
  /// Names by stored property; an empty one is left out.
  static var storedNames: [String: String] { get }
  /// Factor from the stored numbers to the unit of the source.
  static var sourceUnit: Double { get }
}

extension StoredNumberNaming {
  package static var sourceUnit: Double { 1 }
}

extension Angle: StoredNumberNaming {
  package static var storedNames: [String: String] { ["radians": ""] }
  package static var sourceUnit: Double { 180 / .pi }
}

/// A number, or an array of numbers, as it lies in memory.
package protocol NumberFormat {
  static var isArray: Bool { get }
  static func read(_ address: UnsafeRawPointer) -> [Double]
  static func add(_ change: Double, at index: Int, to address: UnsafeMutableRawPointer)
}

/// A type that says itself which numbers it is made of.
package protocol NumberList: NumberFormat {
  var numbers: [Double] { get }
  mutating func add(_ change: Double, at index: Int)
}

extension NumberList {
  package static var isArray: Bool { true }

  package static func read(_ address: UnsafeRawPointer) -> [Double] {
    address.assumingMemoryBound(to: Self.self).pointee.numbers
  }

  package static func add(_ change: Double, at index: Int, to address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.add(change, at: index)
  }
}

/// A type that is one number.
package protocol SingleNumber: NumberFormat {
  var number: Double { get set }
}

extension SingleNumber {
  package static var isArray: Bool { false }

  package static func read(_ address: UnsafeRawPointer) -> [Double] {
    [address.assumingMemoryBound(to: Self.self).pointee.number]
  }

  package static func add(_ change: Double, at index: Int, to address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.number += change
  }
}

extension Double: SingleNumber {
  package var number: Double {
    get { self }
    set { self = newValue }
  }
}

extension CGFloat: SingleNumber {
  package var number: Double {
    get { Double(self) }
    set { self = CGFloat(newValue) }
  }
}

extension Float: SingleNumber {
  package var number: Double {
    get { Double(self) }
    set { self = Float(newValue) }
  }
}

extension Int: SingleNumber {
  package var number: Double {
    get { Double(self) }
    set { self = Int(newValue) }
  }
}

extension Array: NumberFormat where Element: SingleNumber {
  package static var isArray: Bool { true }

  package static func read(_ address: UnsafeRawPointer) -> [Double] {
    address.assumingMemoryBound(to: Self.self).pointee.map(\.number)
  }

  package static func add(_ change: Double, at index: Int, to address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee[index].number += change
  }
}

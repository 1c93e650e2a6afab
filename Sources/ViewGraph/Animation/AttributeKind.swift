/// What an animated attribute is: its name in a trace, and how its vector reads in units of the source.
package final class AttributeKind: Sendable {
  /// One component of the vector.
  package struct Component: Sendable {
    /// As the source calls it.
    package let name: String
    /// What the vector's number is divided by to give the source's: 1 for points, 128 for fractions kept ×128.
    package let divisor: Double

    package init(_ name: String, divisor: Double = 1) {
      self.name = name
      self.divisor = divisor
    }
  }

  /// How the numbers of the vector are read.
  package enum Reading: Sendable {
    /// Each by itself.
    case components([Component])
    /// A colour vector: red, green, blue and opacity in encoded sRGB, each 0…1.
    case color
    /// The data of a type of the scene's; names are found from its stored properties.
    case data(of: any Any.Type)
  }

  /// `shape`, `view`, `modifier`, `geometry`, `opacity` and so on.
  package let name: String
  package let reading: Reading

  package init(_ name: String, _ reading: Reading) {
    self.name = name
    self.reading = reading
  }

  package convenience init(_ name: String, _ components: Component...) {
    self.init(name, .components(components))
  }
}

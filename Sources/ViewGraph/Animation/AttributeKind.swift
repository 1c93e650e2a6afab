package import Motion

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
    /// A colour vector, then components.
    case colorThen([Component])
    /// A gradient: a colour vector and a place for each stop, then components.
    case stopsThen([Component])
    /// A mesh: ten coordinates kept ×128 and a colour vector for each vertex, then the background's.
    case mesh
    /// The data of a type of the scene's; names are found from its stored properties.
    case data(of: any Any.Type)
  }

  /// Finds the components of the data of a value of the scene's.
  private let probe: (@MainActor () -> [Component])?

  /// `shape`, `view`, `modifier`, `geometry`, `opacity` and so on.
  package let name: String
  package let reading: Reading

  package init(_ name: String, _ reading: Reading) {
    self.name = name
    self.reading = reading
    probe = nil
  }

  /// The data of a value of the scene's, whose components are named after the properties they move.
  package init<A: Animatable>(_ name: String, dataOf value: A) {
    self.name = name
    reading = .data(of: A.self)
    nonisolated(unsafe) let value = value
    probe = { ComponentProbe.components(of: value) }
  }

  /// Names and units of a vector with `count` numbers; those of colours are for what a colour reads as.
  @MainActor package func components(count: Int) -> [Component] {
    let color = ["red", "green", "blue", "opacity"]
    var known: [Component]
    switch reading {
    case .components(let components): known = components
    case .color: known = color.map { Component($0) }
    case .colorThen(let others): known = color.map { Component($0) } + others
    case .stopsThen(let others):
      known = (0..<max(0, (count - others.count) / 5)).flatMap { index in
        (color + ["location"]).map { Component("stops[\(index)].\($0)") }
      }
      known += others
    case .mesh:
      let points = ["position", "leading", "top", "trailing", "bottom"].flatMap { name in
        ["\(name).x", "\(name).y"]
      }
      known = (0..<max(0, (count - 4) / 14)).flatMap { index in
        points.map { Component("vertices[\(index)].\($0)", divisor: animatableUnit) }
          + color.map { Component("vertices[\(index)].\($0)") }
      }
      known += color.map { Component("background.\($0)") }
    case .data: known = probe?() ?? []
    }
    for index in known.count..<max(known.count, count) {
      known.append(Component(count == 1 ? "animatableData" : "animatableData[\(index)]"))
    }
    return known
  }

  /// Where the colour vectors of a vector with `count` numbers begin, each of four numbers.
  package func colorStarts(count: Int) -> [Int] {
    switch reading {
    case .color, .colorThen: [0]
    case .stopsThen(let others): Array(stride(from: 0, to: count - others.count, by: 5))
    case .mesh: Array(stride(from: 10, to: count - 4, by: 14)) + [count - 4]
    case .components, .data: []
    }
  }

  package convenience init(_ name: String, _ components: Component...) {
    self.init(name, .components(components))
  }
}

import Motion
import ViewGraph

/// The kinds of attributes that the library itself makes.
extension AttributeKind {
  /// An angle in degrees, kept as radians ×128.
  static func angle(_ name: String) -> Component {
    Component(name, divisor: animatableUnit * .pi / 180)
  }

  /// A number that is kept ×128.
  static func fraction(_ name: String) -> Component { Component(name, divisor: animatableUnit) }

  static let geometry = AttributeKind(
    "geometry", Component("x"), Component("y"), Component("width"), Component("height"))
  static let opacity = AttributeKind("opacity", Component("opacity"))
  static let color = AttributeKind("colour", .color)
  /// Each stop's colour vector and place, then both ends.
  static let gradient = AttributeKind("gradient", .stops)
  static let rotation = AttributeKind(
    "rotation", angle("angle"), fraction("anchor.x"), fraction("anchor.y"))
  static let scale = AttributeKind(
    "scale", Component("x"), Component("y"), fraction("anchor.x"), fraction("anchor.y"))
  static let font = AttributeKind("font", Component("size"), Component("baseline"))
  static let content = AttributeKind("content", Component("fade"))
  static let offset = AttributeKind("offset", Component("x"), Component("y"))
}

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
  static let linearGradient = AttributeKind(
    "gradient",
    .stopsThen([
      fraction("start.x"), fraction("start.y"), fraction("end.x"), fraction("end.y"),
    ]))
  static let radialGradient = AttributeKind(
    "gradient",
    .stopsThen([
      fraction("center.x"), fraction("center.y"), Component("startRadius"),
      Component("endRadius"),
    ]))
  static let ellipticalGradient = AttributeKind(
    "gradient",
    .stopsThen([
      fraction("center.x"), fraction("center.y"), fraction("startRadiusFraction"),
      fraction("endRadiusFraction"),
    ]))
  static let angularGradient = AttributeKind(
    "gradient",
    .stopsThen([
      fraction("center.x"), fraction("center.y"), angle("startAngle"), angle("endAngle"),
    ]))
  static let meshGradient = AttributeKind("mesh", .mesh)
  static let styleShadow = AttributeKind(
    "shadow", .colorThen([Component("radius"), Component("x"), Component("y")]))
  static let rotation = AttributeKind(
    "rotation", angle("angle"), fraction("anchor.x"), fraction("anchor.y"))
  static let scale = AttributeKind(
    "scale", Component("x"), Component("y"), fraction("anchor.x"), fraction("anchor.y"))
  static let font = AttributeKind("font", Component("size"), Component("baseline"))
  static let content = AttributeKind("content", Component("fade"))
  static let offset = AttributeKind("offset", Component("x"), Component("y"))
}

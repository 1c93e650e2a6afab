import DrawingModel
public import Geometry
public import ViewGraph

/// Colours that blend with the direction from a point, clockwise from 3 o'clock.
public struct AngularGradient: ShapeStyle, Hashable {
  var gradient: AnyGradient
  var center: UnitPoint
  var startAngle: Angle
  var endAngle: Angle

  init(_ gradient: AnyGradient, _ center: UnitPoint, _ startAngle: Angle, _ endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// A whole turn that begins at `angle`.
  init(_ gradient: AnyGradient, _ center: UnitPoint, turnFrom angle: Angle) {
    self.init(gradient, center, angle, angle + .degrees(360))
  }

  @_disfavoredOverload
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(AnyGradient(gradient), center, startAngle, endAngle)
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(AnyGradient(Gradient(colors: colors)), center, startAngle, endAngle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startAngle, endAngle)
  }

  /// A whole turn that begins at `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(AnyGradient(gradient), center, turnFrom: angle)
  }

  /// A whole turn that begins at `angle`, with colours at equal distances.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(AnyGradient(Gradient(colors: colors)), center, turnFrom: angle)
  }

  /// A whole turn that begins at `angle`, with each colour at its place.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(AnyGradient(Gradient(stops: stops)), center, turnFrom: angle)
  }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    gradient.resolved(
      .angular(center: center, start: startAngle, end: endAngle), in: environment)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours that blend with the direction from a point.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(AnyGradient(gradient), center, startAngle, endAngle)
  }

  /// Colours that blend with the direction from a point, at equal distances.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(AnyGradient(Gradient(colors: colors)), center, startAngle, endAngle)
  }

  /// Colours that blend with the direction from a point, each at its place.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(AnyGradient(Gradient(stops: stops)), center, startAngle, endAngle)
  }

  /// Colours that blend with the direction from a point, in a space of the gradient's own.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient, center, startAngle, endAngle)
  }

  /// A whole turn of colours that begins at `angle`.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(AnyGradient(gradient), center, turnFrom: angle)
  }

  /// A whole turn of colours at equal distances that begins at `angle`.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(AnyGradient(Gradient(colors: colors)), center, turnFrom: angle)
  }

  /// A whole turn of colours, each at its place, that begins at `angle`.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(AnyGradient(Gradient(stops: stops)), center, turnFrom: angle)
  }

  /// A whole turn of colours, in a space of the gradient's own, that begins at `angle`.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient, center, turnFrom: angle)
  }
}

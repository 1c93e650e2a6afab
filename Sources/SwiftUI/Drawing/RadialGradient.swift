import DrawingModel
public import Foundation
public import Geometry
public import ViewGraph

/// Colours that blend with the distance from a point.
public struct RadialGradient: ShapeStyle, Hashable {
  var gradient: AnyGradient
  var center: UnitPoint
  var startRadius: CGFloat
  var endRadius: CGFloat

  init(
    _ gradient: AnyGradient, _ center: UnitPoint, _ startRadius: CGFloat, _ endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(gradient), center, startRadius, endRadius)
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(Gradient(colors: colors)), center, startRadius, endRadius)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startRadius, endRadius)
  }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    gradient.resolved(
      .radial(center: center, startRadius: startRadius, endRadius: endRadius), in: environment)
  }
}

/// Colours that blend from a point toward an ellipse as wide and as high as what is filled.
public struct EllipticalGradient: ShapeStyle, Hashable {
  var gradient: AnyGradient
  var center: UnitPoint
  var startRadiusFraction: CGFloat
  var endRadiusFraction: CGFloat

  init(_ gradient: AnyGradient, _ center: UnitPoint, _ start: CGFloat, _ end: CGFloat) {
    self.gradient = gradient
    self.center = center
    startRadiusFraction = start
    endRadiusFraction = end
  }

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
  }

  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction)
  }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    gradient.resolved(
      .elliptical(
        center: center, startRadius: startRadiusFraction, endRadius: endRadiusFraction),
      in: environment)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours that blend with the distance from a point.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours that blend with the distance from a point, at equal distances.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours that blend with the distance from a point, each at its place.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours that blend with the distance from a point, in a space of the gradient's own.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient, center, startRadius, endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours that blend from a point toward an ellipse.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
  }

  /// Colours that blend from a point toward an ellipse, at equal distances.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      AnyGradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction)
  }

  /// Colours that blend from a point toward an ellipse, each at its place.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      AnyGradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction)
  }

  /// Colours that blend from a point toward an ellipse, in a space of the gradient's own.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(gradient, center, startRadiusFraction, endRadiusFraction)
  }
}

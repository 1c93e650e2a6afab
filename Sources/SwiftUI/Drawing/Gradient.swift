import DrawingModel
public import Foundation
public import ViewGraph

/// A row of colours to blend between.
public struct Gradient: Hashable, Sendable, ShapeStyle {
  /// A colour and where along the gradient it lies, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    let interpolation: GradientInterpolation

    /// On encoded sRGB components.
    public static let device = Self(interpolation: .encodedSRGB)
    /// In Oklab, in which equal steps look equal.
    public static let perceptual = Self(interpolation: .oklab)
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let steps = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / steps) }
  }

  /// The gradient with a space of its own for the colours between stops.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(gradient: self, space: space)
  }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    AnyGradient(self)._resolve(in: environment)
  }
}

/// A gradient with the space its colours are blended in; as a style it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  var gradient: Gradient
  var space: Gradient.ColorSpace

  init(gradient: Gradient, space: Gradient.ColorSpace) {
    self.gradient = gradient
    self.space = space
  }

  public init(_ gradient: Gradient) { self.init(gradient: gradient, space: .perceptual) }

  /// The gradient with another space for the colours between stops.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(gradient: gradient, space: space)
  }

  /// The gradient spread in a given way.
  func resolved(
    _ geometry: ResolvedGradient.Geometry, in environment: EnvironmentValues
  ) -> _ResolvedStyle {
    let stops = gradient.stops.map {
      DrawingModel.GradientStop(color: $0.color.paint(in: environment), location: $0.location)
    }
    return _ResolvedStyle(
      kind: .gradient(
        ResolvedGradient(stops: stops, interpolation: space.interpolation, geometry: geometry)))
  }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    resolved(.linear(start: .top, end: .bottom), in: environment)
  }
}

extension Color {
  /// A gradient of this colour: from a lighter one at the top to the colour itself.
  ///
  /// How much lighter is chosen; no measurement of the system's own is known.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
  }
}

import DrawingModel
public import Geometry
import Motion
import ViewGraph

/// Turns the hues of a view's colours.
public struct _HueRotationEffect: RendererEffect, Equatable {
  public var angle: Angle

  struct Resolved: ResolvedEffect {
    static let kind = AttributeKind("hueRotation", AttributeKind.angle("angle"))
    var angle: Angle

    var animatableData: Angle.AnimatableData {
      get { angle.animatableData }
      set { angle.animatableData = newValue }
    }

    var layerEffect: LayerEffect? {
      angle.radians == 0 ? nil : .color(.hueRotation(angle.radians))
    }
  }

  func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(angle: angle) }
}

/// Multiplies a view's colours by one.
public struct _ColorMultiplyEffect: RendererEffect, Equatable {
  public var color: Color

  struct Resolved: ResolvedEffect {
    static let kind = AttributeKind("colorMultiply", .color)
    var color: PaintColor

    var animatableData: ColorVector {
      get { ColorVector(color) }
      set { color = newValue.color }
    }

    var layerEffect: LayerEffect? { color == .white ? nil : .color(.multiply(color)) }
  }

  func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(color: color.paint(in: environment))
  }
}

/// An effect on a picture that nothing can be said about.
protocol FixedEffect: ResolvedEffect where AnimatableData == EmptyAnimatableData {}

/// Inverts a view's colours.
public struct _ColorInvertEffect: RendererEffect, Equatable {
  struct Resolved: FixedEffect {
    static let kind = AttributeKind("colorInvert")
    var layerEffect: LayerEffect? { .color(.invert) }
  }

  func resolve(in environment: EnvironmentValues) -> Resolved { Resolved() }
}

/// Makes a view black, and as opaque as it was luminous.
public struct _LuminanceToAlphaEffect: RendererEffect, Equatable {
  struct Resolved: FixedEffect {
    static let kind = AttributeKind("luminanceToAlpha")
    var layerEffect: LayerEffect? { .color(.luminanceToAlpha) }
  }

  func resolve(in environment: EnvironmentValues) -> Resolved { Resolved() }
}

extension View {
  /// Turns the hues of this view's colours by an angle.
  public func hueRotation(_ angle: Angle) -> ModifiedContent<Self, _HueRotationEffect> {
    modifier(_HueRotationEffect(angle: angle))
  }

  /// Multiplies this view's colours by `color`.
  public func colorMultiply(_ color: Color) -> ModifiedContent<Self, _ColorMultiplyEffect> {
    modifier(_ColorMultiplyEffect(color: color))
  }

  /// Inverts this view's colours.
  public func colorInvert() -> ModifiedContent<Self, _ColorInvertEffect> {
    modifier(_ColorInvertEffect())
  }

  /// Makes this view black, and as opaque as it was luminous.
  public func luminanceToAlpha() -> ModifiedContent<Self, _LuminanceToAlphaEffect> {
    modifier(_LuminanceToAlphaEffect())
  }
}

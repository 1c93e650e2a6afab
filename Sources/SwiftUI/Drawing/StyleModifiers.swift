import DrawingModel
public import Foundation
public import ViewGraph

/// A style drawn more faintly.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    base._resolve(in: environment).faded(max(0, min(1, opacity)))
  }
}

/// A style blended with what lies behind.
public struct _BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let mode: BlendMode

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    var style = base._resolve(in: environment)
    style.blending = mode.operation
    return style
  }
}

/// A style whose gradients refer to a box of their own.
public struct _BoxedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let box: CGRect

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    var style = base._resolve(in: environment)
    style.box = style.box ?? box
    return style
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    var style = base._resolve(in: environment)
    style.shadows.append(
      ResolvedShadow(
        isInner: shadow.isInner, color: shadow.color.paint(in: environment),
        radius: shadow.radius, offset: shadow.offset))
    return style
  }
}

/// A shadow that belongs to a style: behind what is filled with it, or inside.
public struct ShadowStyle: Equatable, Sendable {
  let isInner: Bool
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  /// A shadow behind what is filled; the blur's standard deviation is `radius` points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// A shadow that the edges of what is filled cast into it.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }
}

extension ShapeStyle {
  /// This style with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: opacity)
  }

  /// This style blended with what lies behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(base: self, mode: mode)
  }

  /// This style with a shadow; of several, later ones lie around earlier ones.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(base: self, shadow: style)
  }

  /// This style as it would fill `rect`, whatever it fills.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { _BoxedShapeStyle(base: self, box: rect) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with its opacity multiplied by `opacity`.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }

  /// The foreground style blended with what lies behind.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().blendMode(mode))
  }

  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }
}

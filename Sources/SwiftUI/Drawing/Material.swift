import DrawingModel
public import ViewGraph

/// Frosted glass: what lies behind shows through blurred, more colourful, and under a tint.
///
/// The tints are chosen; no measurement of the system's own is known. What is drawn on a material is drawn as anywhere: the system's
/// vibrancy, which takes part of its colour from behind, is left out.
public struct Material: ShapeStyle, Hashable {
  enum Kind: Hashable { case ultraThin, thin, regular, thick, ultraThick, bar }
  let kind: Kind

  public static let ultraThin = Self(kind: .ultraThin)
  public static let thin = Self(kind: .thin)
  public static let regular = Self(kind: .regular)
  public static let thick = Self(kind: .thick)
  public static let ultraThick = Self(kind: .ultraThick)
  /// As bars of the system have it.
  public static let bar = Self(kind: .bar)

  /// Opacity of the tint in light and in dark appearance.
  private var tintOpacity: (light: Double, dark: Double) {
    switch kind {
    case .ultraThin: (0.45, 0.4)
    case .thin: (0.6, 0.55)
    case .regular: (0.72, 0.68)
    case .thick: (0.82, 0.8)
    case .ultraThick: (0.9, 0.88)
    case .bar: (0.8, 0.75)
    }
  }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    let isDark = environment.colorScheme == .dark
    let tint =
      isDark
      ? PaintColor(red: 0.14, green: 0.14, blue: 0.145, opacity: tintOpacity.dark)
      : PaintColor(red: 0.97, green: 0.97, blue: 0.975, opacity: tintOpacity.light)
    return _ResolvedStyle(
      kind: .material(BackdropPaint(radius: 30, saturation: 1.8, tint: tint), opacity: 1))
  }
}

extension ShapeStyle where Self == Material {
  /// Glass through which most is seen.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Glass through which more is seen than not.
  public static var thinMaterial: Material { .thin }
  /// Glass through which some is seen.
  public static var regularMaterial: Material { .regular }
  /// Glass through which less is seen.
  public static var thickMaterial: Material { .thick }
  /// Glass through which little is seen.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// Glass as bars of the system have it.
  public static var bar: Material { .bar }
}

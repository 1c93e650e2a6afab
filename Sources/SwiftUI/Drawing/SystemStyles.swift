public import ViewGraph

private struct TintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private struct AccentColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style that `tint` sets; nil for the accent colour.
  var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The accent colour; nil for blue.
  var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }

  /// What backgrounds without a style of their own are filled with; nil for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

/// The style that `tint` sets, or the accent colour.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    guard let tint = environment.tint, !(tint.style is TintShapeStyle) else {
      return Color.accentColor._resolve(in: environment)
    }
    return tint._resolve(in: environment)
  }
}

/// The style that `backgroundStyle` sets, or the colour of the system's background.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    guard let style = environment.backgroundStyle, !(style.style is BackgroundStyle) else {
      return Color(.adaptive(.systemBackground))._resolve(in: environment)
    }
    return style._resolve(in: environment)
  }
}

/// What is selected.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    TintShapeStyle()._resolve(in: environment)
  }
}

/// Lines between parts.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color(.adaptive(.separator))._resolve(in: environment)
  }
}

/// Text that stands for what is to be entered.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color(.label(level: 2))._resolve(in: environment)
  }
}

/// Links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color(.adaptive(.link))._resolve(in: environment)
  }
}

/// Thin areas, such as the track of a slider.
public struct FillShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color(.adaptive(.systemFill))._resolve(in: environment)
  }
}

/// The background of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color(.adaptive(.systemBackground))._resolve(in: environment)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style that the surroundings set with `tint`.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of backgrounds.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between parts.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of text that stands for what is to be entered.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of thin areas.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension View {
  /// Sets the tint of what is inside; nil for the accent colour.
  public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the tint of what is inside.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the accent colour of what is inside; nil for the system's blue.
  public func accentColor(_ accentColor: Color?) -> some View {
    environment(\.accentColor, accentColor)
  }

  /// Sets what backgrounds inside are filled with where they do not say themselves.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

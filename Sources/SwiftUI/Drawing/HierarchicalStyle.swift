public import ViewGraph

/// A level of the foreground style: what is less important is drawn more faintly.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// 0 for the foreground style itself.
  let level: Int

  public static let primary = Self(level: 0)
  public static let secondary = Self(level: 1)
  public static let tertiary = Self(level: 2)
  public static let quaternary = Self(level: 3)
  public static let quinary = Self(level: 4)

  /// How strong a level of any other style than the label colours is: as those are on iOS (fact F1); the last one is chosen.
  static func opacity(level: Int) -> Double { [1, 0.6, 0.3, 0.18, 0.1][min(level, 4)] }

  static func resolved(level: Int, in environment: EnvironmentValues) -> _ResolvedStyle {
    environment.foregroundLevels?.resolved(level: level, in: environment)
      ?? Color(.label(level: min(level, 4)))._resolve(in: environment)
  }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    Self.resolved(level: level, in: environment)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// One level below the foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// Two levels below the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// Three levels below the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// Four levels below the foreground style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A level below another style.
public struct _HierarchicalStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    base._resolve(in: environment).faded(HierarchicalShapeStyle.opacity(level: level))
  }
}

extension ShapeStyle {
  /// One level below this style.
  public var secondary: some ShapeStyle { _HierarchicalStyleModifier(base: self, level: 1) }
  /// Two levels below this style.
  public var tertiary: some ShapeStyle { _HierarchicalStyleModifier(base: self, level: 2) }
  /// Three levels below this style.
  public var quaternary: some ShapeStyle { _HierarchicalStyleModifier(base: self, level: 3) }
  /// Four levels below this style.
  public var quinary: some ShapeStyle { _HierarchicalStyleModifier(base: self, level: 4) }
}

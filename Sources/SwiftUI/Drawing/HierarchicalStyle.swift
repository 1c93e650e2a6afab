import DrawingModel
public import ViewGraph

/// A level below the foreground style: what is less important is drawn more faintly.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// 0 for the foreground style itself.
  let level: Int

  public static let primary = Self(level: 0)
  public static let secondary = Self(level: 1)
  public static let tertiary = Self(level: 2)
  public static let quaternary = Self(level: 3)
  public static let quinary = Self(level: 4)

  /// Opacities of iOS's label colours, level by level (fact F1); the last one is chosen.
  private static let opacities = [1, 0.6, 0.3, 0.18, 0.1]

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    let opacity = Self.opacities[level]
    guard let style = environment.foregroundStyle else {
      return Color(.label(opacity: opacity))._resolve(in: environment)
    }
    var resolved = style._resolve(in: environment)
    if case .color(var paint) = resolved.kind {
      paint.opacity *= opacity
      resolved.kind = .color(paint)
    }
    return resolved
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

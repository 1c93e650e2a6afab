public import ViewGraph

/// The style that the environment sets, or the label colour.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    HierarchicalShapeStyle.primary._resolve(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that the surroundings set with `foregroundStyle`.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The levels of foreground style that one modifier sets, on top of those of its surroundings.
struct ForegroundLevels {
  /// The primary style, and the secondary and tertiary one where they are given.
  var styles: [AnyShapeStyle]
  /// The levels around, at most one element; a hierarchical style among `styles` counts from them.
  var outer: [ForegroundLevels]

  /// A level of these, 0 for the primary one; levels beyond those given are the last one, fainter.
  func resolved(level: Int, in environment: EnvironmentValues) -> _ResolvedStyle {
    let index = min(level, styles.count - 1)
    let beyond = level - index
    var around = environment
    around.foregroundLevels = outer.first
    switch styles[index].style {
    case is ForegroundStyle:
      return HierarchicalShapeStyle.resolved(level: beyond, in: around)
    case let style as HierarchicalShapeStyle:
      return HierarchicalShapeStyle.resolved(level: style.level + beyond, in: around)
    case let style:
      return style._resolve(in: around).faded(HierarchicalShapeStyle.opacity(level: beyond))
    }
  }
}

extension ForegroundLevels: GraphComparable {
  package func isSame(as other: Self) -> Bool {
    styles.count == other.styles.count && outer.count == other.outer.count
      && zip(styles, other.styles).allSatisfy { $0.isSame(as: $1) }
      && zip(outer, other.outer).allSatisfy { $0.isSame(as: $1) }
  }
}

private struct ForegroundLevelsKey: EnvironmentKey {
  static var defaultValue: ForegroundLevels? { nil }
}

extension EnvironmentValues {
  /// What shapes and text are filled with where they do not say themselves; nil for the label colours.
  var foregroundLevels: ForegroundLevels? {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }
}

/// Sets what a view's content is filled with where it does not say itself; nothing for the label colours.
public struct _ForegroundStyleModifier: PrimitiveModifier {
  let styles: [AnyShapeStyle]

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    EnvironmentNode(view, inputs: inputs) { environment, modifier in
      let outer = environment.foregroundLevels
      environment.foregroundLevels =
        modifier.styles.isEmpty
        ? nil : ForegroundLevels(styles: modifier.styles, outer: outer.map { [$0] } ?? [])
    }
  }
}

extension View {
  /// Sets what shapes and text inside are filled with where they do not say themselves.
  public func foregroundStyle<S: ShapeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ForegroundStyleModifier> {
    modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
  }

  /// Sets the primary and the secondary style of what is inside.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> ModifiedContent<Self, _ForegroundStyleModifier> {
    modifier(
      _ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the primary, secondary and tertiary style of what is inside.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> ModifiedContent<Self, _ForegroundStyleModifier> {
    modifier(
      _ForegroundStyleModifier(
        styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Sets the colour that is inside is filled with where it does not say itself; nil for the label colour.
  public func foregroundColor(
    _ color: Color?
  ) -> ModifiedContent<Self, _ForegroundStyleModifier> {
    modifier(_ForegroundStyleModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
  }
}

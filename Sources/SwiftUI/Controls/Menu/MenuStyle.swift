import ViewGraph

/// The looks of menus.
@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A menu as its style sees it.
@MainActor @preconcurrency public struct MenuStyleConfiguration {
  /// What opens the menu.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What is in the menu.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

private struct MenuStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue = AnyControlStyle<MenuStyleConfiguration>(
    DefaultMenuStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension EnvironmentValues {
  @MainActor var menuStyle: AnyControlStyle<MenuStyleConfiguration> {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the looks of menus inside.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }

  /// Says whether labels of menus have an arrow; none has.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
}

/// The style that menus have where none is set: a button.
public struct DefaultMenuStyle: MenuStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuAnchor(label: configuration.label, primaryAction: configuration.primaryAction) {
      configuration.content
    }
  }
}

/// A menu that looks like a button in the style around.
public struct ButtonMenuStyle: MenuStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuAnchor(label: configuration.label, primaryAction: configuration.primaryAction) {
      configuration.content
    }
  }
}

/// A menu that looks like a button without a plate.
public struct BorderlessButtonMenuStyle: MenuStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuAnchor(label: configuration.label, primaryAction: configuration.primaryAction) {
      configuration.content
    }
    .buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// What a menu looks like where it is.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu that looks like a button in the style around.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu that looks like a button without a plate.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

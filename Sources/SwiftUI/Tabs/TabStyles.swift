import ViewGraph

/// A look of tab views.
enum TabLook: Equatable {
  case bar
  case pages(PageTabViewStyle.IndexDisplayMode, PageIndexViewStyle.BackgroundDisplayMode)
}

private struct TabStyleKey: EnvironmentKey {
  static let defaultValue = TabLook.bar
}

private struct TabAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private struct IconFontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

extension EnvironmentValues {
  var tabViewStyle: TabLook {
    get { self[TabStyleKey.self] }
    set { self[TabStyleKey.self] = newValue }
  }

  /// What stands above the bar of tab views.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }

  /// The font of symbols where that is another than that of text.
  var iconFont: Font? {
    get { self[IconFontKey.self] }
    set { self[IconFontKey.self] = newValue }
  }
}

/// Looks of tab views.
@MainActor @preconcurrency public protocol TabViewStyle {
  static func _look(of style: Self) -> _TabLook
}

/// A look of tab views.
public struct _TabLook {
  let look: TabLook
}

/// A bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public static func _look(of style: Self) -> _TabLook { _TabLook(look: .bar) }
}

/// A bar at the bottom, which is a sidebar where there is room.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public static func _look(of style: Self) -> _TabLook { _TabLook(look: .bar) }
}

/// A bar at the bottom.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public static func _look(of style: Self) -> _TabLook { _TabLook(look: .bar) }
}

/// Pages side by side with dots.
public struct PageTabViewStyle: TabViewStyle {
  /// When dots are shown.
  public struct IndexDisplayMode: Equatable, Sendable {
    private let number: Int
    /// With several pages.
    public static let automatic = Self(number: 0)
    public static let always = Self(number: 1)
    public static let never = Self(number: 2)
  }
  let indexDisplayMode: IndexDisplayMode

  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  public static func _look(of style: Self) -> _TabLook {
    _TabLook(look: .pages(style.indexDisplayMode, .automatic))
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar at the bottom.
  public static var automatic: Self { Self() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar at the bottom, which is a sidebar where there is room.
  public static var sidebarAdaptable: Self { Self() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar at the bottom.
  public static var tabBarOnly: Self { Self() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side with dots.
  public static var page: Self { Self() }

  /// Pages side by side, with dots or without.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}

/// Looks of the dots below pages.
@MainActor @preconcurrency public protocol IndexViewStyle {
  static func _plate(of style: Self) -> PageIndexViewStyle.BackgroundDisplayMode
}

/// Dots, on a plate or without.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a plate.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    private let number: Int
    public static let automatic = Self(number: 0)
    public static let interactive = Self(number: 1)
    public static let always = Self(number: 2)
    public static let never = Self(number: 3)
  }
  let backgroundDisplayMode: BackgroundDisplayMode

  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  public static func _plate(of style: Self) -> BackgroundDisplayMode {
    style.backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: Self { Self() }

  /// Dots, on a plate or without.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> Self { Self(backgroundDisplayMode: backgroundDisplayMode) }
}

extension View {
  /// Sets the look of tab views inside.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let look = S._look(of: style).look
    return transformEnvironment(\.tabViewStyle) { current in
      if case .pages(let dots, _) = look, case .pages(_, let plate) = current {
        current = .pages(dots, plate)
      } else {
        current = look
      }
    }
  }

  /// Sets the look of the dots below pages inside.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    let plate = S._plate(of: style)
    return transformEnvironment(\.tabViewStyle) { current in
      if case .pages(let dots, _) = current {
        current = .pages(dots, plate)
      } else {
        current = .pages(.automatic, plate)
      }
    }
  }

  /// Puts a view above the bar of tab views inside.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { environment(\.tabAccessory, AnyView(content())) }

  /// Sets when the bar of tab views inside shrinks; it never does.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

/// When the bar of a tab view shrinks.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let number: Int
  public static let automatic = Self(number: 0)
  public static let onScrollDown = Self(number: 1)
  public static let onScrollUp = Self(number: 2)
  public static let never = Self(number: 3)
}

import ViewGraph

/// What the views of a page say about the bars around it.
struct PageTraits {
  var title: Text?
  var subtitle: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var isBackButtonHidden: Bool?
  var items: [ToolbarEntry] = []
  /// Whether each bar is shown, where a view says so.
  var visibility: [ToolbarPlacement.Bar: Visibility] = [:]
  /// Whether each bar has a background, where a view says so.
  var backgroundVisibility: [ToolbarPlacement.Bar: Visibility] = [:]
  var backgrounds: [ToolbarPlacement.Bar: AnyShapeStyle] = [:]
  var colorSchemes: [ToolbarPlacement.Bar: ColorScheme] = [:]
  var search: SearchField?

  func isHidden(_ bar: ToolbarPlacement.Bar) -> Bool { visibility[bar] == .hidden }

  func items(at edge: ToolbarItemPlacement.Edge) -> [ToolbarEntry] {
    items.filter { $0.placement.edge == edge }
  }
}

enum PageTraitsKey: PreferenceKey {
  static var defaultValue: PageTraits { PageTraits() }

  static func reduce(value: inout PageTraits, nextValue: () -> PageTraits) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.subtitle = value.subtitle ?? next.subtitle
    value.displayMode = value.displayMode ?? next.displayMode
    value.isBackButtonHidden = value.isBackButtonHidden ?? next.isBackButtonHidden
    value.items += next.items
    value.visibility.merge(next.visibility) { first, _ in first }
    value.backgroundVisibility.merge(next.backgroundVisibility) { first, _ in first }
    value.backgrounds.merge(next.backgrounds) { first, _ in first }
    value.colorSchemes.merge(next.colorSchemes) { first, _ in first }
    value.search = value.search ?? next.search
  }
}

/// A title of a page in its bar, and how large that is.
public struct NavigationBarItem: Sendable {
  /// How the title of a page is shown.
  public enum TitleDisplayMode: Sendable {
    /// As on the page before; large on the first.
    case automatic
    /// In the bar.
    case inline
    /// On a line of its own while nothing is scrolled.
    case large
  }
}

/// How the title of a page is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  public static let automatic = Self(mode: .automatic)
  public static let inline = Self(mode: .inline)
  public static let large = Self(mode: .large)
  public static let inlineLarge = Self(mode: .large)
}

extension View {
  private func pageTrait(_ change: @escaping (inout PageTraits) -> Void) -> some View {
    transformPreference(PageTraitsKey.self, change)
  }

  /// Titles the page around in its navigation bar.
  public func navigationTitle(_ title: Text) -> some View { pageTrait { $0.title = title } }

  /// Titles the page around in its navigation bar.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Titles the page around in its navigation bar.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Titles the page around in its navigation bar with a text that could be edited there.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Adds a second line to the title of the page around.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    pageTrait { $0.subtitle = subtitle }
  }

  /// Adds a second line to the title of the page around.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Adds a second line to the title of the page around.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets how the title of the page around is shown.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { pageTrait { $0.displayMode = displayMode } }

  /// Sets how the title of the page around is shown.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  /// Titles the page around in its navigation bar, in the former way.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Titles the page around in its navigation bar, in the former way.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Titles the page around in its navigation bar, in the former way.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Titles the page around in its navigation bar, in the former way.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Titles the page around in its navigation bar, in the former way.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Titles the page around in its navigation bar, in the former way.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Hides the navigation bar of the page around.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    pageTrait { $0.visibility[.navigation] = hidden ? .hidden : .visible }
  }

  /// Hides the button that leads back from the page around.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    pageTrait { $0.isBackButtonHidden = hidesBackButton }
  }

  /// Sets whether bars around are shown.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    pageTrait { traits in
      for bar in ToolbarPlacement.meant(by: bars) { traits.visibility[bar] = visibility }
    }
  }

  /// Sets whether bars around are shown.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    pageTrait { traits in
      for bar in ToolbarPlacement.meant(by: bars) { traits.visibility[bar] = visibility }
    }
  }

  /// Fills the background of bars around.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    pageTrait { traits in
      for bar in ToolbarPlacement.meant(by: bars) { traits.backgrounds[bar] = AnyShapeStyle(style) }
    }
  }

  /// Sets whether bars around have a background where nothing lies under them, too.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    pageTrait { traits in
      for bar in ToolbarPlacement.meant(by: bars) { traits.backgroundVisibility[bar] = visibility }
    }
  }

  /// Sets whether bars around have a background where nothing lies under them, too.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    pageTrait { traits in
      for bar in ToolbarPlacement.meant(by: bars) { traits.backgroundVisibility[bar] = visibility }
    }
  }

  /// Sets the appearance of bars around; nil leaves it as it is.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    pageTrait { traits in
      for bar in ToolbarPlacement.meant(by: bars) { traits.colorSchemes[bar] = colorScheme }
    }
  }

  /// Puts views into the navigation bar of the page around, in the former way.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view into the navigation bar of the page around, in the former way.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view into the navigation bar of the page around, in the former way.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

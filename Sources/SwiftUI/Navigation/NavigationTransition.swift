import ViewGraph

/// How a page comes and goes; here always from the trailing edge.
@MainActor @preconcurrency public protocol NavigationTransition {}

/// From the trailing edge.
public struct AutomaticNavigationTransition: NavigationTransition {
  public nonisolated init() {}
}

/// Out of a view of the page before, which is not drawn so here.
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// From the trailing edge.
  public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of a view of the page before; here from the trailing edge.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

extension View {
  /// Sets how the page around comes and goes; it slides in whatever is set.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    approximates("navigationTransition")
  }

  /// Names a view out of which a page can come; none does so here.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Says what the bars around are for; they look the same.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Hides the status bar, which is not drawn.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides the status bar, which is not drawn, in the former way.
  public func statusBar(hidden: Bool) -> some View { self }
}

/// What the bars of a page are for.
public struct ToolbarRole: Sendable {
  public static let automatic = Self()
  public static let navigationStack = Self()
  public static let browser = Self()
  public static let editor = Self()
}

import ViewGraph

/// Pages on top of one another, in the former way.
public struct NavigationView<Content: View>: View {
  private let content: Content
  @State private var path: [AnyHashable] = []

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    NavigationPages(root: FirstView(content: content), access: NavigationPathAccess($path))
  }
}

/// Of several views, which would be columns, the first one.
private struct FirstView<Content: View>: PrimitiveView, UnnamedInPaths {
  let content: Content

  static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    FirstViewNode(view, content: \.content, inputs: inputs)
  }
}

@MainActor
private final class FirstViewNode<Content: View>: PassthroughNode<FirstView<Content>, Content> {
  override func makeElements() -> [Element] { Array(super.makeElements().prefix(1)) }
}

/// How pages of a `NavigationView` are shown; here always on top of one another.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

/// Pages on top of one another where there is little room.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

/// Pages on top of one another.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

/// Pages side by side where there is room, which there is not here.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

/// Pages side by side where there is room, in the former way.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Pages on top of one another.
  public static var stack: Self { Self() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Pages side by side where there is room.
  public static var columns: Self { Self() }
}

extension View {
  /// Sets how pages are shown; they always lie on top of one another.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

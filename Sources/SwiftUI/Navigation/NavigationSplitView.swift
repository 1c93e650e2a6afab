public import Foundation
import ViewGraph

/// Columns that lead to one another; on a screen as narrow as a phone's, pages on top of one another.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  private let preferred: Binding<NavigationSplitViewColumn>?
  @State private var path: [AnyHashable] = []
  @State private var shown = NavigationSplitViewColumn.sidebar

  private init(
    preferred: Binding<NavigationSplitViewColumn>?, sidebar: Sidebar, content: Content?,
    detail: Detail
  ) {
    self.preferred = preferred
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  public var body: some View {
    let column = preferred ?? $shown
    let next: NavigationSplitViewColumn = content == nil ? .detail : .content
    return NavigationPages(
      root:
        sidebar
        .environment(\.splitColumn, SplitColumn(column: column, next: next))
        .navigationDestination(isPresented: isShown(column, from: next, else: .sidebar)) {
          if let content {
            content
              .environment(\.splitColumn, SplitColumn(column: column, next: .detail))
              .navigationDestination(
                isPresented: isShown(column, from: .detail, else: .content)
              ) { detail }
          } else {
            detail
          }
        },
      access: NavigationPathAccess($path))
  }

  private func isShown(
    _ column: Binding<NavigationSplitViewColumn>, from first: NavigationSplitViewColumn,
    else former: NavigationSplitViewColumn
  ) -> Binding<Bool> {
    Binding {
      column.wrappedValue.order >= first.order
    } set: { isShown in
      column.wrappedValue = isShown ? first : former
    }
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(preferred: nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Two columns, with a say in which are shown where there is room for several.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(preferred: nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Two columns, with a say in which one is shown where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      preferred: preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
  }
}

extension NavigationSplitView {
  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(preferred: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Three columns, with a say in which are shown where there is room for several.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(preferred: nil, sidebar: sidebar(), content: content(), detail: detail())
  }
}

/// Which columns are shown where there is room for several.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let number: Int
  public static let automatic = Self(number: 0)
  public static let all = Self(number: 1)
  public static let doubleColumn = Self(number: 2)
  public static let detailOnly = Self(number: 3)
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let order: Int
  public static let sidebar = Self(order: 0)
  public static let content = Self(order: 1)
  public static let detail = Self(order: 2)
}

/// What a list in a column does when a row is selected.
struct SplitColumn {
  let column: Binding<NavigationSplitViewColumn>
  let next: NavigationSplitViewColumn

  func showNext() { column.wrappedValue = next }
}

private struct SplitColumnKey: EnvironmentKey {
  static var defaultValue: SplitColumn? { nil }
}

extension EnvironmentValues {
  /// The column around; nil where there is none.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}

/// How columns share their space where there is room for several.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}

/// The usual style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

/// The detail gives way to the other columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

/// The detail keeps its size.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail gives way to the other columns.
  public static var balanced: Self { Self() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its size.
  public static var prominentDetail: Self { Self() }
}

extension View {
  /// Sets how columns share their space; here there is room for one.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }

  /// Sets how wide a column is where there is room for several.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets how wide a column is where there is room for several.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}

public import Foundation
import Geometry
public import ViewGraph

/// The measures and colours of a kind of list. (Apple documents none; those of iOS 15 to 18 by eye.)
struct ListLook: Hashable {
  enum Kind: Hashable { case plain, grouped, insetGrouped, sidebar }
  var kind = Kind.insetGrouped

  /// From the edges of the list to its cards.
  var cardMargin: CGFloat { kind == .insetGrouped || kind == .sidebar ? 16 : 0 }
  var cornerRadius: CGFloat { cardMargin > 0 ? 10 : 0 }
  /// From the edges of a row to what it shows.
  var rowInsets: EdgeInsets {
    switch kind {
    case .plain: EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
    case .grouped, .insetGrouped, .sidebar:
      EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
    }
  }
  var headerInsets: EdgeInsets {
    kind == .plain
      ? EdgeInsets(top: 7, leading: 20, bottom: 7, trailing: 20)
      : EdgeInsets(top: 6, leading: 20, bottom: 7, trailing: 20)
  }
  var footerInsets: EdgeInsets { EdgeInsets(top: 7, leading: 20, bottom: 0, trailing: 20) }
  /// Above the first section and below the last.
  var outerSpacing: CGFloat { kind == .plain ? 0 : 20 }
  /// Between sections; a header takes some of it.
  func sectionSpacing(beforeHeader hasHeader: Bool) -> CGFloat {
    guard kind != .plain else { return 0 }
    return hasHeader ? 18 : 35
  }
  var isGrouped: Bool { kind == .grouped || kind == .insetGrouped }
  /// Whether there is a line below the last row of a section, too.
  var closesSections: Bool { kind == .plain }

  var background: Color {
    isGrouped ? Color(.systemGroupedBackground) : Color(.systemBackground)
  }
  /// What rows lie on; nil where that is the list itself.
  var card: Color? { isGrouped ? Color(.secondarySystemGroupedBackground) : nil }
}

private struct ListRowKey: EnvironmentKey {
  static var defaultValue: ListLook? { nil }
}

private struct ListStyleKey: EnvironmentKey {
  static let defaultValue: ListLook? = nil
}

private struct HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

private struct MinimumRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat = 44
}

private struct MinimumHeaderHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private struct ContentBackgroundKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

extension EnvironmentValues {
  /// The list whose row the view is in; nil outside of rows.
  var listRow: ListLook? {
    get { self[ListRowKey.self] }
    set { self[ListRowKey.self] = newValue }
  }

  /// The look that modifiers want for lists; nil where none says.
  var listStyle: ListLook? {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The least height of a row in a list.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// The least height of a header in a list; nil for none.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }

  /// Whether lists have a background of their own.
  var scrollContentBackground: Visibility {
    get { self[ContentBackgroundKey.self] }
    set { self[ContentBackgroundKey.self] = newValue }
  }
}

/// Looks of lists.
@MainActor @preconcurrency public protocol ListStyle {
  static var _look: _ListLook { get }
}

/// A kind of list.
public struct _ListLook: Sendable {
  let kind: ListLook.Kind
}

/// The usual look: cards on a grey ground.
public struct DefaultListStyle: ListStyle {
  public nonisolated init() {}
  public static var _look: _ListLook { _ListLook(kind: .insetGrouped) }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  public nonisolated init() {}
  public static var _look: _ListLook { _ListLook(kind: .plain) }
}

/// Sections from edge to edge on a grey ground.
public struct GroupedListStyle: ListStyle {
  public nonisolated init() {}
  public static var _look: _ListLook { _ListLook(kind: .grouped) }
}

/// Cards on a grey ground.
public struct InsetGroupedListStyle: ListStyle {
  public nonisolated init() {}
  public static var _look: _ListLook { _ListLook(kind: .insetGrouped) }
}

/// Rows from edge to edge.
public struct InsetListStyle: ListStyle {
  public nonisolated init() {}
  public static var _look: _ListLook { _ListLook(kind: .plain) }
}

/// Rows on the ground itself, as at the side of a screen.
public struct SidebarListStyle: ListStyle {
  public nonisolated init() {}
  public static var _look: _ListLook { _ListLook(kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  /// The usual look.
  public static var automatic: Self { Self() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: Self { Self() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Sections from edge to edge.
  public static var grouped: Self { Self() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Cards on a grey ground.
  public static var insetGrouped: Self { Self() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge.
  public static var inset: Self { Self() }
}
extension ListStyle where Self == SidebarListStyle {
  /// Rows as at the side of a screen.
  public static var sidebar: Self { Self() }
}

extension View {
  /// Sets the look of lists inside.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, ListLook(kind: S._look.kind))
  }

  /// Sets how much the headers of sections inside stand out.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

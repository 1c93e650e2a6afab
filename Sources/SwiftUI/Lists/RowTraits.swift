public import Foundation
public import Geometry
import ViewGraph

/// What a row says about itself to the list around.
enum RowTraits {
  enum Insets: LayoutValueKey {
    static var defaultValue: EdgeInsets? { nil }
  }
  enum Separator: LayoutValueKey {
    static var defaultValue: RowSeparator { RowSeparator() }
  }
  enum Spacing: LayoutValueKey {
    static var defaultValue: CGFloat? { nil }
  }
  /// The view behind a row, as an element that the list places.
  enum Background: LayoutValueKey {
    static var defaultValue: Element? { nil }
  }
  /// The section that a row is in.
  enum SectionOwner: LayoutValueKey {
    static var defaultValue: _ViewNode? { nil }
  }
}

/// The lines above and below a row.
struct RowSeparator: Equatable {
  var top = Visibility.automatic
  var bottom = Visibility.automatic
  var tint: Color?
}

/// Changes what rows inside say about their lines.
private struct RowSeparatorModifier: ViewModifier {
  let change: (inout RowSeparator) -> Void
  @Environment(\.rowSeparator) private var outer

  func body(content: Content) -> some View {
    var separator = outer
    change(&separator)
    return content.environment(\.rowSeparator, separator)
      .layoutValue(key: RowTraits.Separator.self, value: separator)
  }
}

private struct RowSeparatorEnvironmentKey: EnvironmentKey {
  static let defaultValue = RowSeparator()
}

extension EnvironmentValues {
  fileprivate var rowSeparator: RowSeparator {
    get { self[RowSeparatorEnvironmentKey.self] }
    set { self[RowSeparatorEnvironmentKey.self] = newValue }
  }
}

extension View {
  /// Puts a view behind this row of a list, from edge to edge; nil is the usual look.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(_LayerModifier(layer: view, alignment: .center, role: .listRow))
  }

  /// Sets the distances from the edges of this row of a list to what it shows; nil for the usual ones.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: RowTraits.Insets.self, value: insets)
  }

  /// Sets whether the lines at the edges of this row of a list are drawn.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      RowSeparatorModifier { separator in
        if edges.contains(.top) { separator.top = visibility }
        if edges.contains(.bottom) { separator.bottom = visibility }
      })
  }

  /// Sets the colour of the lines at the edges of this row of a list; nil for the usual one.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { modifier(RowSeparatorModifier { $0.tint = color }) }

  /// Sets whether the lines around this section of a list are drawn; there are none but between rows.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the colour of the lines around this section of a list, of which there are none.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the distance between rows of lists inside; nil for none.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the distance between sections of lists inside.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets the distance between sections of lists inside.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.points)
  }

  /// Sets the tint of a row that a pointer would be over; there is none here.
  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
}

/// How far sections lie apart.
public struct ListSectionSpacing: Sendable {
  let points: CGFloat?
  public static let `default` = Self(points: nil)
  public static let compact = Self(points: 17)

  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { Self(points: spacing) }
}

private struct RowSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private struct SectionSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
}

public import Foundation
import Geometry
import ViewGraph

/// A column of a lazy vertical grid, or a row of a lazy horizontal one.
public struct GridItem: Sendable {
  /// How wide a column, or how high a row, is.
  public enum Size: Sendable {
    /// Exactly so many points.
    case fixed(CGFloat)
    /// A share of the space, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many of at least the minimum as there is room for, in place of one.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// Points to the next item; nil for the default.
  public var spacing: CGFloat?
  /// How views lie in their cells; nil for the middle.
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in columns, filled row by row.
///
/// All views are made and laid out, seen or not.
public struct LazyVGrid<Content: View>: PrimitiveView {
  let rules: LazyGridRules
  let content: Content

  /// Columns that lie together at a place in the space there is; `spacing` is the distance between rows.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    rules = LazyGridRules(
      axis: .vertical, items: columns, horizontal: alignment, spacing: spacing)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    ContainerNode(view, content: \.content, inputs: inputs, axis: nil) { node in
      LazyGridElement(node: node, rules: view.rules)
    } update: { element, view in
      element.rules = view.rules
    } adopt: { element, children in
      element.children = children
    }
  }
}

/// Views in rows, filled column by column.
///
/// All views are made and laid out, seen or not.
public struct LazyHGrid<Content: View>: PrimitiveView {
  let rules: LazyGridRules
  let content: Content

  /// Rows that lie together at a place in the space there is; `spacing` is the distance between columns.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    rules = LazyGridRules(axis: .horizontal, items: rows, vertical: alignment, spacing: spacing)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    ContainerNode(view, content: \.content, inputs: inputs, axis: nil) { node in
      LazyGridElement(node: node, rules: view.rules)
    } update: { element, view in
      element.rules = view.rules
    } adopt: { element, children in
      element.children = children
    }
  }
}

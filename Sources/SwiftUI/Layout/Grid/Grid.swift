public import Foundation
public import Geometry
import ViewGraph

/// Rows and columns whose cells line up: each column is as wide as its widest cell, each row as high as its highest.
public struct Grid<Content: View>: PrimitiveView {
  let rules: GridRules
  let content: Content

  /// A grid of rows; a view that is no `GridRow` takes a row for itself.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    rules = GridRules(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    ContainerNode(view, content: \.content, inputs: inputs, axis: nil) { node in
      GridElement(node: node, rules: view.rules)
    } update: { element, view in
      element.rules = view.rules
    } adopt: { element, children in
      element.children = children
    }
  }
}

/// The cells of one row of a grid; outside of a grid, a group.
public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// A row of cells, aligned in its own way or as its grid says.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public var body: some View { content.modifier(_GridRowModifier(alignment: alignment)) }
}

/// Makes the elements of its content the cells of one row.
public struct _GridRowModifier: PrimitiveModifier {
  let alignment: VerticalAlignment?

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, inputs: _ViewInputs
  ) -> _ViewNode {
    ElementModifierNode(view, inputs: inputs) { node, content in
      GridRowElement(
        node: node, content: content,
        row: GridRowTrait(row: node, alignment: node.view.modifier.alignment))
    } update: { element, modifier in
      element.row.alignment = modifier.alignment
      element.host.graph.setNeedsLayout()
    }
  }
}

/// The row that a cell belongs to.
struct GridRowTrait {
  /// Equal for the cells of one row.
  unowned let row: _ViewNode
  var alignment: VerticalAlignment?
}

@MainActor private final class GridRowElement: WrapperElement {
  var row: GridRowTrait

  init(node: _ViewNode, content: Element, row: GridRowTrait) {
    self.row = row
    super.init(node: node, content: content)
  }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(GridTraits.Row.self) ? row : super.layoutValue(for: key)
  }
}

/// What cells tell their grid.
enum GridTraits {
  enum Row: LayoutValueKey { static var defaultValue: GridRowTrait? { nil } }
  enum Columns: LayoutValueKey { static var defaultValue: Int { 1 } }
  enum Anchor: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
  enum ColumnAlignment: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }
  enum UnsizedAxes: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
}

extension View {
  /// Lets this cell span several columns of its grid.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(_LayoutValueModifier<GridTraits.Columns>(value: max(1, count)))
  }

  /// Puts a point of this cell's view at the same point of its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_LayoutValueModifier<GridTraits.Anchor>(value: anchor))
  }

  /// Aligns the cells of this cell's column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_LayoutValueModifier<GridTraits.ColumnAlignment>(value: guide))
  }

  /// Lets this cell take the space of its column and row without making them larger, along the given axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_LayoutValueModifier<GridTraits.UnsizedAxes>(value: axes))
  }
}

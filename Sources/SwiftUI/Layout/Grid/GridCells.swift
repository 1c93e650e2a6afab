import Foundation
import Geometry
import ViewGraph

/// The cells of a grid by row and column.
@MainActor struct GridCells {
  /// One cell: which child it shows, where, and how that lies in it.
  struct Cell {
    var child: Int
    var column: Int
    var span: Int
    var horizontal: HorizontalAlignment
    var vertical: VerticalAlignment
    var anchor: UnitPoint?
    var unsizedAxes: Axis.Set
  }

  private(set) var rows: [[Cell]] = []
  /// Cells of one column each, by column.
  private(set) var columns: [[Cell]] = []
  /// Cells across several columns, from top to bottom.
  private(set) var spanning: [Cell] = []
  /// Distance before each column.
  private(set) var horizontalGaps: [CGFloat] = []
  /// Distance before each row.
  private(set) var verticalGaps: [CGFloat] = []

  var columnCount: Int { columns.count }

  /// Sorts children into rows and columns.
  init(_ children: [Element], rules: GridRules) {
    var former: _ViewNode?
    /// Rows of a view that belongs to none; they span all columns.
    var wholeRows: [Int] = []
    for (index, child) in children.enumerated() {
      let trait = child.value(GridTraits.Row.self) ?? nil
      if trait == nil || trait?.row !== former { rows.append([]) }
      former = trait?.row
      if trait == nil { wholeRows.append(rows.count - 1) }
      let column = rows[rows.count - 1].last.map { $0.column + $0.span } ?? 0
      rows[rows.count - 1].append(
        Cell(
          child: index, column: column, span: max(1, child.value(GridTraits.Columns.self) ?? 1),
          horizontal: rules.alignment.horizontal,
          vertical: trait?.alignment ?? rules.alignment.vertical,
          anchor: child.value(GridTraits.Anchor.self) ?? nil,
          unsizedAxes: child.value(GridTraits.UnsizedAxes.self) ?? []))
    }
    let count = rows.compactMap { $0.last.map { $0.column + $0.span } }.max() ?? 0
    for row in wholeRows { rows[row][0].span = count }
    align(children, columnCount: count)
    columns = Array(repeating: [], count: count)
    for row in rows {
      for cell in row {
        if cell.span == 1 { columns[cell.column].append(cell) } else { spanning.append(cell) }
      }
    }
    findGaps(children, rules: rules)
  }

  /// Gives the cells of a column the alignment that one of them asks for.
  private mutating func align(_ children: [Element], columnCount: Int) {
    var alignments = [HorizontalAlignment?](repeating: nil, count: columnCount)
    for row in rows {
      for cell in row {
        guard let alignment = children[cell.child].value(GridTraits.ColumnAlignment.self) ?? nil
        else { continue }
        alignments[cell.column] = alignments[cell.column] ?? alignment
      }
    }
    for row in rows.indices {
      for index in rows[row].indices where rows[row][index].span == 1 {
        if let alignment = alignments[rows[row][index].column] {
          rows[row][index].horizontal = alignment
        }
      }
    }
  }

  private mutating func findGaps(_ children: [Element], rules: GridRules) {
    // Boundaries that no two cells share keep the usual distance.
    var found = [CGFloat?](repeating: nil, count: columns.count)
    for row in rows where rules.horizontalSpacing == nil {
      for (first, second) in zip(row, row.dropFirst()) {
        let distance = children[first.child].spacing
          .distance(to: children[second.child].spacing, along: .horizontal)
        found[second.column] = max(found[second.column] ?? 0, distance)
      }
    }
    horizontalGaps = found.enumerated().map { index, distance in
      if index == 0 { return 0 }
      return rules.horizontalSpacing ?? distance ?? ViewSpacing.Preference.usual
    }
    let spacings = rows.map { row in
      ViewSpacing(stacking: row.map { children[$0.child].spacing }, along: .horizontal)
    }
    verticalGaps = spacings.indices.map { index in
      if index == 0 { return 0 }
      return rules.verticalSpacing
        ?? spacings[index - 1].distance(to: spacings[index], along: .vertical)
    }
  }
}

extension Element {
  /// The value given to the layout around for a key; nil where none is.
  func value<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? {
    layoutValue(for: ObjectIdentifier(key)) as? Key.Value
  }
}

import DrawingModel
import Foundation
import Geometry
import ViewGraph

/// What a grid is told by its view.
struct GridRules: Equatable {
  var alignment = Alignment.center
  /// Points between columns; nil for the default.
  var horizontalSpacing: CGFloat?
  /// Points between rows; nil for the default.
  var verticalSpacing: CGFloat?
}

/// Rows and columns that line up.
@MainActor final class GridElement: ContainerElement {
  var rules: GridRules

  /// A pass's outcome: each child's proposal and place, and the whole size.
  private struct Arrangement {
    var proposals: [ProposedViewSize]
    var origins: [CGPoint]
    var size: CGSize
  }

  private var known: [(proposal: ProposedViewSize, arrangement: Arrangement)] = []
  private var knownCells: GridCells?

  init(node: _ViewNode, rules: GridRules) {
    self.rules = rules
    super.init(node: node)
  }

  override func forgetLayout() {
    known.removeAll(keepingCapacity: true)
    knownCells = nil
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement(for: proposal).size }

  private func arrangement(for proposal: ProposedViewSize) -> Arrangement {
    for entry in known where entry.proposal == proposal { return entry.arrangement }
    let cells = knownCells ?? GridCells(placedChildren, rules: rules)
    knownCells = cells
    let arrangement = arrange(cells, in: proposal)
    known.append((proposal, arrangement))
    return arrangement
  }

  private func arrange(_ cells: GridCells, in proposal: ProposedViewSize) -> Arrangement {
    var arrangement = Arrangement(
      proposals: Array(repeating: proposal, count: placedChildren.count),
      origins: Array(repeating: .zero, count: placedChildren.count), size: .zero)
    guard !cells.rows.isEmpty else { return arrangement }
    let columns = columnTracks(cells, in: proposal)
    // Sizes of rows are asked for at the widths of the columns.
    let rows = GridTracks(
      count: cells.rows.count, gaps: cells.verticalGaps, total: proposal.height
    ) { row, height in
      var extent = GridTracks.Extent()
      for cell in cells.rows[row] where !cell.unsizedAxes.contains(.vertical) {
        let width = columns.span(cell.column, cell.span).length
        let dimensions = self.placedChildren[cell.child]
          .dimensions(in: ProposedViewSize(width: width, height: height))
        extent.add(
          dimensions.height, guide: cell.anchor == nil ? dimensions[cell.vertical] : nil)
      }
      return extent
    }
    for (row, line) in cells.rows.enumerated() {
      for cell in line {
        let (x, width) = columns.span(cell.column, cell.span)
        let (y, height) = rows.span(row, 1)
        let proposal = ProposedViewSize(width: width, height: height)
        let dimensions = placedChildren[cell.child].dimensions(in: proposal)
        let box = ViewDimensions(size: CGSize(width: width, height: height))
        var origin = CGPoint(x: x, y: y)
        if let anchor = cell.anchor {
          origin.x += anchor.x * (width - dimensions.width)
          origin.y += anchor.y * (height - dimensions.height)
        } else {
          let line =
            cell.span == 1
            ? columns.line(cell.column, cell.horizontal.key, .horizontal) : box[cell.horizontal]
          origin.x += line - dimensions[cell.horizontal]
          origin.y +=
            rows.line(row, cell.vertical.key, .vertical) - dimensions[cell.vertical]
        }
        arrangement.proposals[cell.child] = proposal
        arrangement.origins[cell.child] = origin
      }
    }
    arrangement.size = CGSize(width: columns.length, height: rows.length)
    return arrangement
  }

  /// The widths of the columns: those of cells in one column first, and what cells across several need beyond.
  private func columnTracks(_ cells: GridCells, in proposal: ProposedViewSize) -> GridTracks {
    let rowGaps = cells.verticalGaps.reduce(0, +)
    let height = proposal.height.map { max(0, ($0 - rowGaps) / CGFloat(cells.rows.count)) }
    var columns = GridTracks(
      count: cells.columnCount, gaps: cells.horizontalGaps, total: proposal.width
    ) { column, width in
      var extent = GridTracks.Extent()
      for cell in cells.columns[column] where !cell.unsizedAxes.contains(.horizontal) {
        let dimensions = self.placedChildren[cell.child]
          .dimensions(in: ProposedViewSize(width: width, height: height))
        extent.add(
          dimensions.width, guide: cell.anchor == nil ? dimensions[cell.horizontal] : nil)
      }
      return extent
    }
    for cell in cells.spanning where !cell.unsizedAxes.contains(.horizontal) {
      let covered = columns.span(cell.column, cell.span).length
      let width = proposal.width.map { $0 < .infinity ? covered + max(0, $0 - columns.length) : $0 }
      let needed = placedChildren[cell.child]
        .size(in: ProposedViewSize(width: width, height: height)).width
      columns.widen(cell.column, cell.span, by: needed - covered)
    }
    return columns
  }

  override func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    let arrangement = arrangement(for: proposal)
    for (index, child) in placedChildren.enumerated() {
      let proposal = arrangement.proposals[index]
      let corner = arrangement.origins[index]
      let x = left(
        of: corner.x, width: child.size(in: proposal).width, in: arrangement.size.width)
      child.place(at: CGPoint(x: origin.x + x, y: origin.y + corner.y), in: proposal)
    }
    placeLeavingChildren()
  }

  override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    if key.belongsToFrames { return nil }
    let arrangement = arrangement(for: proposal)
    return key.combined(
      placedChildren.indices.map { index in
        let corner = arrangement.origins[index]
        return placedChildren[index].guide(key, in: arrangement.proposals[index])
          .map { $0 + (key.axis == .horizontal ? corner.x : corner.y) }
      })
  }
}

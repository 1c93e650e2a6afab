import DrawingModel
import Foundation
import Imaging
import VirtualTime

/// A sheet with the frames of a scene in order, the time under each, and what happened beneath.
@MainActor struct FilmstripSheet {
  /// A frame as it is shown.
  struct Cell {
    var instant: VirtualInstant
    /// Its time in words.
    var time: String
    /// The frame's number; nil between two frames.
    var frame: Int64?
    var picture: Pixmap
    /// The same as shapes, its scale in pixels of the sheet.
    var list: DisplayList
  }

  /// Where a cell's picture lies, in pixels of the sheet.
  struct Place: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  var title: String
  var subtitle: String
  var cells: [Cell]
  var layout: FilmstripLayout
  var start: VirtualInstant
  var end: VirtualInstant
  var events: [FilmEvent]
  var panels: [CurvePanel]
  var palette: SheetPalette
  /// Whether cells are drawn as shapes and not as pixels.
  var isVector = false

  /// Space around everything.
  static let margin = 28.0

  /// The sheet, and where the cells lie on it.
  func composed() throws(CommandError) -> (list: DisplayList, places: [Place]) {
    var painter = SheetPainter(palette: palette)
    let width = max(layout.contentWidth, FilmstripLayout.leastWidth)
    var y = Self.margin
    try drawHeading(&painter, width: width, y: &y)
    let places = try drawCells(&painter, y: &y)
    y += 26
    let axis = TimeAxis(
      start: start, end: end, events: events, panels: panels,
      moments: cells.map(\.instant), left: Self.margin, right: Self.margin + width)
    try axis.draw(&painter, y: &y)
    let total = width + 2 * Self.margin
    return (painter.list(width: total, height: (y + Self.margin).rounded(.up)), places)
  }

  private func drawHeading(
    _ painter: inout SheetPainter, width: Double, y: inout Double
  ) throws(CommandError) {
    let small = SheetText.Style(size: 11, color: palette.secondary)
    let large = SheetText.Style(size: 18, weight: .semiBold, color: palette.ink)
    guard !title.isEmpty || !subtitle.isEmpty else { return }
    y += 14
    let explanation = try painter.text.line(subtitle, small, fitting: width)
    let name = try painter.text.line(title, large, fitting: width)
    painter.draw(name, x: Self.margin, y: y)
    if name.width + explanation.width + 24 > width {
      y += 18
      painter.draw(explanation, x: Self.margin, y: y)
    } else {
      painter.draw(explanation, x: Self.margin + width, y: y, anchor: .end)
    }
    y += 18
  }

  private func drawCells(
    _ painter: inout SheetPainter, y: inout Double
  ) throws(CommandError) -> [Place] {
    var places: [Place] = []
    let top = y
    let time = SheetText.Style(size: 11, weight: .medium, color: palette.ink)
    let number = SheetText.Style(size: 10, color: palette.tertiary)
    for (index, cell) in cells.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: layout.columns)
      let x = Self.margin + Double(column) * (layout.cellWidth + FilmstripLayout.gap)
      let cellTop = top + Double(row) * layout.rowHeight
      if isVector {
        painter.frame(cell.list, x: x, y: cellTop)
      } else {
        painter.picture(cell.picture, x: x, y: cellTop)
      }
      let baseline = cellTop + layout.cellHeight + 16
      let taken = try painter.write(cell.time, time, x: x, y: baseline, fitting: layout.cellWidth)
      if let frame = cell.frame {
        let line = try painter.text.line("\(frame)", number)
        if taken + line.width + 8 <= layout.cellWidth {
          painter.draw(line, x: x + layout.cellWidth, y: baseline, anchor: .end)
        }
      }
      let scale = SheetPainter.scale
      places.append(
        Place(
          x: Int((x * scale).rounded()), y: Int((cellTop * scale).rounded()),
          width: cell.picture.width, height: cell.picture.height))
      y = max(y, baseline)
    }
    return places
  }
}

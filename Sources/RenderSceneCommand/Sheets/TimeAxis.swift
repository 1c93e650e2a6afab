import DrawingModel
import Foundation
import Geometry
import VirtualTime

/// A time axis with the events on it and the value curves beneath.
@MainActor struct TimeAxis {
  var start: VirtualInstant
  var end: VirtualInstant
  var events: [FilmEvent]
  var panels: [CurvePanel]
  /// The moments of the frames that the axis belongs to.
  var moments: [VirtualInstant]
  /// Where everything begins, names included.
  var left: Double
  /// Where everything ends.
  var right: Double

  private static let laneHeight = 18.0
  private static let panelGap = 26.0
  /// Room for names, and for the numbers beside a curve.
  private static let names = 128.0
  private static let numbers = 52.0
  /// More moments than this have no lines of their own.
  private static let mostLines = 60

  /// Draws it all from `y` on, and moves `y` to its lower edge.
  func draw(_ painter: inout SheetPainter, y: inout Double) throws(CommandError) {
    let shown = events.filter { $0.instant >= start && $0.instant <= end }
    let labels = try shown.map { (event) throws(CommandError) in
      try painter.text.line(event.text, style(of: event.kind, painter.palette), fitting: 220)
    }
    let ruler = ruler(shown, widths: labels.map(\.width))
    let lanes = EventLanes(shown, ruler: ruler, edge: right, widths: labels.map(\.width))
    let caption = SheetText.Style(size: 10, color: painter.palette.tertiary)
    let axis = y + Double(lanes.count) * Self.laneHeight + (lanes.count > 0 ? 6 : 0)
    if !shown.isEmpty {
      try painter.write("Events", caption, x: left, y: axis - 6 - Self.laneHeight / 2 + 3.5)
    }
    try draw(lanes, axis: axis, &painter)
    try drawAxis(ruler, y: axis, &painter)
    try painter.write("Seconds", caption, x: left, y: axis + 15)
    y = axis + 20
    let top = y + Self.panelGap - 8
    for panel in panels {
      y += Self.panelGap
      let plot = CurvePlot(panel: panel, ruler: ruler, moments: lines, left: left)
      try plot.draw(&painter, y: &y)
    }
    if !panels.isEmpty { drawLines(ruler, from: top, to: y, behind: &painter) }
  }

  private var lines: [VirtualInstant] { moments.count > Self.mostLines ? [] : moments }

  /// Where instants lie; at the right there is room for the words of late events.
  private func ruler(_ shown: [FilmEvent], widths: [Double]) -> TimeRuler {
    let first = left + (panels.isEmpty ? 64 : Self.names + Self.numbers)
    var ruler = TimeRuler(start: start, end: end, left: first, right: right - 8)
    var room = 8.0
    for (event, width) in zip(shown, widths) {
      let beyond = ruler.x(event.instant) + EventLanes.indent + min(width, 150) - right
      let share =
        end > start
        ? Double(event.instant.ticks - start.ticks) / Double(end.ticks - start.ticks) : 0
      // Moving the right end moves an earlier event by its share of that alone.
      if beyond > 0, share > 0.5 { room = max(room, 8 + beyond / share) }
    }
    ruler.right = right - min(room, 170)
    return ruler
  }

  private func drawAxis(
    _ ruler: TimeRuler, y: Double, _ painter: inout SheetPainter
  ) throws(CommandError) {
    let palette = painter.palette
    painter.horizontal(
      from: ruler.left, to: ruler.right, y: y - 0.25, palette.tertiary, width: 0.5)
    let style = SheetText.Style(size: 10, color: palette.secondary)
    for (x, text) in ruler.marks {
      painter.vertical(x: x - 0.25, from: y, to: y + 4, palette.tertiary, width: 0.5)
      try painter.write(text, style, x: x, y: y + 15, anchor: .middle)
    }
    for moment in lines {
      painter.dot(x: ruler.x(moment), y: y, radius: 2.25, palette.ink)
    }
  }

  // MARK: - Events

  private func style(of kind: FilmEvent.Kind, _ palette: SheetPalette) -> SheetText.Style {
    switch kind {
    case .event: SheetText.Style(size: 10.5, weight: .medium, color: palette.ink)
    case .line: SheetText.Style(size: 10, color: palette.secondary, family: .jetBrainsMono)
    case .completion: SheetText.Style(size: 10.5, color: palette.secondary)
    }
  }

  private func draw(
    _ lanes: EventLanes, axis: Double, _ painter: inout SheetPainter
  ) throws(CommandError) {
    let palette = painter.palette
    func middle(_ place: EventLanes.Place) -> Double {
      axis - 6 - (Double(place.lane) + 0.5) * Self.laneHeight
    }
    for place in lanes.places {
      painter.vertical(
        x: place.x - 0.25, from: middle(place), to: axis, palette.tertiary, width: 0.5)
    }
    for place in lanes.places {
      let y = middle(place)
      mark(place.event.kind, x: place.x, y: y, &painter)
      guard place.width > 12 else { continue }
      try painter.write(
        place.event.text, style(of: place.event.kind, palette), x: place.x + EventLanes.indent,
        y: y + 3.75, fitting: place.width)
    }
  }

  private func mark(
    _ kind: FilmEvent.Kind, x: Double, y: Double, _ painter: inout SheetPainter
  ) {
    let palette = painter.palette
    switch kind {
    case .event: painter.dot(x: x, y: y, radius: 3.25, palette.ink)
    case .line:
      painter.fill(
        Path(
          roundedRect: CGRect(x: x - 2.75, y: y - 2.75, width: 5.5, height: 5.5), cornerRadius: 1.25
        ),
        palette.secondary)
    case .completion:
      painter.dot(x: x, y: y, radius: 3.25, palette.paper)
      painter.stroke(
        SheetPainter.circle(x: x, y: y, radius: 2.75), palette.secondary, width: 1.25)
    }
  }

  /// Thin lines at the moments of the frames through all curves.
  private func drawLines(
    _ ruler: TimeRuler, from top: Double, to bottom: Double, behind painter: inout SheetPainter
  ) {
    var back = SheetPainter(palette: painter.palette)
    for moment in lines {
      back.vertical(x: ruler.x(moment) - 0.25, from: top, to: bottom, painter.palette.rule)
    }
    painter.insert(back.items, at: 0)
  }
}

import DrawingModel
import Foundation
import Geometry
import VirtualTime

/// The curves of one panel under a time axis, with their names and numbers at the left.
@MainActor struct CurvePlot {
  let panel: CurvePanel
  let ruler: TimeRuler
  /// Where the curves carry a dot.
  let moments: [VirtualInstant]
  /// Where names begin.
  let left: Double

  private static let nameWidth = 120.0
  private static let lineHeight = 14.0
  private static let bandHeight = 14.0

  /// The height of the plot: for the curve, or for all names.
  private var height: Double {
    let names = Self.lineHeight * Double(panel.members.count + 1) - 2
    if panel.isColor { return max(names, Double(panel.members.count) * (Self.bandHeight + 4)) }
    return max(names, panel.members.count > 1 ? 76 : 48)
  }

  /// Draws from `y` on, and moves `y` to the lower edge.
  func draw(_ painter: inout SheetPainter, y: inout Double) throws(CommandError) {
    try drawNames(&painter, top: y)
    if panel.isColor {
      drawBands(&painter, top: y)
    } else {
      try drawCurves(&painter, top: y)
    }
    y += height
  }

  private func drawNames(
    _ painter: inout SheetPainter, top: Double
  ) throws(CommandError) {
    let palette = painter.palette
    let strong = SheetText.Style(size: 11, weight: .semiBold, color: palette.ink)
    let plain = SheetText.Style(size: 11, color: palette.secondary)
    var baseline = top + 8
    let taken = try painter.write(
      panel.title, strong, x: left, y: baseline, fitting: Self.nameWidth)
    let isSingle = panel.members.count == 1
    if !isSingle {
      try painter.write(
        panel.attribute, plain, x: left + taken + 4, y: baseline,
        fitting: max(0, Self.nameWidth - taken - 4))
    }
    for (index, member) in panel.members.enumerated() {
      baseline += Self.lineHeight
      if !panel.isColor {
        painter.dot(x: left + 3, y: baseline - 3.75, radius: 3, palette.series(index))
      }
      var name = isSingle ? panel.attribute : member.name.isEmpty ? panel.attribute : member.name
      if member.likes > 0 { name += " ×\(member.likes + 1)" }
      let indent = panel.isColor ? 0.0 : 11
      try painter.write(
        name, plain, x: left + indent, y: baseline, fitting: Self.nameWidth - indent)
    }
  }

  // MARK: - Numbers

  private func drawCurves(
    _ painter: inout SheetPainter, top: Double
  ) throws(CommandError) {
    guard let range = panel.range else { return }
    let palette = painter.palette
    let span = range.upperBound - range.lowerBound
    let bottom = top + height
    func y(_ value: Double) -> Double {
      bottom - (value - range.lowerBound) / span * (bottom - top)
    }
    let style = SheetText.Style(size: 10, color: palette.secondary)
    for (value, place) in [(range.upperBound, top), (range.lowerBound, bottom)] {
      painter.horizontal(from: ruler.left, to: ruler.right, y: place - 0.25, palette.rule)
      let separator = ["°", "×", ""].contains(panel.unit) ? "" : " "
      let text = SheetNumber.value(value, inRange: span) + separator + panel.unit
      try painter.write(text, style, x: ruler.left - 10, y: place + 3.5, anchor: .end)
    }
    for (index, member) in panel.members.enumerated().reversed() {
      let curve = member.curve
      var path = Path()
      var isOpen = false
      for (instant, value) in zip(curve.instants, curve.numbers) {
        guard let value else {
          isOpen = false
          continue
        }
        let point = CGPoint(x: ruler.x(instant), y: y(value))
        if isOpen { path.addLine(to: point) } else { path.move(to: point) }
        isOpen = true
      }
      painter.stroke(path, palette.series(index), width: 1.75)
      for moment in moments {
        guard let value = curve.number(at: moment) else { continue }
        let (x, y) = (ruler.x(moment), y(value))
        painter.dot(x: x, y: y, radius: 3.5, palette.paper)
        painter.dot(x: x, y: y, radius: 2.5, palette.series(index))
      }
    }
  }

  // MARK: - Colours

  /// A band for each member, in the colour that it has at each instant.
  private func drawBands(_ painter: inout SheetPainter, top: Double) {
    for (index, member) in panel.members.enumerated() {
      guard case .colors(let colors) = member.curve.values else { continue }
      let instants = member.curve.instants
      let y = top + Double(index) * (Self.bandHeight + 4)
      let box = CGRect(
        x: ruler.left, y: y, width: ruler.right - ruler.left, height: Self.bandHeight)
      var first = 0
      while first < colors.count {
        // Equal colours are one stretch.
        var next = first + 1
        while next < colors.count, colors[next] == colors[first] { next += 1 }
        if let color = colors[first] {
          // Between whole pixels, so that no seams show.
          let from = SheetPainter.aligned(ruler.x(instants[first]))
          let to = SheetPainter.aligned(
            next < instants.count ? ruler.x(instants[next]) : Double(box.maxX))
          let part = CGRect(x: from, y: y, width: max(0, to - from), height: Self.bandHeight)
          painter.fill(
            Path(part),
            PaintColor(red: color[0], green: color[1], blue: color[2], opacity: color[3]))
        }
        first = next
      }
      painter.stroke(
        Path(roundedRect: box.insetBy(dx: 0.25, dy: 0.25), cornerRadius: 2), painter.palette.edge,
        width: 0.5)
    }
  }
}

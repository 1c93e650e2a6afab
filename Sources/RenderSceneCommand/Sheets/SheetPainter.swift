import DrawingModel
import Foundation
import Geometry
import Imaging

/// Collects what a sheet draws, in points from its upper left corner.
@MainActor struct SheetPainter {
  /// Where a line of text is held.
  enum Anchor { case start, middle, end }

  /// Pixels per point of every sheet.
  nonisolated static let scale = 2.0

  let palette: SheetPalette
  let text = SheetText()
  private(set) var items: [DisplayItem] = []

  init(palette: SheetPalette) { self.palette = palette }

  /// The sheet.
  func list(width: Double, height: Double) -> DisplayList {
    DisplayList(
      size: CGSize(width: width, height: height), scale: Self.scale, background: palette.paper,
      items: items)
  }

  /// Puts items behind others.
  mutating func insert(_ others: [DisplayItem], at index: Int) {
    items.insert(contentsOf: others, at: index)
  }

  // MARK: - Text

  /// Draws a line of text that is set, its baseline at `y`.
  mutating func draw(_ line: SheetText.Line, x: Double, y: Double, anchor: Anchor = .start) {
    let left =
      switch anchor {
      case .start: x
      case .middle: x - line.width / 2
      case .end: x - line.width
      }
    items.append(.pushTransform(CGAffineTransform(translationX: left, y: y)))
    items += line.items
    items.append(.pop)
  }

  /// Sets and draws a line of text, shortened where it is longer than `width`; returns its length.
  @discardableResult
  mutating func write(
    _ string: String, _ style: SheetText.Style, x: Double, y: Double, anchor: Anchor = .start,
    fitting width: Double = .infinity
  ) throws(CommandError) -> Double {
    let line = try text.line(string, style, fitting: width)
    draw(line, x: x, y: y, anchor: anchor)
    return line.width
  }

  // MARK: - Lines and shapes

  mutating func fill(_ path: Path, _ color: PaintColor) {
    items.append(.fill(path, .color(color), evenOdd: false))
  }

  mutating func stroke(
    _ path: Path, _ color: PaintColor, width: Double, dash: [CGFloat] = [],
    cap: CGLineCap = .round
  ) {
    let style = StrokeStyle(lineWidth: width, lineCap: cap, lineJoin: .round, dash: dash)
    items.append(.stroke(path, .color(color), style))
  }

  /// A line of a pixel or two from left to right, on whole pixels.
  mutating func horizontal(
    from left: Double, to right: Double, y: Double, _ color: PaintColor, width: Double = 0.5
  ) {
    fill(Path(CGRect(x: left, y: Self.aligned(y), width: right - left, height: width)), color)
  }

  /// A line of a pixel or two downward, on whole pixels.
  mutating func vertical(
    x: Double, from top: Double, to bottom: Double, _ color: PaintColor, width: Double = 0.5
  ) {
    fill(Path(CGRect(x: Self.aligned(x), y: top, width: width, height: bottom - top)), color)
  }

  /// A disc around a point.
  mutating func dot(x: Double, y: Double, radius: Double, _ color: PaintColor) {
    fill(Self.circle(x: x, y: y, radius: radius), color)
  }

  static func circle(x: Double, y: Double, radius: Double) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The nearest coordinate between two pixels.
  static func aligned(_ value: Double) -> Double { (value * scale).rounded() / scale }

  // MARK: - Pictures

  /// A picture pixel by pixel, its corners a little round, with a thin edge.
  mutating func picture(_ pixmap: Pixmap, x: Double, y: Double, radius: Double = 5) {
    let (left, top) = (Self.aligned(x), Self.aligned(y))
    let picture = Picture(
      width: pixmap.width, height: pixmap.height, pixels: pixmap.withPixels { Array($0) })
    let paint = PicturePaint(
      picture: picture, part: .init(x: 0, y: 0, width: pixmap.width, height: pixmap.height),
      transform: CGAffineTransform(
        a: 1 / Self.scale, b: 0, c: 0, d: 1 / Self.scale, tx: left, ty: top),
      sampling: .nearest)
    let box = CGRect(
      x: left, y: top, width: Double(pixmap.width) / Self.scale,
      height: Double(pixmap.height) / Self.scale)
    let shape = Path(roundedRect: box, cornerRadius: radius)
    items.append(.fill(shape, .picture(paint), evenOdd: false))
    drawRim(of: box, radius: radius)
  }

  /// A frame as shapes, its corners a little round, with a thin edge; its scale is in pixels of the sheet.
  mutating func frame(_ list: DisplayList, x: Double, y: Double, radius: Double = 5) {
    let unit = list.scale / Self.scale
    let box = CGRect(
      x: Self.aligned(x), y: Self.aligned(y), width: Double(list.size.width) * unit,
      height: Double(list.size.height) * unit)
    items.append(.pushClip(Path(roundedRect: box, cornerRadius: radius), evenOdd: false))
    items.append(
      .pushTransform(
        CGAffineTransform(a: unit, b: 0, c: 0, d: unit, tx: box.minX, ty: box.minY)))
    // What blends sees nothing of the sheet.
    items.append(.pushEffect(.isolated))
    if let background = list.background {
      fill(Path(CGRect(origin: .zero, size: list.size)), background)
    }
    items += list.items + [.pop, .pop, .pop]
    drawRim(of: box, radius: radius)
  }

  private mutating func drawRim(of box: CGRect, radius: Double) {
    let rim = Path(roundedRect: box.insetBy(dx: 0.25, dy: 0.25), cornerRadius: radius - 0.25)
    stroke(rim, palette.edge, width: 0.5)
  }
}

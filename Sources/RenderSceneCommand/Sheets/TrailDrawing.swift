import DrawingModel
import Foundation
import Geometry
import VirtualTime

/// The way of a view's middle over a picture, with a dot and the time at each moment.
@MainActor struct TrailDrawing {
  /// Where the view was, in order of time.
  var places: [Film.Place]
  /// The moments with a dot.
  var moments: [VirtualInstant]
  /// The part of the canvas that the picture shows.
  var box: CGRect

  private static let color = PaintColor(red: 0.85, green: 0.16, blue: 0.35)
  private static let casing = PaintColor(red: 1, green: 1, blue: 1, opacity: 0.85)

  /// What is drawn, in points from the upper left corner of the box.
  func items() throws(CommandError) -> [DisplayItem] {
    var painter = SheetPainter(palette: .light)
    var way = Path()
    var isOpen = false
    for place in places {
      guard let point = place.middle.map(inside) else {
        isOpen = false
        continue
      }
      if isOpen { way.addLine(to: point) } else { way.move(to: point) }
      isOpen = true
    }
    painter.stroke(way, Self.casing, width: 4)
    painter.stroke(way, Self.color, width: 2)
    let dots = places.filter { moments.contains($0.instant) }.compactMap { place in
      place.middle.map { (instant: place.instant, point: inside($0)) }
    }
    for (_, point) in dots {
      painter.dot(x: point.x, y: point.y, radius: 5, Self.casing)
      painter.dot(x: point.x, y: point.y, radius: 3.5, Self.color)
    }
    try drawTimes(dots, &painter)
    return painter.items
  }

  private func inside(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - box.minX, y: point.y - box.minY)
  }

  /// The time beside each dot where it lies over no other one.
  private func drawTimes(
    _ dots: [(instant: VirtualInstant, point: CGPoint)], _ painter: inout SheetPainter
  ) throws(CommandError) {
    let texts = SheetNumber.times(dots.map(\.instant))
    let style = SheetText.Style(size: 10, weight: .medium, color: Self.color)
    var taken = dots.map { dot in
      CGRect(x: dot.point.x - 5, y: dot.point.y - 5, width: 10, height: 10)
    }
    for (dot, text) in zip(dots, texts) {
      let line = try painter.text.line(text, style)
      let size = CGSize(width: line.width + 8, height: 15)
      let (x, y) = (dot.point.x, dot.point.y)
      let corners = [
        CGPoint(x: x - size.width / 2, y: y - 9 - size.height),
        CGPoint(x: x - size.width / 2, y: y + 9),
        CGPoint(x: x + 9, y: y - size.height / 2),
        CGPoint(x: x - 9 - size.width, y: y - size.height / 2),
      ]
      let canvas = CGRect(origin: .zero, size: box.size).insetBy(dx: 2, dy: 2)
      let free = corners.map { CGRect(origin: $0, size: size) }.first { place in
        canvas.contains(place) && !taken.contains { $0.intersects(place) }
      }
      guard let free else { continue }
      taken.append(free)
      painter.fill(Path(roundedRect: free, cornerRadius: 4), Self.casing)
      painter.draw(line, x: free.midX, y: free.minY + 11, anchor: .middle)
    }
  }
}

import DrawingModel
import Foundation
import Geometry
import ViewGraph

/// A gradient between places of a context's coordinates, and how it goes on beyond its ends.
struct CanvasGradient: Sendable {
  enum Form: Sendable {
    case linear(from: CGPoint, to: CGPoint)
  }

  var gradient: Gradient
  var form: Form
  var options: GraphicsContext.GradientOptions

  /// More repetitions than this in one box are too fine to be seen.
  private static let repetitionLimit = 512

  /// The paint for what lies in `box`.
  func paint(in box: CGRect, environment: EnvironmentValues) -> Paint {
    var gradient = gradient
    // Unit points of a box of one point at the origin are points.
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    func place(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
    switch form {
    case .linear(let from, let to):
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let lengthSquared = dx * dx + dy * dy
      let corners = [
        CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
        CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
      ]
      let places = corners.map { (($0.x - from.x) * dx + ($0.y - from.y) * dy) / lengthSquared }
      let turns = repetitions(places)
      gradient.stops = repeated(turns)
      func end(_ turn: Int) -> UnitPoint {
        place(CGPoint(x: from.x + dx * CGFloat(turn), y: from.y + dy * CGFloat(turn)))
      }
      return LinearGradient(
        gradient: gradient, startPoint: end(turns.lowerBound), endPoint: end(turns.upperBound)
      )._resolve(in: environment).paint(in: unit)
    }
  }

  private var repeats: Bool { !options.isDisjoint(with: [.repeat, .mirror]) }

  /// The copies of the gradient, counted from its start, that cover the given places along it.
  private func repetitions(_ places: [CGFloat]) -> Range<Int> {
    guard repeats, let first = places.min(), let last = places.max(), first.isFinite,
      last.isFinite, last - first < CGFloat(Self.repetitionLimit), first.magnitude < 1e6
    else { return 0..<1 }
    let start = Int(first.rounded(.down))
    return start..<max(start + 1, Int(last.rounded(.up)))
  }

  /// The stops of several copies in a row, at places from 0 to 1.
  private func repeated(_ turns: Range<Int>) -> [Gradient.Stop] {
    guard turns.count > 1 || turns.lowerBound != 0 else { return gradient.stops }
    return turns.flatMap { turn -> [Gradient.Stop] in
      let isBack = options.contains(.mirror) && !turn.isMultiple(of: 2)
      // What lies outside of the gradient's own ends begins where a copy does.
      var stops = gradient.stops.map {
        Gradient.Stop(color: $0.color, location: min(max($0.location, 0), 1))
      }
      if let first = stops.first, let last = stops.last {
        stops =
          [.init(color: first.color, location: 0)] + stops
          + [.init(color: last.color, location: 1)]
      }
      if isBack {
        stops = stops.reversed().map { .init(color: $0.color, location: 1 - $0.location) }
      }
      return stops.map { stop in
        let place = (CGFloat(turn - turns.lowerBound) + stop.location) / CGFloat(turns.count)
        return .init(color: stop.color, location: place)
      }
    }
  }
}

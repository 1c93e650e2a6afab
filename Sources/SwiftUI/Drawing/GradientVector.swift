import DrawingModel
import Foundation
import Geometry
import Motion

/// A gradient as it is interpolated: colours with their places, and four numbers that say where it is spread.
///
/// Gradients that change into one another are first brought to the same places; see `resampled(at:)`. The sum and the
/// difference of lists of different length go over the shorter, and the empty list is zero.
struct GradientVector: VectorArithmetic {
  struct Stop: Equatable {
    var color: ColorVector
    var location: Double
  }

  typealias Pair = AnimatablePair<CGFloat, CGFloat>

  var stops: [Stop] = []
  /// The start of a line, or the centre, ×128.
  var start = Pair.zero
  /// The end of a line ×128, or radii in points or ×128 as fractions, or angles in radians ×128.
  var end = Pair.zero

  static let zero = GradientVector()

  init() {}

  init(_ gradient: ResolvedGradient) {
    stops = gradient.stops.map { Stop(color: ColorVector($0.color), location: $0.location) }
    func scaled(_ first: CGFloat, _ second: CGFloat) -> Pair {
      Pair(first * animatableUnit, second * animatableUnit)
    }
    switch gradient.geometry {
    case .linear(let from, let to):
      start = from.animatableData
      end = to.animatableData
    case .radial(let center, let startRadius, let endRadius):
      start = center.animatableData
      end = Pair(startRadius, endRadius)
    case .elliptical(let center, let startRadius, let endRadius):
      start = center.animatableData
      end = scaled(startRadius, endRadius)
    case .angular(let center, let from, let to):
      start = center.animatableData
      end = scaled(from.radians, to.radians)
    }
  }

  /// The gradient these components stand for, spread as `model` is.
  func gradient(like model: ResolvedGradient) -> ResolvedGradient {
    var point = UnitPoint.zero
    point.animatableData = start
    var other = UnitPoint.zero
    other.animatableData = end
    var result = model
    result.stops = stops.map {
      DrawingModel.GradientStop(color: $0.color.color, location: $0.location)
    }
    switch model.geometry {
    case .linear:
      result.geometry = .linear(start: point, end: other)
    case .radial:
      result.geometry = .radial(center: point, startRadius: end.first, endRadius: end.second)
    case .elliptical:
      result.geometry = .elliptical(center: point, startRadius: other.x, endRadius: other.y)
    case .angular:
      result.geometry = .angular(
        center: point, start: .radians(Double(other.x)), end: .radians(Double(other.y)))
    }
    return result
  }

  // MARK: - Arithmetic

  private static func combine(
    _ a: [Stop], _ b: [Stop], _ sign: Double
  ) -> [Stop] {
    if b.isEmpty { return a }
    func signed(_ stop: Stop) -> Stop {
      Stop(color: stop.color.scaled(by: sign), location: sign * stop.location)
    }
    if a.isEmpty { return b.map(signed) }
    return zip(a, b).map { first, second in
      let second = signed(second)
      return Stop(
        color: first.color + second.color, location: first.location + second.location)
    }
  }

  static func + (a: Self, b: Self) -> Self {
    var sum = a
    sum.stops = combine(a.stops, b.stops, 1)
    sum.start += b.start
    sum.end += b.end
    return sum
  }

  static func - (a: Self, b: Self) -> Self {
    var difference = a
    difference.stops = combine(a.stops, b.stops, -1)
    difference.start -= b.start
    difference.end -= b.end
    return difference
  }

  mutating func scale(by factor: Double) {
    for index in stops.indices {
      stops[index].color.scale(by: factor)
      stops[index].location *= factor
    }
    start.scale(by: factor)
    end.scale(by: factor)
  }

  var magnitudeSquared: Double {
    stops.reduce(start.magnitudeSquared + end.magnitudeSquared) {
      $0 + $1.color.magnitudeSquared + $1.location * $1.location
    }
  }

  // MARK: - Common places

  var locations: [Double] { stops.map(\.location) }

  /// All places of two rising lists; a place that one has twice, for a hard edge, is in the result twice.
  static func union(_ a: [Double], _ b: [Double]) -> [Double] {
    var result: [Double] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if j == b.count || (i < a.count && a[i] < b[j]) {
        result.append(a[i])
        i += 1
      } else if i == a.count || b[j] < a[i] {
        result.append(b[j])
        j += 1
      } else {
        result.append(a[i])
        i += 1
        j += 1
      }
    }
    return result
  }

  /// The same gradient with a stop at each of `places`, which rise and hold all of its own.
  func resampled(at places: [Double]) -> Self {
    guard let first = stops.first, let last = stops.last, places != locations else { return self }
    var result = self
    result.stops = places.enumerated().map { index, place in
      // Of equal places, the first shows what lies before and the rest what lies behind.
      let isFirst = index == 0 || places[index - 1] < place
      let equal = stops.filter { $0.location == place }
      if let before = equal.first, let behind = equal.last { return isFirst ? before : behind }
      guard let next = stops.firstIndex(where: { $0.location > place }) else {
        return Stop(color: last.color, location: place)
      }
      guard next > 0 else { return Stop(color: first.color, location: place) }
      let (from, to) = (stops[next - 1], stops[next])
      let part = (place - from.location) / (to.location - from.location)
      return Stop(
        color: from.color + (to.color - from.color).scaled(by: part), location: place)
    }
    return result
  }
}

internal import Foundation
internal import Geometry

/// A rectangle of whole pixels; empty when an end is not above its start.
struct PixelRect: Equatable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The rectangle with `x` and `y` pixels more on each side; an empty one stays empty.
  func outset(_ x: Int, _ y: Int) -> PixelRect {
    isEmpty ? self : PixelRect(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
  }

  /// The rectangle moved by a distance, and widened to whole pixels.
  func offset(_ x: Double, _ y: Double) -> PixelRect {
    isEmpty
      ? self
      : PixelRect(
        minX: Double(minX) + x, minY: Double(minY) + y, maxX: Double(maxX) + x,
        maxY: Double(maxY) + y)
  }

  /// The pixels touched by a rectangle given by its sides; far sides are limited to ±1e6.
  init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    func whole(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max(value, -1e6), 1e6).rounded(rule))
    }
    self.minX = whole(minX, .down)
    self.minY = whole(minY, .down)
    self.maxX = whole(maxX, .up)
    self.maxY = whole(maxY, .up)
  }

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }
}

extension Path {
  /// Pixels that the path's points, control points included, span after `transform`, and those
  /// within `margin` pixels of them.
  func deviceBounds(_ transform: CGAffineTransform, margin: Double = 0) -> PixelRect {
    var (minX, minY) = (Double.infinity, Double.infinity)
    var (maxX, maxY) = (-Double.infinity, -Double.infinity)
    func include(_ point: CGPoint) {
      let moved = point.applying(transform)
      minX = min(minX, Double(moved.x))
      minY = min(minY, Double(moved.y))
      maxX = max(maxX, Double(moved.x))
      maxY = max(maxY, Double(moved.y))
    }
    for element in elements {
      switch element {
      case .move(let end), .line(let end): include(end)
      case .quadCurve(let end, let control):
        include(end)
        include(control)
      case .curve(let end, let control1, let control2):
        include(end)
        include(control1)
        include(control2)
      case .closeSubpath: break
      }
    }
    guard minX <= maxX, minY <= maxY else { return .empty }
    return PixelRect(
      minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }
}

extension StrokeStyle {
  /// How far a stroke's paint may lie from its path, in pixels after `transform`.
  func reach(_ transform: CGAffineTransform) -> Double {
    var factor = lineCap == .square ? 2.0.squareRoot() : 1
    if lineJoin == .miter { factor = max(factor, usableMiterLimit) }
    return Double(lineWidth) / 2 * factor * transform.largestStretch
  }

  /// The miter limit as it is drawn: at least 1, and 10 where it is not a number.
  var usableMiterLimit: Double {
    miterLimit.isNaN ? 10 : min(max(Double(miterLimit), 1), 1e4)
  }
}

extension CGAffineTransform {
  /// An upper bound for how much the transform lengthens a line, at most √2 too large.
  var largestStretch: Double {
    Double((a * a + b * b + c * c + d * d).squareRoot())
  }
}

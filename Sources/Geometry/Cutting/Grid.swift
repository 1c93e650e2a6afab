internal import Foundation

/// A point of the integer grid on which paths are cut.
struct GridPoint: Hashable, Comparable {
  var x: Int
  var y: Int

  static func < (a: Self, b: Self) -> Bool { a.x != b.x ? a.x < b.x : a.y < b.y }
}

/// A straight piece of a path on the grid, in the path's own direction, and where on its curve it lies.
struct GridEdge {
  var start: GridPoint
  var end: GridPoint
  /// Index of the curve.
  var curve: Int
  /// The curve's parameters at both ends.
  var from: Double
  var to: Double
}

/// A square grid around some paths, fine enough to be taken for the plane and coarse enough for exact products.
struct Grid {
  private let originX: Double
  private let originY: Double
  /// Grid steps in a point, a power of two.
  let scale: Double
  /// Longer side of the paths' box, in points.
  let extent: Double

  /// The exponent of the largest coordinate: products of differences stay below 2^62 even when doubled.
  private static let bits = 29

  /// The grid for paths in `bounds`; nil where these are not finite or a point.
  init?(_ bounds: CGRect) {
    guard !bounds.isNull, bounds.minX.isFinite, bounds.minY.isFinite, bounds.maxX.isFinite,
      bounds.maxY.isFinite
    else { return nil }
    extent = Double(max(bounds.width, bounds.height))
    guard extent > 0, extent.isNormal, extent < 1e100 else { return nil }
    originX = Double(bounds.midX)
    originY = Double(bounds.midY)
    // Half the extent, at most, lies on each side of the origin.
    scale = Double(sign: .plus, exponent: Self.bits - Int(extent.exponent), significand: 1)
  }

  func point(_ point: CGPoint) -> GridPoint {
    GridPoint(
      x: Int(((Double(point.x) - originX) * scale).rounded()),
      y: Int(((Double(point.y) - originY) * scale).rounded()))
  }

  func point(_ point: GridPoint) -> CGPoint {
    CGPoint(
      x: CGFloat(Double(point.x) / scale + originX), y: CGFloat(Double(point.y) / scale + originY))
  }
}

extension GridPoint {
  /// Twice the signed area of a triangle; positive where `c` lies to the right of the way from `a` to `b` on screen.
  static func area(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}

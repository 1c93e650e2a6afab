/// A rectangle of whole pixels.
package struct PixelArea: Hashable, Sendable, Comparable {
  /// The first column.
  package var x: Int
  /// The first row.
  package var y: Int
  /// Columns, at least 1.
  package var width: Int
  /// Rows, at least 1.
  package var height: Int

  /// Makes a rectangle.
  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Whether a pixel lies inside.
  package func contains(x: Int, y: Int) -> Bool {
    x >= self.x && y >= self.y && x - self.x < width && y - self.y < height
  }

  /// The smallest rectangle around this and another.
  func union(_ other: PixelArea) -> PixelArea {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelArea(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// From top to bottom, then from left to right.
  package static func < (lhs: PixelArea, rhs: PixelArea) -> Bool {
    (lhs.y, lhs.x, lhs.height, lhs.width) < (rhs.y, rhs.x, rhs.height, rhs.width)
  }
}

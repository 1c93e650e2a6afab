import Imaging
import TestSupport

/// How two pictures of one size differ.
struct GoldenComparison {
  /// Pixels of which a channel differs by more than the tolerance.
  private(set) var count = 0
  /// The largest difference of a channel, in levels of 255.
  private(set) var largest = 0
  /// First column, first row, last column and last row of what differs.
  private(set) var bounds: [Int] = []
  /// White where equal, red where not.
  private(set) var picture: Pixmap

  /// Compares straight channels pixel by pixel; nil where the sizes differ.
  init?(_ expected: Pixmap, _ actual: Pixmap, tolerance: Int) {
    guard expected.width == actual.width, expected.height == actual.height,
      let picture = Pixmap(width: actual.width, height: actual.height)
    else { return nil }
    self.picture = picture
    for y in 0..<actual.height {
      for x in 0..<actual.width {
        let difference = expected.color(x: x, y: y).distance(to: actual.color(x: x, y: y))
        largest = max(largest, difference)
        if difference > tolerance {
          count += 1
          bounds =
            bounds.isEmpty
            ? [x, y, x, y]
            : [min(bounds[0], x), min(bounds[1], y), max(bounds[2], x), max(bounds[3], y)]
        }
        self.picture[x, y] = difference > tolerance ? 0xFFE0_2020 : 0xFFFF_FFFF
      }
    }
  }

  /// The numbers as JSON.
  var json: String {
    "{\"pixels\": \(count), \"largestDifference\": \(largest), \"bounds\": \(bounds)}\n"
  }
}

/// Tells pixels on smoothed edges from others by their neighbours.
///
/// After Vyšniauskas, "Anti-aliased pixel and intensity slope detector" (2009): a pixel is on a
/// smoothed edge when it lies between a darker and a brighter neighbour, and one of these is part
/// of a plain area in both pictures.
struct AntialiasingDetector {
  private let pixels: UnsafeBufferPointer<UInt32>
  private let others: UnsafeBufferPointer<UInt32>
  private let width: Int
  private let height: Int

  /// A detector for pixels of one picture, with the other as a witness; both of one size.
  init(
    _ pixels: UnsafeBufferPointer<UInt32>, others: UnsafeBufferPointer<UInt32>, width: Int,
    height: Int
  ) {
    (self.pixels, self.others, self.width, self.height) = (pixels, others, width, height)
  }

  /// Whether a pixel lies on a smoothed edge.
  func isAntialiased(x: Int, y: Int) -> Bool {
    let own = pixels[y * width + x]
    let brightness = PixelDifference.brightness(own)
    // Beyond the border nothing smooths: a side that is missing counts as one equal neighbour.
    var equal = isAtBorder(x, y) ? 1 : 0
    var darkest = (difference: 0.0, x: 0, y: 0)
    var brightest = (difference: 0.0, x: 0, y: 0)
    for (nextX, nextY) in neighbours(x, y) {
      let neighbour = pixels[nextY * width + nextX]
      if neighbour == own {
        equal += 1
        // More than two equal neighbours: a plain area, or a line.
        if equal > 2 { return false }
        continue
      }
      let difference = PixelDifference.brightness(neighbour) - brightness
      if difference < darkest.difference { darkest = (difference, nextX, nextY) }
      if difference > brightest.difference { brightest = (difference, nextX, nextY) }
    }
    guard darkest.difference < 0, brightest.difference > 0 else { return false }
    return [darkest, brightest].contains { side in
      isPlain(pixels, side.x, side.y) && isPlain(others, side.x, side.y)
    }
  }

  /// Whether more than two neighbours have a pixel's colour.
  private func isPlain(_ pixels: UnsafeBufferPointer<UInt32>, _ x: Int, _ y: Int) -> Bool {
    let own = pixels[y * width + x]
    let equal = neighbours(x, y).filter { pixels[$0.1 * width + $0.0] == own }.count
    return equal + (isAtBorder(x, y) ? 1 : 0) > 2
  }

  private func isAtBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  private func neighbours(_ x: Int, _ y: Int) -> [(Int, Int)] {
    var result: [(Int, Int)] = []
    for nextY in max(y - 1, 0)...min(y + 1, height - 1) {
      for nextX in max(x - 1, 0)...min(x + 1, width - 1) where nextX != x || nextY != y {
        result.append((nextX, nextY))
      }
    }
    return result
  }
}

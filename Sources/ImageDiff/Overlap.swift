import Imaging

/// Two pictures on one canvas that holds both.
struct Overlap {
  /// Columns and rows of the canvas.
  let width: Int
  let height: Int
  /// Where the expected picture begins on it.
  let expectedX: Int
  let expectedY: Int
  /// Where the actual picture begins on it.
  let actualX: Int
  let actualY: Int
  private let expected: PixelArea
  private let actual: PixelArea

  init(_ expected: Pixmap, _ actual: Pixmap, _ alignment: ImageComparer.Alignment) {
    width = max(expected.width, actual.width)
    height = max(expected.height, actual.height)
    func start(_ side: Int, _ whole: Int) -> Int {
      alignment == .center ? (whole - side) / 2 : 0
    }
    expectedX = start(expected.width, width)
    expectedY = start(expected.height, height)
    actualX = start(actual.width, width)
    actualY = start(actual.height, height)
    self.expected = PixelArea(
      x: expectedX, y: expectedY, width: expected.width, height: expected.height)
    self.actual = PixelArea(x: actualX, y: actualY, width: actual.width, height: actual.height)
  }

  /// Calls `body` with each pixel that not both pictures have, by its place on the canvas.
  func forEachLonelyPixel(_ body: (ImageComparer.Finding, Int, Int) -> Void) {
    for y in 0..<height {
      for x in 0..<width {
        switch (expected.contains(x: x, y: y), actual.contains(x: x, y: y)) {
        case (true, false): body(.onlyExpected, x, y)
        case (false, true): body(.onlyActual, x, y)
        // In the corners between a wide and a high picture there is nothing at all.
        default: break
        }
      }
    }
  }

  /// Calls `body` with each pixel that both have and that differs, by its place in the expected
  /// picture.
  func forEachDifference(
    _ expectedPixels: UnsafeBufferPointer<UInt32>, _ actualPixels: UnsafeBufferPointer<UInt32>,
    _ body: (_ x: Int, _ y: Int, _ expected: UInt32, _ actual: UInt32) -> Void
  ) {
    guard let lhs = expectedPixels.baseAddress, let rhs = actualPixels.baseAddress else { return }
    let left = max(expectedX, actualX)
    let right = min(expected.x + expected.width, actual.x + actual.width)
    let top = max(expectedY, actualY)
    let bottom = min(expected.y + expected.height, actual.y + actual.height)
    guard left < right, top < bottom else { return }
    for y in top..<bottom {
      let a = lhs + (y - expectedY) * expected.width + left - expectedX
      let b = rhs + (y - actualY) * actual.width + left - actualX
      RowScanner.forEachDifference(a, b, count: right - left) { column in
        body(left - expectedX + column, y - expectedY, a[column], b[column])
      }
    }
  }
}

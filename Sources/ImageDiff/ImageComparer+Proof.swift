import Imaging

extension ImageComparer {
  /// Whether the comparer finds what it must find and nothing else, on pictures that are known.
  ///
  /// A comparer that fails and says "equal" hides every change, so it is asked before it is used.
  ///
  /// - Returns: What it gets wrong; nil where all is well.
  package static func fault() -> String? {
    guard var first = Pixmap(width: 37, height: 5) else { return "there is no memory for a proof" }
    for x in 0..<37 {
      for y in 0..<5 { first[x, y] = 0xFF10_2030 | UInt32(x * 5 + y) }
    }
    var second = first
    let exact = ImageComparer()
    if exact.compare(first, second).verdict != .equal { return "equal pictures were told apart" }
    // One channel of one pixel by one level, in the last column, where no group of sixteen is full.
    second[36, 4] ^= 0x0000_0100
    let found = exact.compare(first, second)
    guard found.differentPixels == 1, found.largestDelta == 1, !found.verdict.passes,
      found.areas == [PixelArea(x: 36, y: 4, width: 1, height: 1)]
    else { return "a difference of one level in one pixel was not found" }
    var lenient = DiffLimits()
    lenient.delta = 1
    guard ImageComparer(limits: lenient).compare(first, second).verdict == .withinLimits else {
      return "a difference within the limits was counted"
    }
    guard let smaller = Pixmap(width: 36, height: 5),
      !exact.compare(first, smaller).verdict.passes
    else { return "another size was taken for the same" }
    return nil
  }
}

/// Counts what differs between two pictures while they are gone through.
struct DifferenceTally {
  private let limits: DiffLimits
  private let ignored: [PixelArea]
  private var areas: ChangedAreas
  private var different = 0
  private var tolerated = 0
  private var antialiased = 0
  private var ignoredCount = 0
  private var largestDelta = 0
  private var largestPerceived = 0.0

  /// For a canvas of so many columns.
  init(limits: DiffLimits, ignored: [PixelArea], width: Int) {
    self.limits = limits
    self.ignored = ignored
    areas = ChangedAreas(width: width)
  }

  /// Adds a pixel that only one of the pictures has, by its place on the canvas.
  mutating func addLonely(x: Int, y: Int) {
    different += 1
    areas.add(x: x, y: y)
  }

  /// Adds what is not looked at in a picture of so many pixels, each pixel once.
  mutating func addIgnored(width: Int, height: Int, _ tell: (_ x: Int, _ y: Int) -> Void) {
    for area in ignored {
      let (left, top) = (max(area.x, 0), max(area.y, 0))
      let (right, bottom) = (min(area.x + area.width, width), min(area.y + area.height, height))
      guard left < right, top < bottom else { continue }
      for y in top..<bottom {
        for x in left..<right where ignored.first(where: { $0.contains(x: x, y: y) }) == area {
          ignoredCount += 1
          tell(x, y)
        }
      }
    }
  }

  /// Adds a pixel that both pictures have and that is not the same.
  ///
  /// - Parameters:
  ///   - before: The expected pixel.
  ///   - after: The actual pixel.
  ///   - x: Its column in the expected picture.
  ///   - y: Its row there.
  ///   - place: Its column and row on the canvas.
  ///   - isAntialiased: Tells whether it lies on a smoothed edge that is tolerated.
  /// - Returns: What it counts as.
  mutating func add(
    _ before: UInt32, _ after: UInt32, x: Int, y: Int, place: (x: Int, y: Int),
    isAntialiased: () -> Bool
  ) -> ImageComparer.Finding {
    if ignored.contains(where: { $0.contains(x: x, y: y) }) { return .ignored }
    let delta = PixelDifference.delta(before, after)
    let perceived = PixelDifference.perceived(before, after)
    largestDelta = max(largestDelta, delta)
    largestPerceived = max(largestPerceived, perceived)
    if delta <= limits.allowedDelta, limits.threshold.map({ perceived <= $0 }) ?? true {
      tolerated += 1
      return .tolerated
    }
    if isAntialiased() {
      antialiased += 1
      return .antialiased
    }
    different += 1
    areas.add(x: place.x, y: place.y)
    return .different
  }

  /// Puts what was counted into a result, and judges it.
  func finish(_ result: inout ImageComparison) {
    result.differentPixels = different
    result.toleratedPixels = tolerated
    result.antialiasedPixels = antialiased
    result.ignoredPixels = ignoredCount
    result.largestDelta = largestDelta
    result.largestPerceived = largestPerceived
    result.areas = areas.areas
    var reasons: [String] = []
    if !result.isSameSize {
      reasons.append("the size is \(result.actual) pixels instead of \(result.expected)")
    }
    reasons += limits.violations(different: different, total: result.totalPixels)
    result.verdict =
      !reasons.isEmpty
      ? .different(reasons) : different + tolerated + antialiased == 0 ? .equal : .withinLimits
  }
}

import ImageDiff

/// How much a frame may differ from its baseline and still pass; by default not at all.
///
/// Of the limits that are given all must hold, and 0 means none.
public struct FrameLimits: Hashable, Sendable {
  /// Levels of 255 by which a channel of a pixel may differ without its counting.
  public var maxDelta: Int?
  /// Pixels that may differ.
  public var maxDiffPixels: Int?
  /// The share of the pixels that may differ, 0 to 1.
  public var maxDiffRatio: Double?
  /// The perceived difference that a pixel may have without its counting, 0 to 1.
  public var threshold: Double?
  /// Whether pixels on smoothed edges may differ.
  public var toleratesAntialiasing: Bool

  /// Not one pixel may be off by one level.
  public static let exact = FrameLimits()

  /// Limits; those that are left out allow nothing.
  public init(
    maxDelta: Int? = nil, maxDiffPixels: Int? = nil, maxDiffRatio: Double? = nil,
    threshold: Double? = nil, toleratesAntialiasing: Bool = false
  ) {
    self.maxDelta = maxDelta
    self.maxDiffPixels = maxDiffPixels
    self.maxDiffRatio = maxDiffRatio
    self.threshold = threshold
    self.toleratesAntialiasing = toleratesAntialiasing
  }
}

extension FrameLimits {
  /// Whether only equal pictures pass.
  var isExact: Bool {
    (maxDelta ?? 0) == 0 && (maxDiffPixels ?? 0) == 0 && (maxDiffRatio ?? 0) == 0
      && (threshold ?? 0) == 0 && !toleratesAntialiasing
  }

  /// The limits as the comparer takes them.
  ///
  /// - Throws: Which of them is out of its range.
  func checked() throws(AssertionError) -> DiffLimits {
    if let maxDelta, !(0...255).contains(maxDelta) {
      throw .limit("maxDelta is \(maxDelta); give 0 to 255 levels")
    }
    if let maxDiffPixels, maxDiffPixels < 0 {
      throw .limit("maxDiffPixels is \(maxDiffPixels); give 0 or more pixels")
    }
    for (name, share) in [("maxDiffRatio", maxDiffRatio), ("threshold", threshold)] {
      if let share, !(0...1).contains(share) {
        throw .limit("\(name) is \(share); give a share from 0 to 1")
      }
    }
    var limits = DiffLimits()
    limits.delta = maxDelta
    limits.pixels = maxDiffPixels
    limits.ratio = maxDiffRatio
    limits.threshold = threshold
    limits.toleratesAntialiasing = toleratesAntialiasing
    return limits
  }
}

import ImageDiff
import Imaging
import VirtualTime

/// What came of one frame that is not as its baseline says.
struct FrameFinding {
  /// In what it differs.
  enum Kind {
    /// The pixels, as far as the limits go.
    case pixels(ImageComparison)
    /// The digest, and the picture that was expected is not kept.
    case digest
    /// The frame was at another moment when it was recorded.
    case moved(from: VirtualInstant)
  }
  /// The text of its moment, in seconds.
  var time: String
  var isSettled: Bool
  var kind: Kind
  /// The kept picture; nil where there is none.
  var expected: String?
  /// The picture as it is now.
  var actual: String?
  /// A picture of the difference.
  var difference: String?

  /// What it is, in a line: measured against allowed, with units.
  func line(_ limits: DiffLimits) -> String {
    let place = "frame at \(time) s" + (isSettled ? " (settled)" : "")
    switch kind {
    case .digest:
      return "\(place): differs, and the picture that was expected is not kept"
    case .moved(let former):
      return "\(place): was at \(FrameLabels.seconds(former)) s when it was recorded"
    case .pixels(let comparison):
      return "\(place): \(Self.measured(comparison, limits))"
    }
  }

  private static func measured(_ comparison: ImageComparison, _ limits: DiffLimits) -> String {
    if !comparison.isSameSize {
      return "\(comparison.actual) pixels instead of \(comparison.expected)"
    }
    let count = comparison.differentPixels
    var allowed: [String] = []
    if let pixels = limits.pixels { allowed.append("\(pixels)") }
    if let ratio = limits.ratio { allowed.append("\(percent(ratio))") }
    if allowed.isEmpty { allowed = ["0"] }
    var text =
      "\(count) of \(comparison.totalPixels) pixels \(count == 1 ? "differs" : "differ")"
      + " (at most \(allowed.joined(separator: " and ")) allowed)"
      + ", largest difference \(comparison.largestDelta) "
      + (comparison.largestDelta == 1 ? "level" : "levels")
    if let threshold = limits.threshold {
      text += ", perceived \(decimal(comparison.largestPerceived)) (at most \(decimal(threshold)))"
    }
    if let delta = limits.delta ?? (limits.threshold == nil ? 0 : nil) {
      text += " (at most \(delta))"
    }
    return text
  }

  private static func percent(_ share: Double) -> String { "\(decimal(share * 100)) %" }

  /// A number with up to four decimals.
  private static func decimal(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}

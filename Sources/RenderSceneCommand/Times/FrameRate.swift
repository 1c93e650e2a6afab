import VirtualTime

/// Frames per second as an exact fraction.
struct FrameRate: Equatable, Sendable {
  /// Frames in `denominator` seconds.
  var numerator: Int64
  /// Seconds.
  var denominator: Int64

  /// Sixty frames per second.
  static let standard = FrameRate(numerator: 60, denominator: 1)
  private static let highest: Int64 = 1_000_000

  /// Reads `60`, `29.97` or `30000/1001`.
  static func parse(_ text: String) throws(CommandError) -> FrameRate {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let numerator = Int64(parts[0]), let denominator = Int64(parts[1]),
      (1...highest).contains(numerator), (1...highest).contains(denominator)
    {
      return FrameRate(numerator: numerator, denominator: denominator)
    }
    if parts.count == 1, let decimal = ExactDecimal(parts[0]), decimal.fractionDigits <= 6 {
      let power = ExactDecimal.powerOfTen(decimal.fractionDigits)
      if decimal.digits > 0, decimal.digits <= UInt128(highest) * power {
        return FrameRate(numerator: Int64(decimal.digits), denominator: Int64(power))
      }
    }
    throw .usage("'\(text)' is no frame rate; give frames per second such as 60 or 30000/1001.")
  }

  /// The ticks of a count of frames, rounded to the nearest where they are not whole; `nil` if out
  /// of range.
  func ticks(frames: UInt128) -> Int64? {
    let (scaled, overflow) = frames.multipliedReportingOverflow(
      by: UInt128(denominator) * UInt128(VirtualInstant.ticksPerSecond))
    guard !overflow else { return nil }
    return Int64(exactly: (scaled * 2 + UInt128(numerator)) / (UInt128(numerator) * 2))
  }

  /// The number of the frame nearest to an instant.
  func frame(nearest instant: VirtualInstant) -> Int64 {
    let ticks = UInt128(max(0, instant.ticks)) * UInt128(numerator)
    let perFrame = UInt128(denominator) * UInt128(VirtualInstant.ticksPerSecond)
    return Int64((ticks * 2 + perFrame) / (perFrame * 2))
  }

  /// The rate in words for names: `60`, or `30000-1001`.
  var text: String { denominator == 1 ? "\(numerator)" : "\(numerator)-\(denominator)" }

  /// The rate as it is typed: `60`, or `30000/1001`.
  var fraction: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}

import VirtualTime

/// Moments as texts in seconds, for names of files and for messages.
enum FrameLabels {
  /// The texts of moments, each different from the others: milliseconds unless that is not enough.
  static func texts(_ moments: [SceneRun.Moment]) -> [String] {
    for decimals in [3, 6, 9] {
      let texts = moments.map { seconds($0.instant, decimals: decimals) }
      if decimals == 9 || Set(texts).count == texts.count { return texts }
    }
    return []
  }

  /// Seconds with a number of decimals, rounded to the nearest.
  static func seconds(_ instant: VirtualInstant, decimals: Int = 3) -> String {
    var unit: Int64 = 1
    for _ in 0..<decimals { unit *= 10 }
    let ticks = VirtualInstant.ticksPerSecond
    let whole = instant.ticks / ticks
    let part = Double(instant.ticks % ticks) * Double(unit) / Double(ticks)
    let rounded = Int64(part.rounded())
    let (carry, rest) = (rounded / unit, rounded % unit)
    let digits = String(rest)
    return "\(whole + carry)." + String(repeating: "0", count: decimals - digits.count) + digits
  }
}

/// How much two pictures may differ and still pass; by default not at all.
///
/// `delta` and `threshold` say which pixels count as different, `pixels` and `ratio` how many of
/// those there may be. Where both of a pair are given, both must hold.
package struct DiffLimits: Equatable, Sendable {
  /// Levels of 255 by which a channel may differ; nil for 0, or for any where `threshold` is given.
  package var delta: Int?
  /// Perceived difference that a pixel may have, 0 to 1: 0 none, 1 black against white.
  package var threshold: Double?
  /// Different pixels there may be; nil for 0, or for any where `ratio` is given.
  package var pixels: Int?
  /// The share of different pixels that there may be, 0 to 1.
  package var ratio: Double?
  /// Whether pixels on smoothed edges may differ.
  package var toleratesAntialiasing = false

  /// Limits that only equal pictures keep.
  package init() {}

  /// The largest difference of a channel that counts as none, in levels.
  var allowedDelta: Int { delta ?? (threshold == nil ? 0 : 255) }

  /// Which of the limits on numbers are exceeded, each in words with the measured value and unit.
  func violations(different: Int, total: Int) -> [String] {
    var violations: [String] = []
    let allowedPixels = pixels ?? (ratio == nil ? 0 : nil)
    if let allowedPixels, different > allowedPixels {
      violations.append(
        "\(different) \(different == 1 ? "pixel differs" : "pixels differ"), \(allowedPixels) allowed"
      )
    }
    if let ratio, total > 0, Double(different) > ratio * Double(total) {
      let share = Double(different) / Double(total)
      violations.append(
        "\(Self.percent(share)) of the pixels differ, \(Self.percent(ratio)) allowed")
    }
    return violations
  }

  /// A share as a percentage with four significant decimals at most.
  static func percent(_ share: Double) -> String {
    let millionths = Int((share * 1_000_000).rounded(.up))
    let (whole, rest) = (millionths / 10_000, millionths % 10_000)
    var decimals = String(repeating: "0", count: 4 - String(rest).count) + String(rest)
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return decimals.isEmpty ? "\(whole) %" : "\(whole).\(decimals) %"
  }
}

/// What a comparison of two pictures found.
package struct ImageComparison: Equatable, Sendable {
  /// Columns and rows.
  package struct Size: Equatable, Sendable, CustomStringConvertible {
    package var width: Int
    package var height: Int

    package var description: String { "\(width) × \(height)" }
  }

  /// What came of it.
  package enum Verdict: Equatable, Sendable {
    /// Every pixel is the same.
    case equal
    /// Something differs, and no more than allowed.
    case withinLimits
    /// More differs than allowed; why, in words with units.
    case different([String])

    /// Whether the limits are kept.
    package var passes: Bool {
      if case .different = self { false } else { true }
    }
  }

  package var expected: Size
  package var actual: Size
  package var verdict = Verdict.equal
  /// Pixels that count as different, those that only one of the pictures has included.
  package var differentPixels = 0
  /// Pixels that differ and do not count, as they are within the limits for a pixel.
  package var toleratedPixels = 0
  /// Pixels that differ and do not count, as they lie on smoothed edges.
  package var antialiasedPixels = 0
  /// Pixels that were not looked at.
  package var ignoredPixels = 0
  /// Pixels of the picture that holds both.
  package var totalPixels = 0
  /// The largest difference of a channel, in levels of 255.
  package var largestDelta = 0
  /// The largest perceived difference, 0 to 1.
  package var largestPerceived = 0.0
  /// Where different pixels lie, each area by itself, from top to bottom.
  package var areas: [PixelArea] = []

  /// The share of different pixels, 0 to 1.
  package var ratio: Double {
    totalPixels == 0 ? 0 : Double(differentPixels) / Double(totalPixels)
  }

  /// Whether both pictures have one size.
  package var isSameSize: Bool { expected == actual }

  /// A line for people: what was measured, with units.
  package var summary: String {
    var parts: [String] = []
    if !isSameSize { parts.append("size \(actual) instead of \(expected) pixels") }
    if differentPixels > 0 {
      parts.append(
        "\(differentPixels) of \(totalPixels) pixels differ (\(DiffLimits.percent(ratio))), "
          + "by up to \(largestDelta) of 255 levels")
    } else if toleratedPixels + antialiasedPixels > 0 {
      parts.append(
        "\(toleratedPixels + antialiasedPixels) pixels differ within the limits, "
          + "by up to \(largestDelta) of 255 levels")
    }
    return parts.isEmpty ? "equal" : parts.joined(separator: "; ")
  }
}

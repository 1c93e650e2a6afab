import Foundation
import Geometry

/// Lines under and through text.
enum TextRule {
  case under, through

  /// How thick a line is, relative to the font's size.
  static let thickness = 1.0 / 17

  /// Distance of the middle from the baseline, relative to the font's size, downward.
  private var offset: Double {
    switch self {
    case .under: 0.13
    case .through: -0.265
    }
  }

  /// Lengths of dashes and gaps, relative to the thickness; empty for a solid line.
  private static func lengths(_ pattern: Text.LineStyle.Pattern) -> [Double] {
    switch pattern.kind {
    case .solid: []
    case .dot: [1, 1]
    case .dash: [4, 2]
    case .dashDot: [4, 2, 1, 2]
    case .dashDotDot: [4, 2, 1, 2, 1, 2]
    }
  }

  /// The outline of a line beside text of a size.
  static func path(
    _ pattern: Text.LineStyle.Pattern, _ place: TextRule, along x: ClosedRange<Double>,
    baseline: Double, size: Double
  ) -> Path {
    let thickness = Self.thickness * size
    let top = baseline + place.offset * size - thickness / 2
    let lengths = lengths(pattern)
    var path = Path()
    guard !lengths.isEmpty, thickness > 0 else {
      path.addRect(
        CGRect(x: x.lowerBound, y: top, width: x.upperBound - x.lowerBound, height: thickness))
      return path
    }
    var left = x.lowerBound
    var index = 0
    while left < x.upperBound {
      let length = lengths[index % lengths.count] * thickness
      if index.isMultiple(of: 2) {
        path.addRect(
          CGRect(x: left, y: top, width: min(length, x.upperBound - left), height: thickness))
      }
      left += length
      index += 1
    }
    return path
  }
}

import Foundation
import SwiftUI

/// A value as a trace keeps it: equal values are equal, and what cannot be seen is rounded away.
package enum TracedValue: Hashable, Sendable {
  case number(Double)
  case color(TracedColor)
  case text(String)

  /// A number that is kept to a millionth.
  ///
  /// Enough for all that scenes draw: a length in points moves an edge by less than a hundredth of
  /// one of the 255 levels, a fraction of a path of 1000 points or an angle in degrees by about one.
  package static func fine(_ value: Double) -> TracedValue {
    value.isNaN ? notANumber : .number(rounded(value, perUnit: 1e6))
  }

  /// A length in points that is kept to a ten-thousandth.
  ///
  /// An edge that moves by that changes a pixel's coverage by a thirtieth of one level at three
  /// pixels per point, so that no picture tells it.
  package static func length(_ value: Double) -> TracedValue {
    value.isNaN ? notANumber : .number(rounded(value, perUnit: 1e4))
  }

  /// Not a number is a text here, so that it equals itself.
  private static let notANumber = TracedValue.text("nan")

  /// The nearest whole part of `1 / perUnit`; what is too large for parts, or no number, as it is.
  private static func rounded(_ value: Double, perUnit: Double) -> Double {
    let scaled = value * perUnit
    guard scaled.magnitude < 9e15 else { return value }
    // No negative zero: it is equal to zero but has other bits.
    return scaled.rounded() / perUnit + 0
  }

  /// The number; nil for anything else.
  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The text; nil for anything else.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// Whether two values show the same: numbers may differ by what was rounded away, since rounding
  /// takes numbers apart that are all but equal and lie on either side of a half.
  package func isSame(as other: TracedValue, tolerance: Double) -> Bool {
    if case .number(let a) = self, case .number(let b) = other {
      return a == b || (a - b).magnitude <= tolerance
    }
    return self == other
  }
}

/// A colour as a trace keeps it: straight components in parts of a level.
package struct TracedColor: Hashable, Sendable {
  /// Parts of one of the 255 levels; fine enough that a fading colour differs from frame to frame.
  package static let partsPerLevel = 64

  package var red: Int32
  package var green: Int32
  package var blue: Int32
  package var opacity: Int32

  /// Makes a colour of its parts.
  package init(red: Int32, green: Int32, blue: Int32, opacity: Int32) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  /// Red, green, blue and opacity, 0 to 1 each and beyond for wide colours; nil for another count.
  package init?(_ numbers: [Double]) {
    guard numbers.count == 4 else { return nil }
    let parts = numbers.map { number -> Int32 in
      let scaled = (number * 255 * Double(Self.partsPerLevel)).rounded()
      return Int32(max(-1e9, min(1e9, scaled.isNaN ? 0 : scaled)))
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }

  /// `#RRGGBB` of the nearest levels, with two more digits where it is not opaque; colours beyond
  /// sRGB as numbers.
  package var description: String {
    let levels = [red, green, blue, opacity].map { part in
      (Double(part) / Double(Self.partsPerLevel)).rounded()
    }
    guard levels.allSatisfy({ (0...255).contains($0) }) else { return exactDescription }
    let digits = levels.map { level -> String in
      let text = String(Int(level), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + (digits[3] == "FF" ? digits.prefix(3) : digits[...]).joined()
  }

  /// Levels with their fractions.
  package var exactDescription: String {
    let words = [red, green, blue, opacity].map { part in
      ValueText.decimal(Double(part) / Double(Self.partsPerLevel), digits: 2)
    }
    let last = opacity == 255 * Int32(Self.partsPerLevel) ? "" : ", \(words[3])"
    return "rgb(\(words[0]), \(words[1]), \(words[2])\(last))"
  }
}

import SceneLoader
import SwiftUI

/// Readers of what flags and variants say about the reader of a scene: size of text, language, direction, time zone.
enum SurroundingsOptions {
  private static let typeSizes: [(name: String, size: DynamicTypeSize)] = [
    ("xSmall", .xSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("xLarge", .xLarge), ("xxLarge", .xxLarge), ("xxxLarge", .xxxLarge),
    ("accessibility1", .accessibility1), ("accessibility2", .accessibility2),
    ("accessibility3", .accessibility3), ("accessibility4", .accessibility4),
    ("accessibility5", .accessibility5),
  ]

  /// A size of text by SwiftUI's name, in any case and with or without hyphens.
  static func typeSize(_ text: String) throws(CommandError) -> DynamicTypeSize {
    let wanted = text.lowercased().filter { $0 != "-" }
    if let match = typeSizes.first(where: { $0.name.lowercased() == wanted }) { return match.size }
    let names = typeSizes.map(\.name)
    let near = Suggestions.nearest(to: text, among: names)
    let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
    throw .usage(
      "'\(text)' is no size of text.\(hint) Known: \(names.joined(separator: ", ")).")
  }

  /// `ltr` or `rtl`, or SwiftUI's names for them.
  static func layoutDirection(_ text: String) throws(CommandError) -> LayoutDirection {
    switch text.lowercased().filter({ $0 != "-" }) {
    case "ltr", "lefttoright": return .leftToRight
    case "rtl", "righttoleft": return .rightToLeft
    default: throw .usage("'\(text)' is no layout direction; give ltr or rtl.")
    }
  }

  /// Refuses languages that scenes cannot be shown in.
  static func checkLocale(_ text: String) throws(CommandError) {
    let known: Set = ["en", "en_us", "en-us", "en_us_posix"]
    guard known.contains(text.lowercased()) else {
      throw .usage(
        "the locale '\(text)' is not supported: dates and numbers are written in English only; "
          + "give en_US; --layout-direction turns rows around by itself.")
    }
  }

  /// Refuses time zones that scenes cannot be shown in.
  static func checkTimeZone(_ text: String) throws(CommandError) {
    let known: Set = ["utc", "gmt", "z", "etc/utc"]
    guard known.contains(text.lowercased()) else {
      throw .usage("the time zone '\(text)' is not supported: scenes live in UTC; give UTC.")
    }
  }
}

public import Foundation

/// A colour as UIKit has them, for code that takes the system's colours by their UIKit names.
public final class UIColor: Hashable, Sendable {
  let color: Color

  /// The same colour as a `Color`.
  public init(_ color: Color) { self.color = color }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(
      Color(
        .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(alpha)))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  private convenience init(_ color: AdaptiveColor) { self.init(Color(.adaptive(color))) }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(Color(.faded(color.source, opacity: Double(alpha))))
  }

  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  public static let systemRed = UIColor(Color.red)
  public static let systemOrange = UIColor(Color.orange)
  public static let systemYellow = UIColor(Color.yellow)
  public static let systemGreen = UIColor(Color.green)
  public static let systemMint = UIColor(Color.mint)
  public static let systemTeal = UIColor(Color.teal)
  public static let systemCyan = UIColor(Color.cyan)
  public static let systemBlue = UIColor(Color.blue)
  public static let systemIndigo = UIColor(Color.indigo)
  public static let systemPurple = UIColor(Color.purple)
  public static let systemPink = UIColor(Color.pink)
  public static let systemBrown = UIColor(Color.brown)
  public static let systemGray = UIColor(Color.gray)
  public static let systemGray2 = UIColor(.systemGray2)
  public static let systemGray3 = UIColor(.systemGray3)
  public static let systemGray4 = UIColor(.systemGray4)
  public static let systemGray5 = UIColor(.systemGray5)
  public static let systemGray6 = UIColor(.systemGray6)
  public static let label = UIColor(Color(.label(level: 0)))
  public static let secondaryLabel = UIColor(Color(.label(level: 1)))
  public static let tertiaryLabel = UIColor(Color(.label(level: 2)))
  public static let quaternaryLabel = UIColor(Color(.label(level: 3)))
  public static let placeholderText = UIColor(Color(.label(level: 2)))
  public static let separator = UIColor(.separator)
  public static let opaqueSeparator = UIColor(.opaqueSeparator)
  public static let link = UIColor(.link)
  public static let systemBackground = UIColor(.systemBackground)
  public static let secondarySystemBackground = UIColor(.secondarySystemBackground)
  public static let tertiarySystemBackground = UIColor(.tertiarySystemBackground)
  public static let systemGroupedBackground = UIColor(.systemGroupedBackground)
  public static let systemFill = UIColor(.systemFill)
  public static let secondarySystemFill = UIColor(.secondarySystemFill)
  public static let tertiarySystemFill = UIColor(.tertiarySystemFill)
  public static let quaternarySystemFill = UIColor(.quaternarySystemFill)
  public static let secondarySystemGroupedBackground = UIColor(.secondaryGroupedBackground)
  public static let tertiarySystemGroupedBackground = UIColor(.tertiaryGroupedBackground)
  public static let tintColor = UIColor(Color.accentColor)

  // The colours without an appearance.

  public static let clear = UIColor(Color.clear)
  public static let black = UIColor(Color.black)
  public static let white = UIColor(Color.white)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

extension Color {
  /// A colour of UIKit's.
  public init(_ color: UIColor) { self = color.color }

  /// A colour of UIKit's.
  public init(uiColor: UIColor) { self = uiColor.color }
}

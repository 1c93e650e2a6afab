public import Foundation

/// A font, which is found when text is drawn with it.
///
/// Letters are those of the Inter family unless a design asks for others; sizes and line heights are those of iOS.
public struct Font: Hashable, Sendable {
  /// The kinds of text that have a font of their own.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
  }

  /// The character of the letters.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// How wide the letters are.
  public struct Width: Hashable, Sendable {
    /// The step from the usual width, from −1 to 1.
    public var value: CGFloat

    /// A width by its step from the usual one.
    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// How far apart lines are.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
    /// A family by name, in a size that follows the reader's choice as a kind of text does; not where it is nil.
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }

  let base: Base
  var weight: Weight?
  var design: Design?
  var isItalic = false
  var hasMonospacedDigits = false
  var smallCapitals = SmallCapitals()
  var leading = Leading.standard
  var width: Width?

  /// Which letters are small capitals.
  struct SmallCapitals: Hashable, Sendable {
    var areSmallLetters = false
    var areCapitals = false
  }

  init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))

  /// The system's font for a kind of text.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// The system's font in a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.size(size), weight: weight, design: design)
  }

  /// A font by name, in a size that follows the reader's choice as body text does.
  ///
  /// No other files than ours are opened: names tell which of our designs comes nearest.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  /// A font by name in a size that does not follow the reader's choice.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }

  /// A font by name, in a size that follows the reader's choice as a kind of text does.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name, size: size, relativeTo: textStyle))
  }
}

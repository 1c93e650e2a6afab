import Foundation
import ViewGraph

extension Text {
  /// A stretch of text that looks the same throughout; nil where the surroundings decide.
  struct Run: Sendable {
    var string: String
    /// What it says as time passes; the string is not used then.
    var dated: DatedText?
    /// The image that stands for its one character.
    var image: Image?
    /// Where it leads.
    var link: URL?
    var font: Font?
    var weight: Font.Weight??
    var width: Font.Width??
    var design: Font.Design??
    var isItalic: Bool?
    var isBold: Bool?
    var isMonospaced: Bool?
    var hasMonospacedDigits = false
    var tracking: CGFloat?
    var kerning: CGFloat?
    var baselineOffset: CGFloat?
    var underline: LineStyle??
    var strikethrough: LineStyle??
    var scale: Scale?
    var style: AnyShapeStyle?
    /// What it was marked with for renderers.
    var attributes = TextAttributes()

    init(string: String) { self.string = string }
  }
}

extension Text.Run: Equatable {
  static func == (first: Self, second: Self) -> Bool {
    first.string == second.string && first.dated == second.dated && first.image == second.image
      && first.hasSameLooks(as: second)
  }

  /// Whether both look the same, whatever they say.
  func hasSameLooks(as other: Self) -> Bool {
    font == other.font && weight == other.weight && width == other.width && design == other.design
      && isItalic == other.isItalic && isBold == other.isBold
      && isMonospaced == other.isMonospaced && hasMonospacedDigits == other.hasMonospacedDigits
      && tracking == other.tracking && kerning == other.kerning
      && baselineOffset == other.baselineOffset && underline == other.underline
      && strikethrough == other.strikethrough && scale == other.scale && link == other.link
      && attributes == other.attributes
      && Self.isSameStyle(style, other.style)
  }

  private static func isSameStyle(_ first: AnyShapeStyle?, _ second: AnyShapeStyle?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return first.isSame(as: second)
  }
}

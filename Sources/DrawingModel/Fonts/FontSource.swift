package import Geometry

/// A font of one weight and slant: shapes text and gives outlines, all in its own units.
package protocol Typeface: AnyObject {
  /// The file it comes from.
  var path: String { get }
  /// Units along the side of the square a letter is drawn in.
  var unitsPerEm: Int { get }
  /// The glyphs for a line of text, which runs in one direction; nil for what its characters say. Line ends in it are
  /// drawn as whatever the font has for them.
  func shape(_ text: String, features: FontFeatures, isRightToLeft: Bool?) -> ShapedLine
  /// Whether the font has a glyph for a character by itself.
  func hasGlyph(for scalar: Unicode.Scalar) -> Bool
  /// The outline of a glyph, y growing downward, the origin on the baseline.
  func outline(of glyph: UInt32) -> Path
  /// What a glyph shows in colours of its own; nil where it is an outline.
  func picture(of glyph: UInt32) -> GlyphPicture?
}

extension Typeface {
  /// The glyphs for a line of text that runs as its characters say.
  package func shape(_ text: String, features: FontFeatures) -> ShapedLine {
    shape(text, features: features, isRightToLeft: nil)
  }

  package func picture(of glyph: UInt32) -> GlyphPicture? { nil }
}

/// Where typefaces come from.
@MainActor package protocol FontSource: AnyObject {
  /// The typeface of a file, opened when it is first asked for.
  func face(for file: FontFile) throws(FontOpeningError) -> any Typeface
  /// The typeface of a font of icons, opened when it is first asked for.
  func face(for font: IconFont) throws(FontOpeningError) -> any Typeface
  /// The embedding levels of a paragraph's characters, as Unicode's bidirectional algorithm has them.
  func embeddingLevels(of paragraph: [Unicode.Scalar]) -> [UInt8]
}

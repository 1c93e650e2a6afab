/// A glyph of a shaped line; lengths are in the font's units.
package struct ShapedGlyph: Hashable, Sendable {
  /// The glyph's number in the font; 0 where the font has none for the character.
  package var id: UInt32
  /// Where the characters it stands for begin, in bytes of UTF-8 from the start of the text.
  package var cluster: Int
  /// How far the pen moves on.
  package var advance: Int
  /// Where the glyph's origin lies from the line's start along the baseline.
  package var x: Int
  /// How far below the baseline the glyph's origin lies.
  package var y: Int

  /// Makes a glyph.
  package init(id: UInt32, cluster: Int, advance: Int, x: Int, y: Int) {
    self.id = id
    self.cluster = cluster
    self.advance = advance
    self.x = x
    self.y = y
  }
}

/// A line of text as glyphs with their places, in the font's units.
package struct ShapedLine: Hashable, Sendable {
  /// The glyphs in drawing order, left to right.
  package var glyphs: [ShapedGlyph]
  /// The length of the line.
  package var advance: Int
  /// Characters that the font has no glyph for, each once, in order of appearance.
  package var missing: [Unicode.Scalar]

  /// Makes a line.
  package init(glyphs: [ShapedGlyph], advance: Int, missing: [Unicode.Scalar]) {
    self.glyphs = glyphs
    self.advance = advance
    self.missing = missing
  }
}

/// Optional forms of glyphs.
package struct FontFeatures: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Digits that are all equally wide.
  package static let tabularFigures = FontFeatures(rawValue: 1)
  /// Small capitals for small letters.
  package static let smallCapitals = FontFeatures(rawValue: 2)
  /// Small capitals for capitals.
  package static let capitalsToSmall = FontFeatures(rawValue: 4)
}

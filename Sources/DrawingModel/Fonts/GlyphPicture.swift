package import Foundation

/// A glyph in colours of its own.
package struct GlyphPicture: Equatable, Sendable {
  /// Its pixels.
  package var picture: Picture
  /// Where they lie in the font's units, y growing downward, the origin on the baseline.
  package var box: CGRect

  /// Puts pixels in a box.
  package init(picture: Picture, box: CGRect) {
    self.picture = picture
    self.box = box
  }
}

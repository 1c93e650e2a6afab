import DrawingModel
import Foundation
import Geometry
import Testing
import Typography

/// The font of emoji, whose glyphs are pictures.
@MainActor @Suite struct PictureFaceTests {
  private func face() throws -> any Typeface {
    try FontLibrary.standard.face(for: FontFile(family: .notoColorEmoji, weight: .bold))
  }

  @Test func aGlyphIsAPictureInTheFontsUnits() throws {
    let face = try face()
    let line = face.shape("😀", features: [])
    #expect(line.glyphs.count == 1)
    #expect(line.missing.isEmpty)
    let picture = try #require(face.picture(of: line.glyphs[0].id))
    #expect(picture.picture.width == 136)
    #expect(picture.picture.height == 128)
    // As wide as the pen moves, and around the height of capitals.
    #expect(abs(picture.box.width - Double(line.advance)) < 0.05 * Double(face.unitsPerEm))
    #expect(picture.box.minY < -0.7 * Double(face.unitsPerEm))
    #expect(picture.box.maxY > 0)
    // Yellow in the middle, nothing in the corner.
    let middle = picture.picture.pixels[60 * 136 + 68]
    #expect(middle >> 24 == 255 && middle >> 16 & 255 > 200 && middle & 255 < 120)
    #expect(picture.picture.pixels[0] >> 24 == 0)
    #expect(face.outline(of: line.glyphs[0].id).isEmpty)
  }

  @Test(arguments: ["👨‍👩‍👧", "👍🏽", "🇮🇸", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏃‍♀️"])
  func aSequenceIsOneGlyph(_ string: String) throws {
    let line = try face().shape(string, features: [])
    #expect(line.glyphs.filter { $0.advance > 0 }.count == 1)
    #expect(line.missing.isEmpty)
  }

  @Test func lettersHaveNoGlyph() throws {
    let face = try face()
    #expect(!face.hasGlyph(for: "a"))
    #expect(face.hasGlyph(for: "😀"))
  }

  @Test func aMissingFileNamesItsPackage() throws {
    let path = "/nonexistent/NotoColorEmoji.ttf"
    let error = #expect(throws: FontOpeningError.self) { try PictureFace(path: path) }
    #expect(error?.description.contains("fonts-noto-color-emoji") == true)
  }

  @Test func aFileOfOutlinesHasNoPictures() throws {
    let path = FontLibrary.standardFolder + "/" + FontFile().name
    #expect(throws: FontOpeningError.noPictures(path: path)) { try PictureFace(path: path) }
  }
}

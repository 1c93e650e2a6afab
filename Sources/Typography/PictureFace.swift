import CFreeType
import CHarfBuzz
package import DrawingModel
import Foundation
package import Geometry

/// An opened font file whose glyphs are pictures of one size, as those of emoji are.
package final class PictureFace: Typeface {
  package let path: String
  package let unitsPerEm: Int

  private let blob: OpaquePointer
  private let shaper: Shaper
  private let library: FT_Library
  private let face: FT_Face
  /// Units of the font along the side of a pixel.
  private let pixelSide: Double
  private var pictures: [UInt32: GlyphPicture?] = [:]

  /// Opens a file.
  package init(path: String) throws(FontOpeningError) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw .missingFile(path: path)
    }
    var byteCount: UInt32 = 0
    let bytes = hb_blob_get_data(blob, &byteCount)
    var library: FT_Library?
    var face: FT_Face?
    var code = FT_Init_FreeType(&library)
    if code == 0 {
      code =
        bytes?.withMemoryRebound(to: FT_Byte.self, capacity: Int(byteCount)) {
          FT_New_Memory_Face(library, $0, FT_Long(byteCount), 0, &face)
        } ?? FT_Error(FT_Err_Invalid_Argument)
    }
    guard code == 0, let library, let face else {
      FT_Done_FreeType(library)
      hb_blob_destroy(blob)
      throw .unreadable(path: path, code: Int(code))
    }
    guard face.pointee.num_fixed_sizes > 0, FT_Select_Size(face, 0) == 0,
      let size = face.pointee.available_sizes?.pointee, size.y_ppem > 0,
      let shaper = Shaper(blob)
    else {
      FT_Done_Face(face)
      FT_Done_FreeType(library)
      hb_blob_destroy(blob)
      throw .noPictures(path: path)
    }
    self.path = path
    self.blob = blob
    self.shaper = shaper
    self.library = library
    self.face = face
    unitsPerEm = shaper.unitsPerEm
    // The size is in 64ths of a pixel.
    pixelSide = Double(shaper.unitsPerEm) * 64 / Double(size.y_ppem)
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
    hb_blob_destroy(blob)
  }

  package func shape(
    _ text: String, features: FontFeatures, isRightToLeft: Bool?
  ) -> ShapedLine {
    shaper.shape(text, features: features, isRightToLeft: isRightToLeft)
  }

  package func hasGlyph(for scalar: Unicode.Scalar) -> Bool { shaper.hasGlyph(for: scalar) }

  package func outline(of glyph: UInt32) -> Path { Path() }

  package func picture(of glyph: UInt32) -> GlyphPicture? {
    if let known = pictures[glyph] { return known }
    let made = makePicture(of: glyph)
    pictures[glyph] = made
    return made
  }

  private func makePicture(of glyph: UInt32) -> GlyphPicture? {
    guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
      let slot = face.pointee.glyph
    else { return nil }
    let bitmap = slot.pointee.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), width > 0, height > 0,
      let buffer = bitmap.buffer
    else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let row = buffer + y * Int(bitmap.pitch)
      for x in 0..<width {
        // Blue, green, red, opacity; premultiplied.
        let pixel = row + 4 * x
        pixels.append(
          UInt32(pixel[3]) << 24 | UInt32(pixel[2]) << 16 | UInt32(pixel[1]) << 8
            | UInt32(pixel[0]))
      }
    }
    return GlyphPicture(
      picture: Picture(width: width, height: height, pixels: pixels),
      box: CGRect(
        x: Double(slot.pointee.bitmap_left) * pixelSide,
        y: -Double(slot.pointee.bitmap_top) * pixelSide, width: Double(width) * pixelSide,
        height: Double(height) * pixelSide))
  }
}

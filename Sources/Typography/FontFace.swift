import CFreeType
import CHarfBuzz
package import DrawingModel
import Foundation
package import Geometry

/// An opened font file: shapes text and gives outlines, all in the font's own units.
///
/// Nothing is hinted and nothing depends on a size, so the same text has the same proportions at every size.
package final class FontFace: Typeface {
  /// The file.
  package let path: String
  /// Units of the font along the side of the square a letter is drawn in.
  package let unitsPerEm: Int
  /// Height above the baseline that the font asks for, in its units.
  package let ascender: Int
  /// Depth below the baseline that the font asks for, in its units, as a negative number.
  package let descender: Int

  private let blob: OpaquePointer
  private let shaper: Shaper
  private let library: FT_Library
  private let face: FT_Face
  private var outlines: [UInt32: Path] = [:]

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
    guard face.pointee.units_per_EM > 0, let shaper = Shaper(blob) else {
      FT_Done_Face(face)
      FT_Done_FreeType(library)
      hb_blob_destroy(blob)
      throw .notScalable(path: path)
    }
    self.path = path
    self.blob = blob
    self.shaper = shaper
    self.library = library
    self.face = face
    unitsPerEm = Int(face.pointee.units_per_EM)
    ascender = Int(face.pointee.ascender)
    descender = Int(face.pointee.descender)
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
    hb_blob_destroy(blob)
  }

  // MARK: - Shaping

  package func shape(
    _ text: String, features: FontFeatures = [], isRightToLeft: Bool? = nil
  ) -> ShapedLine {
    shaper.shape(text, features: features, isRightToLeft: isRightToLeft)
  }

  package func hasGlyph(for scalar: Unicode.Scalar) -> Bool { shaper.hasGlyph(for: scalar) }

  // MARK: - Outlines

  /// The outline of a glyph in the font's units, y growing downward, the origin on the baseline.
  package func outline(of glyph: UInt32) -> Path {
    if let known = outlines[glyph] { return known }
    let made = makeOutline(of: glyph)
    outlines[glyph] = made
    return made
  }

  private func makeOutline(of glyph: UInt32) -> Path {
    guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0 else { return Path() }
    var outline = face.pointee.glyph.pointee.outline
    var steps = FT_Outline_Funcs()
    steps.move_to = { end, path in
      path?.outline {
        $0.closeSubpath(); $0.move(to: end.flipped)
      }
      return 0
    }
    steps.line_to = { end, path in
      path?.outline { $0.addLine(to: end.flipped) }
      return 0
    }
    steps.conic_to = { control, end, path in
      path?.outline { $0.addQuadCurve(to: end.flipped, control: control.flipped) }
      return 0
    }
    steps.cubic_to = { control1, control2, end, path in
      path?.outline {
        $0.addCurve(to: end.flipped, control1: control1.flipped, control2: control2.flipped)
      }
      return 0
    }
    var path = Path()
    let code = withUnsafeMutablePointer(to: &path) { FT_Outline_Decompose(&outline, &steps, $0) }
    path.closeSubpath()
    return code == 0 ? path : Path()
  }
}

extension UnsafeMutableRawPointer {
  /// Changes the path that is being taken from an outline.
  fileprivate func outline(_ change: (inout Path) -> Void) {
    change(&assumingMemoryBound(to: Path.self).pointee)
  }
}

extension UnsafePointer<FT_Vector>? {
  /// The point with y growing downward.
  fileprivate var flipped: CGPoint {
    guard let point = self?.pointee else { return .zero }
    return CGPoint(x: Double(point.x), y: -Double(point.y))
  }
}

import CHarfBuzz
import DrawingModel
import Foundation

/// Turns characters into the glyphs of one font, in the font's own units.
final class Shaper {
  /// Units of the font along the side of the square a letter is drawn in.
  let unitsPerEm: Int
  private let font: OpaquePointer

  /// Nil where the file is none that HarfBuzz takes.
  init?(_ blob: OpaquePointer) {
    guard let face = hb_face_create(blob, 0) else { return nil }
    defer { hb_face_destroy(face) }
    guard let font = hb_font_create(face) else { return nil }
    // The scale of a new font is its units per em, so places come out in the font's units, exactly.
    hb_ot_font_set_funcs(font)
    self.font = font
    unitsPerEm = Int(hb_face_get_upem(face))
  }

  deinit { hb_font_destroy(font) }

  /// The glyphs for a line of text; line ends in it are drawn as whatever the font has for them.
  func shape(
    _ text: String, features: FontFeatures, isRightToLeft: Bool?
  ) -> ShapedLine {
    guard let buffer = hb_buffer_create() else {
      return ShapedLine(glyphs: [], advance: 0, missing: [])
    }
    defer { hb_buffer_destroy(buffer) }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
      }
    }
    // A language of our own, or HarfBuzz would ask the process's locale.
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    hb_buffer_guess_segment_properties(buffer)
    if let isRightToLeft {
      hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    }
    let wanted = Self.tags(of: features)
    hb_shape(font, buffer, wanted, UInt32(wanted.count))
    return line(in: buffer, of: text)
  }

  /// Whether the font has a glyph for a character by itself.
  func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
  }

  private static func tags(of features: FontFeatures) -> [hb_feature_t] {
    let names: [(FontFeatures, String)] = [
      (.tabularFigures, "tnum"), (.smallCapitals, "smcp"), (.capitalsToSmall, "c2sc"),
    ]
    return names.compactMap { feature, name in
      guard features.contains(feature) else { return nil }
      return hb_feature_t(tag: hb_tag_from_string(name, 4), value: 1, start: 0, end: .max)
    }
  }

  private func line(in buffer: OpaquePointer, of text: String) -> ShapedLine {
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let places = hb_buffer_get_glyph_positions(buffer, &count)
    var line = ShapedLine(glyphs: [], advance: 0, missing: [])
    guard let infos, let places else { return line }
    for index in 0..<Int(count) {
      let (info, place) = (infos[index], places[index])
      line.glyphs.append(
        ShapedGlyph(
          id: info.codepoint, cluster: Int(info.cluster), advance: Int(place.x_advance),
          x: line.advance + Int(place.x_offset), y: -Int(place.y_offset)))
      line.advance += Int(place.x_advance)
      guard info.codepoint == 0 else { continue }
      let start = text.utf8.index(text.startIndex, offsetBy: Int(info.cluster))
      let scalar = text.unicodeScalars[start]
      if !line.missing.contains(scalar) { line.missing.append(scalar) }
    }
    return line
  }
}

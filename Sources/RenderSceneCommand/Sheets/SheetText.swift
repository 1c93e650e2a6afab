import DrawingModel
import Foundation
import Geometry
import Typography

/// Sets single lines of text for sheets, as outlines.
@MainActor struct SheetText {
  /// How a line looks.
  struct Style {
    var size: Double
    var weight = FontFile.Weight.regular
    var color: PaintColor
    var family = FontFamily.inter
  }

  /// A line that is set: what draws it with its start at the origin, and its length.
  struct Line {
    var items: [DisplayItem]
    var width: Double
  }

  private let fonts = FontLibrary.standard

  /// A line of text; digits are all equally wide.
  ///
  /// - Throws: Where a font file is missing.
  func line(_ text: String, _ style: Style) throws(CommandError) -> Line {
    var line = Line(items: [], width: 0)
    for (face, run) in try runs(of: text, style) {
      let shaped = face.shape(run, features: .tabularFigures)
      let unit = style.size / Double(face.unitsPerEm)
      var letters = Path()
      for glyph in shaped.glyphs {
        let transform = CGAffineTransform(
          a: unit, b: 0, c: 0, d: unit, tx: line.width + Double(glyph.x) * unit,
          ty: Double(glyph.y) * unit)
        if let picture = face.picture(of: glyph.id) {
          line.items.append(Self.item(picture, transform))
        } else {
          letters.addPath(face.outline(of: glyph.id), transform: transform)
        }
      }
      if !letters.isEmpty { line.items.append(.fill(letters, .color(style.color), evenOdd: false)) }
      line.width += Double(shaped.advance) * unit
    }
    return line
  }

  /// A line that is no longer than a width, with an ellipsis where its end is left out.
  func line(
    _ text: String, _ style: Style, fitting width: Double
  ) throws(CommandError) -> Line {
    let whole = try line(text, style)
    if whole.width <= width { return whole }
    var characters = Array(text)
    // About as many as fit, then one by one.
    characters.removeLast(
      max(0, characters.count - Int(Double(characters.count) * width / whole.width) - 2))
    while !characters.isEmpty {
      characters.removeLast()
      while characters.last == " " { characters.removeLast() }
      let shorter = try line(String(characters) + "…", style)
      if shorter.width <= width { return shorter }
    }
    return Line(items: [], width: 0)
  }

  /// A colour glyph in its box.
  private static func item(_ glyph: GlyphPicture, _ transform: CGAffineTransform) -> DisplayItem {
    let (picture, box) = (glyph.picture, glyph.box)
    let placed = CGAffineTransform(
      a: box.width / Double(picture.width), b: 0, c: 0, d: box.height / Double(picture.height),
      tx: box.minX, ty: box.minY)
    let paint = PicturePaint(
      picture: picture, part: .init(x: 0, y: 0, width: picture.width, height: picture.height),
      transform: placed.concatenating(transform))
    return .fill(Path(box).applying(transform), .picture(paint), evenOdd: false)
  }

  // MARK: - Fonts

  /// Stretches of text with the first font that has their characters.
  private func runs(
    of text: String, _ style: Style
  ) throws(CommandError) -> [(face: any Typeface, text: String)] {
    let files = [style.family, .inter, .dejaVu, .notoColorEmoji].map {
      FontFile(family: $0, weight: style.weight)
    }
    var runs: [(face: any Typeface, text: String)] = []
    for character in text {
      // Line ends would be drawn as boxes.
      let shown = character.isNewline ? " " : String(character)
      let face = try face(for: shown, among: files)
      if let last = runs.last, last.face === face {
        runs[runs.count - 1].text += shown
      } else {
        runs.append((face, shown))
      }
    }
    return runs
  }

  private func face(
    for character: String, among files: [FontFile]
  ) throws(CommandError) -> any Typeface {
    let scalars = character.unicodeScalars
    let wantsPicture = scalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
    for file in wantsPicture ? files.reversed() : files {
      let face = try face(for: file)
      let needed = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
      if needed.allSatisfy({ face.hasGlyph(for: $0) }) { return face }
    }
    return try face(for: files[0])
  }

  private func face(for file: FontFile) throws(CommandError) -> any Typeface {
    do throws(FontOpeningError) {
      return try fonts.face(for: file)
    } catch {
      throw CommandError(.missingInput, "the sheet cannot be lettered: \(error).")
    }
  }
}

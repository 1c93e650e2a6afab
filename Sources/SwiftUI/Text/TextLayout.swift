import DrawingModel
import Foundation
import Geometry

/// The glyphs of a text with their places in its box, whose top-left corner is the origin.
struct TextLayout {
  /// A glyph in its place.
  struct Glyph {
    /// The characters it stands for; empty for all but the first glyph of a cluster.
    var characters: String
    /// Index of the run it belongs to.
    var run: Int
    /// The glyph's number in its run's font.
    var id: UInt32
    /// The glyph's origin on the baseline.
    var origin: CGPoint
    /// How far the pen moves on, in points.
    var advance: Double
  }

  let text: ResolvedText
  /// All glyphs, in reading order.
  private(set) var glyphs: [Glyph] = []
  /// The size of the box, in whole pixels; zero for a text without characters.
  private(set) var size = CGSize.zero
  /// Distance of the first line's baseline from the top.
  private(set) var firstBaseline = 0.0
  /// Distance of the last line's baseline from the top.
  private(set) var lastBaseline = 0.0
  /// Outlines of all glyphs, a path for each run.
  private(set) var outlines: [Path]
  /// Characters that have no glyph, with the file that lacks them.
  private(set) var missing: [(scalar: Unicode.Scalar, path: String)] = []

  /// What a box of text adds to the distance from text above or below it.
  var leading: Double { text.runs.map(\.font.leading).max() ?? 0 }

  /// The size of the first run, in points; 0 without a run.
  var fontSize: Double { text.runs.first?.font.size ?? 0 }

  /// Sets a text; `scale` is pixels per point, and sizes are whole pixels.
  ///
  /// - Throws: Where a font file is missing.
  @MainActor init(
    _ text: ResolvedText, fonts: any FontSource, scale: Double
  ) throws(FontOpeningError) {
    self.text = text
    outlines = text.runs.map { _ in Path() }
    var faces: [any Typeface] = []
    for run in text.runs { faces.append(try fonts.face(for: run.font.file)) }
    guard text.runs.contains(where: { !$0.string.isEmpty }) else { return }
    var lines = [Line()]
    for (index, run) in text.runs.enumerated() {
      let parts = run.string.split(
        omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
      for (number, part) in parts.enumerated() {
        if number > 0 { lines.append(Line()) }
        add(String(part), run: index, face: faces[index], to: &lines[lines.count - 1])
      }
    }
    stack(lines, scale: scale)
    for glyph in glyphs {
      let factor = text.runs[glyph.run].font.size / Double(faces[glyph.run].unitsPerEm)
      outlines[glyph.run].addPath(
        faces[glyph.run].outline(of: glyph.id),
        transform: CGAffineTransform(
          a: factor, b: 0, c: 0, d: factor, tx: glyph.origin.x, ty: glyph.origin.y))
    }
  }

  /// The box of a text that could not be set: nothing.
  init(unset text: ResolvedText) {
    self.text = text
    outlines = text.runs.map { _ in Path() }
  }

  /// The outline of one glyph in its place.
  @MainActor func outline(of glyph: Glyph, fonts: any FontSource) -> Path {
    let font = text.runs[glyph.run].font
    guard let face = try? fonts.face(for: font.file) else { return Path() }
    let factor = font.size / Double(face.unitsPerEm)
    return face.outline(of: glyph.id).applying(
      CGAffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: glyph.origin.x, ty: glyph.origin.y))
  }

  // MARK: - Lines

  /// One line while it is being filled.
  private struct Line {
    var glyphs: [Glyph] = []
    var width = 0.0
    var ascent = 0.0
    var descent = 0.0
    var pitch = 0.0
  }

  /// Adds a part of a run at the end of a line.
  private mutating func add(_ part: String, run index: Int, face: any Typeface, to line: inout Line)
  {
    let run = text.runs[index]
    line.ascent = max(line.ascent, run.font.ascent)
    line.descent = max(line.descent, run.font.descent)
    line.pitch = max(line.pitch, run.font.pitch ?? 0)
    guard !part.isEmpty else { return }
    let shaped = face.shape(part, features: run.font.features)
    let factor = run.font.size / Double(face.unitsPerEm)
    for scalar in shaped.missing { missing.append((scalar, face.path)) }
    let starts = Set(shaped.glyphs.map(\.cluster)).sorted() + [part.utf8.count]
    var previous: Int?
    for (number, glyph) in shaped.glyphs.enumerated() {
      var characters = ""
      if glyph.cluster != previous, let end = starts.first(where: { $0 > glyph.cluster }) {
        characters = part.bytes(from: glyph.cluster, to: end)
      }
      previous = glyph.cluster
      let spread = Double(number) * run.tracking
      line.glyphs.append(
        Glyph(
          characters: characters, run: index, id: glyph.id,
          origin: CGPoint(
            x: line.width + Double(glyph.x) * factor + spread, y: Double(glyph.y) * factor),
          advance: Double(glyph.advance) * factor + run.tracking))
    }
    line.width += Double(shaped.advance) * factor + Double(shaped.glyphs.count) * run.tracking
  }

  /// Puts lines under one another and aligns them.
  private mutating func stack(_ lines: [Line], scale: Double) {
    func up(_ length: Double) -> Double { (length * scale - 1e-6).rounded(.up) / scale }
    let width = lines.map(\.width).max() ?? 0
    let share: Double =
      switch text.alignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    // The baseline lies between two rows of pixels; the height is that of the unrounded lines.
    var exact = lines[0].ascent
    for (number, line) in lines.enumerated() {
      if number > 0 {
        exact += max(line.pitch, lines[number - 1].descent + line.ascent)
      }
      let baseline = (exact * scale + 0.5).rounded(.down) / scale
      if number == 0 { firstBaseline = baseline }
      lastBaseline = baseline
      let left = (width - line.width) * share
      for var glyph in line.glyphs {
        glyph.origin.x += left
        glyph.origin.y += baseline
        glyphs.append(glyph)
      }
    }
    size = CGSize(width: up(width), height: up(exact + (lines.last?.descent ?? 0)))
  }
}

extension String {
  /// The characters between two places given in bytes of UTF-8.
  fileprivate func bytes(from start: Int, to end: Int) -> String {
    String(decoding: Array(utf8)[start..<end], as: UTF8.self)
  }
}

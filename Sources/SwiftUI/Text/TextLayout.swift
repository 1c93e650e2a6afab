import DrawingModel
import Foundation
import Geometry

/// The glyphs of a text with their places in its box, whose top-left corner is the origin.
struct TextLayout {
  /// A glyph in its place.
  struct Glyph: Equatable {
    /// The characters it stands for; empty for all but the first glyph of a cluster.
    var characters: String
    /// Index of the run it belongs to.
    var run: Int
    /// Index of the span that has its font.
    var span: Int
    /// The glyph's number in its font.
    var id: UInt32
    /// The glyph's origin on the baseline.
    var origin: CGPoint
    /// How far the pen moves on, in points.
    var advance: Double
    /// Where the pen stands before it, along the line.
    var pen: Double
    /// The place of its first character in the text.
    var place: Int
  }

  /// A stretch of one run on one line.
  struct Stretch {
    var run: Int
    var line: Int
    /// Its glyphs.
    var glyphs: Range<Int>
    /// From where to where it reaches, in points.
    var x: ClosedRange<Double>
    var baseline: Double
    var level: UInt8
  }

  /// What is filled in one go.
  struct Fill {
    var ink: TextInk
    /// The run whose style fills it, unless it has one of its own.
    var run: Int
    var style: _ResolvedStyle?
  }

  let text: ResolvedText
  /// What letters are multiplied by to fit.
  var factor = 1.0
  /// All glyphs, line by line, from left to right.
  var glyphs: [Glyph] = []
  /// Stretches of runs, line by line, from left to right.
  var stretches: [Stretch] = []
  /// Width of each line.
  var widths: [Double] = []
  /// Distance of each line's baseline from the top.
  var baselines: [Double] = []
  /// The size of the box, in whole pixels; zero for a text without characters.
  var size = CGSize.zero
  /// Distance of the first line's baseline from the top.
  var firstBaseline = 0.0
  /// Distance of the last line's baseline from the top.
  var lastBaseline = 0.0
  /// Whether something was left out.
  var isTruncated = false
  let shaped: ShapedText?
  private let cache: FillCache

  /// What is filled, once it has been asked for.
  @MainActor private final class FillCache {
    var fills: [Fill]?

    nonisolated init() {}
  }

  /// What a box of text adds to the distance from text above or below it.
  var leading: Double { text.runs.map(\.font.leading).max() ?? 0 }

  /// The size of the first run, in points; 0 without a run.
  var fontSize: Double { text.runs.first?.font.size ?? 0 }

  /// Sets a shaped text in a proposed size; `scale` is pixels per point, and sizes are whole pixels.
  @MainActor init(_ shaped: ShapedText, in proposal: ProposedViewSize, scale: Double) {
    text = shaped.text
    self.shaped = shaped
    cache = FillCache()
    guard !shaped.paragraphs.isEmpty else { return }
    let lines = shaped.lines(in: proposal)
    factor = lines.factor
    isTruncated = lines.isTruncated
    place(lines, scale: scale)
  }

  /// The box of a text that could not be set: nothing.
  init(unset text: ResolvedText) {
    self.text = text
    shaped = nil
    cache = FillCache()
  }

  /// What shows one glyph in its place.
  @MainActor func ink(of glyph: Glyph) -> TextInk {
    guard let face = shaped?.spans[glyph.span].face else { return TextInk(path: Path()) }
    let font = text.runs[glyph.run].font
    let unit = font.size / Double(face.unitsPerEm) * factor
    if let picture = face.picture(of: glyph.id) {
      return TextInk(
        picture,
        transform: CGAffineTransform(
          a: unit, b: 0, c: 0, d: unit, tx: glyph.origin.x, ty: glyph.origin.y))
    }
    return TextInk(
      path: face.outline(of: glyph.id).applying(
        CGAffineTransform(
          a: unit * font.stretch, b: 0, c: -unit * font.slant, d: unit, tx: glyph.origin.x,
          ty: glyph.origin.y)))
  }

  /// Whether another layout of the same text draws the same.
  func hasSameGlyphs(as other: TextLayout) -> Bool {
    factor == other.factor && glyphs == other.glyphs
  }

  // MARK: - Fills

  /// What is filled: the glyphs of each run, then lines under and through them.
  @MainActor var fills: [Fill] {
    if let fills = cache.fills { return fills }
    let fills = makeFills()
    cache.fills = fills
    return fills
  }

  @MainActor private func makeFills() -> [Fill] {
    fills(of: glyphs.indices, in: stretches)
  }

  /// What fills some of the glyphs, and the lines of some of the stretches.
  @MainActor func fills(of range: Range<Int>, in stretches: [Stretch]) -> [Fill] {
    var outlines: [Path?] = Array(repeating: nil, count: text.runs.count)
    var pictures: [Fill] = []
    for glyph in glyphs[range] {
      let ink = ink(of: glyph)
      if ink.picture != nil {
        pictures.append(Fill(ink: ink, run: glyph.run))
      } else if outlines[glyph.run] == nil {
        outlines[glyph.run] = ink.path
      } else {
        outlines[glyph.run]?.addPath(ink.path)
      }
    }
    var fills = outlines.enumerated().compactMap { run, path in
      path.map { Fill(ink: TextInk(path: $0), run: run) }
    }
    fills += pictures
    for stretch in stretches {
      let run = text.runs[stretch.run]
      for (line, place) in [(run.underline, TextRule.under), (run.strikethrough, .through)] {
        guard let line else { continue }
        let path = TextRule.path(
          line.pattern, place, along: stretch.x, baseline: stretch.baseline,
          size: run.font.size * factor)
        fills.append(Fill(ink: TextInk(path: path), run: stretch.run, style: line.style))
      }
    }
    return fills
  }
}

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
    var path: Path
    /// The run whose style fills it, unless it has one of its own.
    var run: Int
    var style: _ResolvedStyle?
  }

  let text: ResolvedText
  /// What letters are multiplied by to fit.
  private(set) var factor = 1.0
  /// All glyphs, line by line, from left to right.
  private(set) var glyphs: [Glyph] = []
  /// Stretches of runs, line by line, from left to right.
  private(set) var stretches: [Stretch] = []
  /// Width of each line.
  private(set) var widths: [Double] = []
  /// The size of the box, in whole pixels; zero for a text without characters.
  private(set) var size = CGSize.zero
  /// Distance of the first line's baseline from the top.
  private(set) var firstBaseline = 0.0
  /// Distance of the last line's baseline from the top.
  private(set) var lastBaseline = 0.0
  /// Whether something was left out.
  private(set) var isTruncated = false
  private let shaped: ShapedText?
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

  /// The outline of one glyph in its place.
  @MainActor func outline(of glyph: Glyph) -> Path {
    guard let face = shaped?.spans[glyph.span].face else { return Path() }
    return face.outline(of: glyph.id).applying(transform(of: glyph, face: face))
  }

  @MainActor private func transform(of glyph: Glyph, face: any Typeface) -> CGAffineTransform {
    let font = text.runs[glyph.run].font
    let unit = font.size / Double(face.unitsPerEm) * factor
    return CGAffineTransform(
      a: unit * font.stretch, b: 0, c: -unit * font.slant, d: unit, tx: glyph.origin.x,
      ty: glyph.origin.y)
  }

  /// Whether another layout of the same text draws the same.
  func hasSameGlyphs(as other: TextLayout) -> Bool {
    factor == other.factor && glyphs == other.glyphs
  }

  // MARK: - Places

  /// Puts lines under one another and aligns them.
  @MainActor private mutating func place(_ lines: TextLines, scale: Double) {
    func up(_ length: Double) -> Double { (length * scale - 1e-6).rounded(.up) / scale }
    let looks = text.paragraph
    var stack = LineStack(looks, factor: factor)
    for (number, line) in lines.lines.enumerated() {
      stack.add(line.runs.map { text.runs[$0].font })
      // The baseline lies between two rows of pixels; the height is that of the unrounded lines.
      let baseline = (stack.baseline * scale + 0.5).rounded(.down) / scale
      if number == 0 { firstBaseline = baseline }
      lastBaseline = baseline
      widths.append(add(line, number: number, of: lines, baseline: baseline))
    }
    let width = widths.max() ?? 0
    let share: Double =
      switch looks.alignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    if widths.count > 1 || share > 0 {
      for index in stretches.indices {
        let left = (width - widths[stretches[index].line]) * share
        let x = stretches[index].x
        stretches[index].x = x.lowerBound + left...x.upperBound + left
        for glyph in stretches[index].glyphs { glyphs[glyph].origin.x += left }
      }
    }
    if let font = text.runs.first?.font {
      while stack.count < looks.leastLines { stack.add([font]) }
    }
    size = CGSize(width: up(width), height: up(stack.height))
  }

  /// Glyphs of a span that stand side by side on a line.
  private struct Slice {
    var span: Int
    var glyphs: Range<Int>
    var level: UInt8
  }

  /// Adds a line's glyphs from left to right; its width.
  @MainActor private mutating func add(
    _ line: TextLines.Line, number: Int, of lines: TextLines, baseline: Double
  ) -> Double {
    guard let shaped else { return 0 }
    let slices = Self.slices(of: line, in: shaped)
    var pen = 0.0
    for slice in slices {
      let span = shaped.spans[slice.span]
      let run = text.runs[span.run]
      let unit = run.font.unit(of: span.face) * factor
      let spread = run.tracking * factor - lines.tightening
      let origin = span.pens[slice.glyphs.lowerBound]
      let first = glyphs.count
      var advance = 0
      for (offset, index) in slice.glyphs.enumerated() {
        let glyph = span.glyphs[index]
        glyphs.append(
          Glyph(
            characters: span.characters[index], run: span.run, span: slice.span, id: glyph.id,
            origin: CGPoint(
              x: pen + Double(glyph.x - origin) * unit + Double(offset) * spread,
              y: baseline + Double(glyph.y) * run.font.height(of: span.face) * factor
                - run.baselineOffset * factor),
            advance: Double(glyph.advance) * unit + spread))
        advance += glyph.advance
      }
      let left = pen
      pen += Double(advance) * unit + Double(slice.glyphs.count) * spread
      if let last = stretches.last, last.line == number, last.run == span.run,
        last.level == slice.level, last.glyphs.upperBound == first
      {
        stretches[stretches.count - 1].glyphs = last.glyphs.lowerBound..<glyphs.count
        stretches[stretches.count - 1].x = last.x.lowerBound...max(last.x.lowerBound, pen)
      } else {
        stretches.append(
          Stretch(
            run: span.run, line: number, glyphs: first..<glyphs.count, x: left...max(left, pen),
            baseline: baseline - run.baselineOffset * factor, level: slice.level))
      }
    }
    return max(0, pen)
  }

  /// What stands on a line, from left to right, without spaces where it is broken.
  @MainActor private static func slices(
    of line: TextLines.Line, in shaped: ShapedText
  ) -> [Slice] {
    let level = shaped.paragraphs[line.paragraph].level
    var slices: [Slice] = []
    for part in line.parts {
      switch part {
      case .ellipsis(let span, _):
        slices.append(Slice(span: span, glyphs: shaped.spans[span].glyphs.indices, level: level))
      case .clusters(var range):
        if line.isWrapped {
          while let last = range.last, shaped.clusters[last].isSpace {
            range = range.lowerBound..<last
          }
        }
        var previous: Int?
        for index in range {
          let cluster = shaped.clusters[index]
          if previous == cluster.span {
            let old = slices[slices.count - 1].glyphs
            slices[slices.count - 1].glyphs =
              min(
                old.lowerBound, cluster.glyphs.lowerBound)..<max(
                old.upperBound, cluster.glyphs.upperBound)
          } else {
            slices.append(
              Slice(
                span: cluster.span, glyphs: cluster.glyphs,
                level: shaped.spans[cluster.span].level))
          }
          previous = cluster.span
        }
      }
    }
    reorder(&slices)
    return slices.filter { !$0.glyphs.isEmpty }
  }

  /// Turns what runs from right to left round, the deepest first.
  private static func reorder(_ slices: inout [Slice]) {
    guard let most = slices.map(\.level).max(), most > 0 else { return }
    for level in stride(from: most, through: 1, by: -1) {
      var start = 0
      while start < slices.count {
        guard slices[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < slices.count, slices[end].level >= level { end += 1 }
        slices[start..<end].reverse()
        start = end
      }
    }
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
    guard let shaped else { return [] }
    var fills = text.runs.indices.map { Fill(path: Path(), run: $0) }
    for glyph in glyphs {
      let face = shaped.spans[glyph.span].face
      fills[glyph.run].path.addPath(
        face.outline(of: glyph.id), transform: transform(of: glyph, face: face))
    }
    for stretch in stretches {
      let run = text.runs[stretch.run]
      for (line, place) in [(run.underline, TextRule.under), (run.strikethrough, .through)] {
        guard let line else { continue }
        let path = TextRule.path(
          line.pattern, place, along: stretch.x, baseline: stretch.baseline,
          size: run.font.size * factor)
        fills.append(Fill(path: path, run: stretch.run, style: line.style))
      }
    }
    return fills
  }
}

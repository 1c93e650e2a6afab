import DrawingModel
import Foundation

extension TextLayout {
  /// Puts lines under one another and aligns them.
  @MainActor mutating func place(_ lines: TextLines, scale: Double) {
    func up(_ length: Double) -> Double { (length * scale - 1e-6).rounded(.up) / scale }
    let looks = text.paragraph
    var stack = LineStack(looks, factor: factor)
    var width = 0.0
    for (number, line) in lines.lines.enumerated() {
      stack.add(line.runs.map { text.runs[$0] })
      // The baseline lies between two rows of pixels; the height is that of the unrounded lines.
      let baseline = (stack.baseline * scale + 0.5).rounded(.down) / scale
      if number == 0 { firstBaseline = baseline }
      lastBaseline = baseline
      baselines.append(baseline)
      let seen = add(line, number: number, of: lines, baseline: baseline)
      widths.append(seen)
      let spaces = lines.width(ofSpacesAfter: line)
      width = max(width, min(seen + spaces, max(seen, lines.width)))
    }
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
        for glyph in stretches[index].glyphs {
          glyphs[glyph].origin.x += left
          glyphs[glyph].pen += left
        }
      }
    }
    if let run = text.runs.first {
      while stack.count < looks.leastLines { stack.add([run]) }
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
            advance: Double(glyph.advance) * unit + spread,
            pen: pen + Double(advance) * unit + Double(offset) * spread,
            place: span.places[index]))
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
}

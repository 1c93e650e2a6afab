import DrawingModel
import Foundation
import Geometry

/// A text in its lines with what it is filled with now, for renderers.
///
/// It never changes, and it is drawn on the main actor alone.
final class PlacedText: @unchecked Sendable {
  let layout: TextLayout
  private let styles: [_ResolvedStyle]
  /// The stretches of each line.
  let lines: [Range<Int>]
  /// The glyphs of each character of each stretch.
  let units: [[Range<Int>]]

  init(_ layout: TextLayout, styles: [_ResolvedStyle]) {
    self.layout = layout
    self.styles = styles
    var lines: [Range<Int>] = []
    var next = 0
    for line in layout.widths.indices {
      let start = next
      while next < layout.stretches.count, layout.stretches[next].line == line { next += 1 }
      lines.append(start..<next)
    }
    self.lines = lines
    units = layout.stretches.map { stretch in
      var units: [Range<Int>] = []
      for glyph in stretch.glyphs {
        if let last = units.last, layout.glyphs[glyph].characters.isEmpty {
          units[units.count - 1] = last.lowerBound..<glyph + 1
        } else {
          units.append(glyph..<glyph + 1)
        }
      }
      return units
    }
  }

  /// Whether both draw the same.
  func isSame(as other: PlacedText) -> Bool {
    self === other
      || layout.text == other.layout.text && layout.hasSameGlyphs(as: other.layout)
        && styles == other.styles
  }

  /// The glyphs of some characters of a stretch.
  func glyphs(ofUnits indices: Range<Int>, inRun number: Int) -> Range<Int> {
    let units = self.units[number]
    let all = layout.stretches[number].glyphs
    guard !indices.isEmpty else { return all.lowerBound..<all.lowerBound }
    return units[indices.lowerBound].lowerBound..<units[indices.upperBound - 1].upperBound
  }

  /// Where some characters of a stretch lie.
  func bounds(
    ofUnits indices: Range<Int>, inRun number: Int
  ) -> Text.Layout.TypographicBounds {
    let stretch = layout.stretches[number]
    let run = layout.text.runs[stretch.run]
    let x = extent(ofUnits: indices, inRun: number)
    var bounds = Text.Layout.TypographicBounds()
    bounds.origin = CGPoint(x: x.lowerBound, y: stretch.baseline)
    bounds.width = x.upperBound - x.lowerBound
    bounds.ascent = run.font.ascent * layout.factor
    bounds.descent = run.font.descent * layout.factor
    bounds.leading = run.font.leading * layout.factor
    return bounds
  }

  private func extent(ofUnits indices: Range<Int>, inRun number: Int) -> ClosedRange<Double> {
    let stretch = layout.stretches[number]
    let glyphs = layout.glyphs
    // Marks lie beside their place, so a character begins with its first glyph's pen and ends where the next begins.
    func start(_ unit: Int) -> Double {
      guard unit < units[number].count else { return stretch.x.upperBound }
      return unit == 0 ? stretch.x.lowerBound : glyphs[units[number][unit].lowerBound].pen
    }
    let left = start(indices.lowerBound)
    return left...max(left, start(indices.upperBound))
  }

  /// What draws some characters of a stretch, with the lines under and through them.
  func items(ofUnits indices: Range<Int>, inRun number: Int) -> [DisplayItem] {
    var stretch = layout.stretches[number]
    stretch.glyphs = glyphs(ofUnits: indices, inRun: number)
    stretch.x = extent(ofUnits: indices, inRun: number)
    guard !stretch.glyphs.isEmpty else { return [] }
    let part = stretch
    return onMainActor { items(of: part) }
  }

  @MainActor private func items(of stretch: TextLayout.Stretch) -> [DisplayItem] {
    let box = CGRect(origin: .zero, size: layout.size)
    return layout.fills(of: stretch.glyphs, in: [stretch]).flatMap { fill in
      fill.ink.items(in: fill.style ?? styles[fill.run], box: box)
    }
  }
}

extension GraphicsContext {
  /// Draws a line where it lies.
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()
  ) {
    let items = line.flatMap { run in
      run.placed.items(ofUnits: run.startIndex..<run.endIndex, inRun: run.number)
    }
    draw(moved(items))
  }

  /// Draws a run where it lies.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }

  /// Draws glyphs where they lie.
  public func draw(
    _ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()
  ) {
    draw(moved(slice.run.placed.items(ofUnits: slice.indices, inRun: slice.run.number)))
  }
}

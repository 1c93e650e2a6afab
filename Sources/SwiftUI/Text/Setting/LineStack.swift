/// Lines under one another: where baselines lie and how high all are together, unrounded.
struct LineStack {
  let paragraph: ParagraphLooks
  let factor: Double
  /// Distance of the last line's baseline from the top.
  private(set) var baseline = 0.0
  private(set) var count = 0
  private var descent = 0.0

  init(_ paragraph: ParagraphLooks, factor: Double) {
    self.paragraph = paragraph
    self.factor = factor
  }

  /// Adds a line that is as high as the highest of some runs.
  mutating func add(_ runs: [ResolvedText.Run]) {
    var (ascent, descent, pitch) = (0.0, 0.0, 0.0)
    for run in runs {
      let font = run.font
      ascent = max(ascent, max(font.ascent, run.attachment?.ascent ?? 0) * factor)
      descent = max(descent, font.descent * factor)
      pitch = max(pitch, (font.pitch ?? 0) * factor)
    }
    if count == 0 {
      baseline = ascent
    } else {
      baseline += max(pitch, self.descent + ascent) + paragraph.lineSpacing
    }
    self.descent = descent
    count += 1
  }

  var height: Double { baseline + descent }
}

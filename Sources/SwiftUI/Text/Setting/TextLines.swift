import Foundation

/// A text as lines for a width, before anything has its place.
@MainActor struct TextLines {
  /// Clusters of the text, or the sign for what was left out.
  enum Part {
    case clusters(Range<Int>)
    case ellipsis(span: Int, advance: Double)
  }

  /// One line.
  struct Line {
    /// What stands on it, in reading order.
    var parts: [Part]
    var paragraph: Int
    /// Whether the paragraph goes on on the next line.
    var isWrapped: Bool
    /// Runs that it is as high as.
    var runs: [Int]
  }

  /// Width that a rounding error may take.
  static let tolerance = 1e-6

  let shaped: ShapedText
  /// The width that lines are broken for.
  let width: Double
  /// What everything is multiplied by.
  let factor: Double
  /// What is taken off every cluster's advance, in points.
  let tightening: Double
  private(set) var lines: [Line] = []
  /// Whether something was left out.
  private(set) var isTruncated = false

  init(
    _ shaped: ShapedText, width: Double, height: Double, factor: Double = 1,
    tightening: Double = 0
  ) {
    self.shaped = shaped
    self.width = width
    self.factor = factor
    self.tightening = tightening
    let limit = shaped.text.paragraph.mostLines ?? .max
    fill(width: width, most: limit)
    let fitting = countFitting(in: height)
    if fitting < lines.count {
      lines.removeSubrange(fitting...)
      isTruncated = true
    }
    if isTruncated { truncate(width: width) }
  }

  func advance(of cluster: Int) -> Double {
    shaped.clusters[cluster].advance * factor - tightening
  }

  /// How wide the spaces are at which a line was broken; they are not seen, but a text's box has them where there is room.
  func width(ofSpacesAfter line: Line) -> Double {
    guard line.isWrapped, case .clusters(let range)? = line.parts.last else { return 0 }
    return range.reversed().prefix { shaped.clusters[$0].isSpace }
      .reduce(0) { $0 + advance(of: $1) }
  }

  // MARK: - Breaking

  /// Breaks all paragraphs, up to a number of lines.
  private mutating func fill(width: Double, most: Int) {
    for (number, paragraph) in shaped.paragraphs.enumerated() {
      var start = paragraph.clusters.lowerBound
      repeat {
        guard lines.count < most else { return isTruncated = true }
        let end = end(ofLineAt: start, in: paragraph.clusters, width: width)
        let isWhole = start == paragraph.clusters.lowerBound && end == paragraph.clusters.upperBound
        var runs = paragraph.runs
        if !isWhole {
          runs = []
          for cluster in start..<end {
            let run = shaped.spans[shaped.clusters[cluster].span].run
            if runs.last != run { runs.append(run) }
          }
        }
        lines.append(
          Line(
            parts: [.clusters(start..<end)], paragraph: number,
            isWrapped: end < paragraph.clusters.upperBound, runs: runs))
        start = end
      } while start < paragraph.clusters.upperBound
    }
  }

  /// Where a line ends that begins with a cluster: after the last place to break that fits, or within a word that is
  /// wider than the line.
  private func end(ofLineAt start: Int, in range: Range<Int>, width: Double) -> Int {
    guard width.isFinite else { return range.upperBound }
    var used = 0.0
    var place: Int?
    for index in start..<range.upperBound {
      let cluster = shaped.clusters[index]
      if index > start, cluster.mayBegin { place = index }
      used += advance(of: index)
      if !cluster.isSpace, used > width + Self.tolerance, index > start { return place ?? index }
    }
    return range.upperBound
  }

  /// How many lines fit in a height; at least one.
  private func countFitting(in height: Double) -> Int {
    guard height.isFinite, !lines.isEmpty else { return lines.count }
    var stack = LineStack(shaped.text.paragraph, factor: factor)
    for (number, line) in lines.enumerated() {
      stack.add(line.runs.map { shaped.text.runs[$0] })
      if number > 0, stack.height > height + Self.tolerance { return number }
    }
    return lines.count
  }

  // MARK: - Leaving out

  /// Leaves out what does not fit on the last line.
  private mutating func truncate(width: Double) {
    guard let last = lines.last, case .clusters(let range)? = last.parts.first else { return }
    let paragraphEnd = shaped.paragraphs[last.paragraph].clusters.upperBound
    let end = shaped.clusters.count
    let run = last.runs.first ?? 0
    let parts: [Part]
    switch shaped.text.paragraph.truncationMode {
    case .tail:
      guard let sign = shaped.ellipsis(in: runAtEnd(of: range) ?? run) else { return }
      let room = width - sign.advance * factor
      let kept = prefix(of: range.lowerBound..<paragraphEnd, in: room)
      parts = [.clusters(kept), .ellipsis(span: sign.span, advance: sign.advance * factor)]
    case .head:
      guard let sign = shaped.ellipsis(in: run) else { return }
      let room = width - sign.advance * factor
      let kept = suffix(of: range.lowerBound..<end, in: room)
      parts = [.ellipsis(span: sign.span, advance: sign.advance * factor), .clusters(kept)]
    case .middle:
      guard let sign = shaped.ellipsis(in: run) else { return }
      let room = width - sign.advance * factor
      let front = prefix(of: range.lowerBound..<paragraphEnd, in: room / 2)
      let used = front.reduce(0) { $0 + advance(of: $1) }
      let back = suffix(of: front.upperBound..<end, in: room - used)
      parts = [
        .clusters(front), .ellipsis(span: sign.span, advance: sign.advance * factor),
        .clusters(back),
      ]
    }
    lines[lines.count - 1].parts = parts
    lines[lines.count - 1].isWrapped = false
  }

  private func runAtEnd(of range: Range<Int>) -> Int? {
    range.last.map { shaped.spans[shaped.clusters[$0].span].run }
  }

  /// As many clusters from the beginning as fit, without spaces at the end.
  private func prefix(of range: Range<Int>, in width: Double) -> Range<Int> {
    var end = range.lowerBound
    var used = 0.0
    while end < range.upperBound {
      used += advance(of: end)
      guard used <= width + Self.tolerance else { break }
      end += 1
    }
    while end > range.lowerBound, shaped.clusters[end - 1].isSpace { end -= 1 }
    return range.lowerBound..<end
  }

  /// As many clusters from the end as fit, without spaces at the beginning.
  private func suffix(of range: Range<Int>, in width: Double) -> Range<Int> {
    var start = range.upperBound
    var used = 0.0
    while start > range.lowerBound {
      used += advance(of: start - 1)
      guard used <= width + Self.tolerance else { break }
      start -= 1
    }
    while start < range.upperBound, shaped.clusters[start].isSpace { start += 1 }
    return start..<range.upperBound
  }
}

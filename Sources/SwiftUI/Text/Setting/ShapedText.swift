import DrawingModel
import Foundation
import Geometry

/// The glyphs of a text before it is broken into lines: shaped once, whatever widths are proposed.
@MainActor final class ShapedText {
  /// Characters of one run that one font file has and that run in one direction, as glyphs.
  struct Span {
    var run: Int
    var face: any Typeface
    /// The embedding level; odd ones run from right to left.
    var level: UInt8
    /// The glyphs from left to right, in the font's units.
    var glyphs: [ShapedGlyph]
    /// Characters of each glyph; empty for all but the first of a cluster.
    var characters: [String]
    /// The place in the text of the first character that each glyph stands for.
    var places: [Int]
    /// Where the pen stands before each glyph.
    var pens: [Int]

    init(
      run: Int, face: any Typeface, level: UInt8, glyphs: [ShapedGlyph], characters: [String],
      places: [Int]
    ) {
      self.places = places
      self.run = run
      self.face = face
      self.level = level
      self.glyphs = glyphs
      self.characters = characters
      var pen = 0
      pens = glyphs.map { glyph in
        defer { pen += glyph.advance }
        return pen
      }
    }
  }

  /// The smallest part of a text that a line can begin or end with.
  struct Cluster {
    var span: Int
    /// Its glyphs in the span.
    var glyphs: Range<Int>
    /// How far the pen moves on, in points.
    var advance: Double
    var isSpace: Bool
    /// Whether a line may begin with it.
    var mayBegin: Bool
  }

  /// What lies between two line ends of the text.
  struct Paragraph {
    var clusters: Range<Int>
    /// Runs that have a part in it, even an empty one.
    var runs: [Int]
    /// The embedding level of the whole.
    var level: UInt8
  }

  let text: ResolvedText
  private(set) var spans: [Span] = []
  private(set) var clusters: [Cluster] = []
  private(set) var paragraphs: [Paragraph] = []
  /// Characters that have no glyph, with the file that lacks them.
  private(set) var missing: [(scalar: Unicode.Scalar, path: String)] = []

  private let fonts: any FontSource
  private var ellipses: [Int: Int] = [:]
  /// Characters of all paragraphs so far.
  private var length = 0

  /// Shapes a text.
  ///
  /// - Throws: Where a font file is missing.
  init(_ text: ResolvedText, fonts: any FontSource) throws(FontOpeningError) {
    self.text = text
    self.fonts = fonts
    var chains: [FaceChain] = []
    for run in text.runs { chains.append(try FaceChain(run.font.file, in: fonts)) }
    guard text.runs.contains(where: { !$0.string.isEmpty }) else { return }
    var parts: [[(run: Int, string: Substring)]] = [[]]
    for (index, run) in text.runs.enumerated() {
      let lines = run.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (number, line) in lines.enumerated() {
        if number > 0 { parts.append([]) }
        parts[parts.count - 1].append((index, line))
      }
    }
    for paragraph in parts { try add(paragraph, chains: &chains) }
  }

  /// Adds what lies between two line ends.
  private func add(
    _ parts: [(run: Int, string: Substring)], chains: inout [FaceChain]
  ) throws(FontOpeningError) {
    var scalars: [Unicode.Scalar] = []
    for part in parts { scalars.append(contentsOf: part.string.unicodeScalars) }
    let mayBegin = LineBreaks.mayBegin(scalars)
    let levels =
      scalars.contains(where: \.mayRunRightToLeft)
      ? fonts.embeddingLevels(of: scalars) : [UInt8](repeating: 0, count: scalars.count)
    let first = clusters.count
    var start = 0
    for part in parts {
      let end = start + part.string.unicodeScalars.count
      var faces: [any Typeface] = []
      if let attachment = text.runs[part.run].attachment {
        faces = Array(repeating: attachment, count: end - start)
      } else {
        faces = try chains[part.run].faces(for: scalars[start..<end])
      }
      var from = start
      while from < end {
        var to = from + 1
        while to < end, levels[to] == levels[from], faces[to - start] === faces[from - start] {
          to += 1
        }
        addSpan(
          scalars[from..<to], run: part.run, face: faces[from - start], level: levels[from],
          mayBegin: mayBegin)
        from = to
      }
      start = end
    }
    paragraphs.append(
      Paragraph(
        clusters: first..<clusters.count, runs: parts.map(\.run),
        level: (levels.min() ?? 0) & 1))
    // The line end counts as well.
    length += scalars.count + 1
  }

  /// Shapes characters of one font and direction.
  private func addSpan(
    _ scalars: ArraySlice<Unicode.Scalar>, run index: Int, face: any Typeface, level: UInt8,
    mayBegin: [Bool]
  ) {
    let run = text.runs[index]
    var string = String.UnicodeScalarView()
    string.append(contentsOf: scalars)
    let shaped = face.shape(
      String(string), features: run.font.features, isRightToLeft: level & 1 == 1)
    for scalar in shaped.missing
    where !missing.contains(where: { $0.scalar == scalar && $0.path == face.path }) {
      missing.append((scalar, face.path))
    }
    // Places in the string count bytes of UTF-8; the characters are counted with them.
    let groups = Self.groups(of: shaped.glyphs)
    let unit = run.font.unit(of: face)
    var characters = [String](repeating: "", count: shaped.glyphs.count)
    var places = [Int](repeating: 0, count: shaped.glyphs.count)
    var place = scalars.startIndex
    var byte = 0
    for (number, group) in groups.enumerated() {
      let begin = place
      let endByte =
        number + 1 < groups.count ? shaped.glyphs[groups[number + 1].lowerBound].cluster : .max
      var view = String.UnicodeScalarView()
      while place < scalars.endIndex, byte < endByte {
        view.append(scalars[place])
        byte += UTF8.width(scalars[place])
        place += 1
      }
      characters[group.lowerBound] = String(view)
      for glyph in group { places[glyph] = length + begin }
      let advance = shaped.glyphs[group].reduce(0) { $0 + $1.advance }
      clusters.append(
        Cluster(
          span: spans.count, glyphs: group,
          advance: Double(advance) * unit + Double(group.count) * run.tracking,
          isSpace: view.first.map(\.properties.isWhitespace) ?? false,
          mayBegin: begin < scalars.endIndex && mayBegin[begin]))
    }
    spans.append(
      Span(
        run: index, face: face, level: level, glyphs: shaped.glyphs, characters: characters,
        places: places))
  }

  /// Stretches of glyphs that stand for the same characters, in reading order.
  private static func groups(of glyphs: [ShapedGlyph]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var start = 0
    for index in glyphs.indices
    where index + 1 == glyphs.count
      || glyphs[index + 1].cluster != glyphs[index].cluster
    {
      groups.append(start..<index + 1)
      start = index + 1
    }
    if let first = glyphs.first, let last = glyphs.last, first.cluster > last.cluster {
      groups.reverse()
    }
    return groups
  }

  /// The span of the sign for left-out text in a run's font, with its width in points; nil where a font is missing.
  func ellipsis(in run: Int) -> (span: Int, advance: Double)? {
    let font = text.runs[run].font
    func advance(_ span: Int) -> Double {
      Double(spans[span].glyphs.reduce(0) { $0 + $1.advance }) * font.unit(of: spans[span].face)
    }
    if let known = ellipses[run] { return (known, advance(known)) }
    guard var chain = try? FaceChain(font.file, in: fonts),
      let face = try? chain.faces(for: ["\u{2026}"]).first
    else { return nil }
    let shaped = face.shape("\u{2026}", features: font.features, isRightToLeft: false)
    spans.append(
      Span(
        run: run, face: face, level: 0, glyphs: shaped.glyphs,
        characters: shaped.glyphs.indices.map { $0 == 0 ? "\u{2026}" : "" },
        places: shaped.glyphs.map { _ in length }))
    ellipses[run] = spans.count - 1
    return (spans.count - 1, advance(spans.count - 1))
  }
}

extension Unicode.Scalar {
  /// Whether a text with this character may have parts that run from right to left.
  fileprivate var mayRunRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFE,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}

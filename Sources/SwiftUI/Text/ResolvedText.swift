import DrawingModel
import Foundation
import ViewGraph

/// A text with its surroundings worked in: strings in fonts, and what each is filled with.
struct ResolvedText: Equatable {
  /// A stretch of text in one font.
  struct Run: Equatable {
    var string: String
    var font: ResolvedFont
    var tracking: Double
    var baselineOffset: Double
    var underline: Rule?
    var strikethrough: Rule?
    /// The image that takes the place of its one character.
    var attachment: TextAttachment?
    /// What it was marked with for renderers.
    var attributes = TextAttributes()
  }

  /// A line under or through text.
  struct Rule: Equatable {
    var pattern: Text.LineStyle.Pattern
    /// What it is filled with; nil for what the text is.
    var style: _ResolvedStyle?
  }

  var runs: [Run]
  /// What each run is filled with.
  var styles: [_ResolvedStyle]
  var paragraph: ParagraphLooks

  /// Resolves a text where it stands.
  @MainActor init(_ text: Text, in environment: EnvironmentValues, host: SceneHost) {
    let looks = environment.textLooks
    let font = environment.font ?? .body
    func rule(_ style: Text.LineStyle?) -> Rule? {
      style.map { Rule(pattern: $0.pattern, style: $0.color?._resolve(in: environment)) }
    }
    runs = text.runs.map { run in
      let isBold = run.isBold ?? looks.isBold
      let weight = run.weight ?? looks.weight
      let wishes = ResolvedFont.Wishes(
        weight: isBold ? .bold : weight, isItalic: run.isItalic ?? looks.isItalic,
        hasMonospacedDigits: run.hasMonospacedDigits || looks.hasMonospacedDigits,
        isMonospaced: run.isMonospaced ?? looks.isMonospaced, design: run.design ?? looks.design,
        width: run.width ?? looks.width, scale: (run.scale ?? looks.scale).factor,
        dynamicTypeSize: environment.dynamicTypeSize)
      var resolved = ResolvedFont(run.font ?? font, wishes)
      var attachment: TextAttachment?
      if let image = run.image {
        var surroundings = environment
        surroundings.font = run.font ?? font
        surroundings.textLooks.weight = weight
        surroundings.textLooks.isBold = isBold
        attachment = TextAttachment(image, size: resolved.size, in: surroundings, host: host)
        (resolved.slant, resolved.stretch) = (0, 1)
      }
      return Run(
        string: environment.textCase?.applied(to: run.string) ?? run.string,
        font: resolved,
        tracking: Double(run.tracking ?? run.kerning ?? looks.tracking ?? looks.kerning),
        baselineOffset: Double(run.baselineOffset ?? looks.baselineOffset),
        underline: rule(run.underline ?? looks.underline),
        strikethrough: rule(run.strikethrough ?? looks.strikethrough), attachment: attachment,
        attributes: run.attributes)
    }
    styles = text.runs.map { run in
      run.style?._resolve(in: environment) ?? ForegroundStyle()._resolve(in: environment)
    }
    paragraph = environment.paragraphLooks
  }

  /// The characters.
  var string: String { runs.map(\.string).joined() }

  /// Whether both set the same glyphs in the same places.
  func hasSameLayout(as other: Self) -> Bool {
    runs == other.runs && paragraph == other.paragraph
  }

  /// Whether this is `other` with everything larger or smaller by one factor.
  func isResized(_ other: Self) -> Bool {
    guard paragraph == other.paragraph, runs.count == other.runs.count, let first = runs.first,
      let otherFirst = other.runs.first, first.font.size > 0, otherFirst.font.size > 0
    else { return false }
    let factor = first.font.size / otherFirst.font.size
    return zip(runs, other.runs).allSatisfy { run, other in
      run.string == other.string && run.tracking == other.tracking
        && run.baselineOffset == other.baselineOffset && run.underline == other.underline
        && run.strikethrough == other.strikethrough
        && (run.attachment == nil) == (other.attachment == nil)
        && run.font.differsOnlyInSize(from: other.font)
        && (run.font.size - other.font.size * factor).magnitude < 1e-9 * run.font.size
    }
  }
}

extension EnvironmentValues {
  /// What the surroundings say about lines.
  fileprivate var paragraphLooks: ParagraphLooks {
    var looks = ParagraphLooks()
    looks.alignment = multilineTextAlignment
    if layoutDirection == .rightToLeft { looks.alignment = looks.alignment.mirrored }
    looks.lineSpacing = lineSpacing.isFinite ? Double(lineSpacing) : 0
    looks.mostLines = lineLimit.map { max(1, $0) }
    looks.leastLines = leastLines
    looks.truncationMode = truncationMode
    looks.smallestScale = min(1, max(0, Double(minimumScaleFactor)))
    looks.allowsTightening = allowsTightening
    return looks
  }
}

extension TextAlignment {
  /// The alignment on the other side.
  fileprivate var mirrored: Self {
    switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }
}

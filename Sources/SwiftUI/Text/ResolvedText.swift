import Foundation
import ViewGraph

/// A text with its surroundings worked in: strings in fonts, and what each is filled with.
struct ResolvedText: Equatable {
  /// A stretch of text in one font.
  struct Run: Equatable {
    var string: String
    var font: ResolvedFont
    var tracking: Double
  }

  var runs: [Run]
  /// What each run is filled with.
  var styles: [_ResolvedStyle]
  /// Where lines lie when those that begin at the left are the leading ones.
  var alignment: TextAlignment

  /// Resolves a text where it stands.
  init(_ text: Text, in environment: EnvironmentValues) {
    let looks = environment.textLooks
    let font = environment.font ?? .body
    runs = text.runs.map { run in
      let isBold = run.isBold ?? looks.isBold
      let weight = run.weight ?? looks.weight
      return Run(
        string: run.string,
        font: ResolvedFont(
          run.font ?? font, weight: isBold ? .bold : weight,
          isItalic: run.isItalic ?? looks.isItalic,
          hasMonospacedDigits: run.hasMonospacedDigits || looks.hasMonospacedDigits),
        tracking: Double(run.tracking ?? looks.tracking))
    }
    styles = text.runs.map { run in
      run.style?._resolve(in: environment) ?? ForegroundStyle()._resolve(in: environment)
    }
    alignment = environment.multilineTextAlignment
    if environment.layoutDirection == .rightToLeft { alignment = alignment.mirrored }
  }

  /// The characters.
  var string: String { runs.map(\.string).joined() }

  /// Whether both set the same glyphs in the same places.
  func hasSameLayout(as other: Self) -> Bool {
    runs == other.runs && alignment == other.alignment
  }

  /// Whether this is `other` with everything larger or smaller by one factor.
  func isResized(_ other: Self) -> Bool {
    guard alignment == other.alignment, runs.count == other.runs.count, let first = runs.first,
      let otherFirst = other.runs.first, first.font.size > 0, otherFirst.font.size > 0
    else { return false }
    let factor = first.font.size / otherFirst.font.size
    return zip(runs, other.runs).allSatisfy { run, other in
      run.string == other.string && run.tracking == other.tracking
        && run.font.differsOnlyInSize(from: other.font)
        && (run.font.size - other.font.size * factor).magnitude < 1e-9 * run.font.size
    }
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

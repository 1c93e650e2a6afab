import DrawingModel
import Foundation

/// A font with nothing left to look up: a file, a size, and how far apart lines are.
struct ResolvedFont: Hashable {
  var file: FontFile
  /// Points per em.
  var size: Double
  var features: FontFeatures
  /// Distance between baselines that the text style asks for; nil for the height of a line.
  var pitch: Double?

  /// Height of the box above the baseline: the system font's 1950 of 2048 units (fits all of fact F12).
  var ascent: Double { size * 1950 / 2048 }
  /// Depth of the box below the baseline: the system font's 494 of 2048 units.
  var descent: Double { size * 494 / 2048 }
  /// What the text style adds between two lines; none where no style does.
  var leading: Double { max(0, (pitch ?? 0) - ascent - descent) }

  /// Resolves what a text and its surroundings say; the text's own words go first.
  init(_ font: Font, weight: Font.Weight?, isItalic: Bool, hasMonospacedDigits: Bool) {
    var styleWeight = Font.Weight.regular
    switch font.base {
    case .style(let style):
      let metrics = style.metrics
      size = metrics.size
      pitch = metrics.pitch
      if style == .headline { styleWeight = .semibold }
    case .size(let size), .custom(_, let size):
      self.size = size.isFinite ? max(0, Double(size)) : 0
    }
    let tabular = hasMonospacedDigits || font.hasMonospacedDigits
    features = tabular ? .tabularFigures : []
    let weight = weight ?? font.weight ?? styleWeight
    file = FontFile(weight: weight.fileWeight, isItalic: isItalic || font.isItalic)
  }

  /// Whether this is `other` in another size.
  func differsOnlyInSize(from other: Self) -> Bool {
    file == other.file && features == other.features
  }
}

extension Font.TextStyle {
  /// Size and line distance in points, at the reader's default size (iOS, fact F12).
  var metrics: (size: Double, pitch: Double) {
    switch self {
    case .largeTitle: (34, 41)
    case .title: (28, 34)
    case .title2: (22, 28)
    case .title3: (20, 25)
    case .headline, .body: (17, 22)
    case .callout: (16, 21)
    case .subheadline: (15, 20)
    case .footnote: (13, 18)
    case .caption: (12, 16)
    case .caption2: (11, 13)
    }
  }
}

extension Font.Weight {
  /// The file that has these strokes; the two lightest are named the other way round there.
  fileprivate var fileWeight: FontFile.Weight {
    switch value {
    case ..<150: .thin
    case ..<250: .extraLight
    case ..<350: .light
    case ..<450: .regular
    case ..<550: .medium
    case ..<650: .semiBold
    case ..<750: .bold
    case ..<850: .extraBold
    default: .black
    }
  }
}

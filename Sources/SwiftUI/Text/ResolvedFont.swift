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
  /// How far letters lean where the family has no slanted ones, as a part of their height.
  var slant = 0.0
  /// What letters' widths are multiplied by.
  var stretch = 1.0
  /// The family that was asked for and is not there.
  var missingFamily: String?

  /// Height of the box above the baseline: the system font's 1950 of 2048 units (fits all of fact F12).
  var ascent: Double { size * 1950 / 2048 }
  /// Depth of the box below the baseline: the system font's 494 of 2048 units.
  var descent: Double { size * 494 / 2048 }
  /// What the text style adds between two lines; none where no style does.
  var leading: Double { max(0, (pitch ?? 0) - ascent - descent) }

  /// The file's name and the size in points, for traces: `Inter-Bold.otf 17`.
  var tracedName: String {
    let whole = Int(exactly: size).map(String.init)
    return "\(file.name) \(whole ?? String(size))"
  }

  /// What a text and its surroundings say beyond the font.
  struct Wishes {
    var weight: Font.Weight?
    var isItalic = false
    var hasMonospacedDigits = false
    var isMonospaced = false
    var design: Font.Design?
    var width: Font.Width?
    /// What the font's own size is multiplied by.
    var scale = 1.0
    var dynamicTypeSize = DynamicTypeSize.large
  }

  /// Resolves what a text and its surroundings say; the text's own words go first.
  init(_ font: Font, _ wishes: Wishes) {
    var styleWeight = Font.Weight.regular
    var family: FontFamily?
    switch font.base {
    case .style(let style):
      let metrics = style.metrics(at: wishes.dynamicTypeSize)
      size = metrics.size
      pitch = metrics.pitch
      if style == .headline { styleWeight = .semibold }
    case .size(let size):
      self.size = Self.usable(size)
    case .custom(let name, let size, let style):
      let factor = style.map { wishes.dynamicTypeSize.factor(for: $0) } ?? 1
      self.size = Self.usable(size) * factor
      family = FontFamily(named: name)
      if !FontFamily.isInstalled(name) { missingFamily = name }
      if name.hasSuffix("Bold") { styleWeight = .bold }
    }
    let leadingStep: Double =
      switch font.leading {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    if leadingStep != 0 {
      let usual = pitch ?? (size * (1950 + 494) / 2048).rounded(.up)
      pitch = max(0, usual + leadingStep)
    }
    if wishes.scale != 1 {
      size *= wishes.scale
      pitch = pitch.map { $0 * wishes.scale }
    }
    var features: FontFeatures = []
    if wishes.hasMonospacedDigits || font.hasMonospacedDigits {
      features.insert(.tabularFigures)
    }
    if font.smallCapitals.areSmallLetters { features.insert(.smallCapitals) }
    if font.smallCapitals.areCapitals { features.insert(.capitalsToSmall) }
    self.features = features
    let design = wishes.isMonospaced ? .monospaced : font.design ?? wishes.design
    if let design, design != .default || family == nil { family = design.family }
    let weight = wishes.weight ?? font.weight ?? styleWeight
    let isItalic = wishes.isItalic || font.isItalic
    file = FontFile(
      family: family ?? .inter, weight: weight.fileWeight, isItalic: isItalic)
    if isItalic, !file.isItalic { slant = 0.18 }
    if let width = wishes.width ?? font.width { stretch = max(0.3, 1 + Double(width.value)) }
  }

  private static func usable(_ size: CGFloat) -> Double {
    size.isFinite ? max(0, Double(size)) : 0
  }

  /// Points that a unit of a face is along the line.
  func unit(of face: any Typeface) -> Double { height(of: face) * stretch }

  /// Points that a unit of a face is across the line.
  func height(of face: any Typeface) -> Double { size / Double(face.unitsPerEm) }

  /// Whether this is `other` in another size.
  func differsOnlyInSize(from other: Self) -> Bool {
    file == other.file && features == other.features && slant == other.slant
      && stretch == other.stretch
  }
}

extension Font.Design {
  fileprivate var family: FontFamily {
    switch self {
    case .default: .inter
    case .serif: .caladea
    case .rounded: .quicksand
    case .monospaced: .jetBrainsMono
    }
  }
}

extension FontFamily {
  /// Words in the names of fonts that choose within a family.
  private static let styles = [
    "thin", "hairline", "extra", "ultra", "light", "book", "regular", "normal", "medium", "semi",
    "demi", "bold", "black", "heavy", "italic", "oblique", "roman",
  ]

  /// Whether a font of this name, such as `JetBrainsMono-Bold`, is of a family that there is.
  fileprivate static func isInstalled(_ name: String) -> Bool {
    var name = name.lowercased().filter { $0.isLetter || $0.isNumber }
    // From the end, so that `Black` in the middle of another name stays.
    while let style = styles.first(where: { name.hasSuffix($0) && name.count > $0.count }) {
      name.removeLast(style.count)
    }
    return ["inter", "caladea", "jetbrainsmono", "quicksand", "dejavusans", "notocoloremoji"]
      .contains(name)
  }

  /// The family that comes nearest to one by name; nil where only the system's font does.
  fileprivate init?(named name: String) {
    let name = name.lowercased()
    func has(_ parts: String...) -> Bool { parts.contains { name.contains($0) } }
    if has("mono", "menlo", "courier", "typewriter", "code") {
      self = .jetBrainsMono
    } else if has("round", "quicksand", "nunito") {
      self = .quicksand
    } else if has(
      "times", "georgia", "new york", "newyork", "serif", "baskerville", "palatino", "didot",
      "garamond", "hoefler", "charter", "bodoni", "cochin", "caladea", "iowan"), !has("sans")
    {
      self = .caladea
    } else {
      return nil
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

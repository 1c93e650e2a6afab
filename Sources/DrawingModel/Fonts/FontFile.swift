/// One font file: a family, a weight, upright or italic.
package struct FontFile: Hashable, Sendable {
  /// Stroke weights, lightest first.
  package enum Weight: String, CaseIterable, Sendable {
    case thin = "Thin"
    case extraLight = "ExtraLight"
    case light = "Light"
    case regular = "Regular"
    case medium = "Medium"
    case semiBold = "SemiBold"
    case bold = "Bold"
    case extraBold = "ExtraBold"
    case black = "Black"
  }

  /// Where the letters come from.
  package var family: FontFamily
  /// The stroke weight.
  package var weight: Weight
  /// Whether the letters slant.
  package var isItalic: Bool

  /// Names a file: the nearest that the family has.
  package init(family: FontFamily = .inter, weight: Weight = .regular, isItalic: Bool = false) {
    self.family = family
    self.weight = family.nearest(to: weight)
    self.isItalic = isItalic && family.hasItalics
  }

  /// The file's name in its folder.
  package var name: String {
    let italic = isItalic ? "Italic" : ""
    let weight = self.weight == .regular ? (isItalic ? "" : "Regular") : self.weight.rawValue
    switch family {
    case .inter: return "Inter-\(weight)\(italic).otf"
    case .caladea: return "Caladea-\(weight)\(italic).ttf"
    case .jetBrainsMono: return "JetBrainsMono-\(weight)\(italic).ttf"
    case .quicksand: return "Quicksand-\(weight).ttf"
    case .dejaVu: return self.weight == .regular ? "DejaVuSans.ttf" : "DejaVuSans-Bold.ttf"
    case .notoColorEmoji: return "NotoColorEmoji.ttf"
    }
  }
}

/// One file of the Inter family: a weight, upright or italic.
package struct FontFile: Hashable, Sendable {
  /// Stroke weights that the family has a file for, lightest first.
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

  /// The stroke weight.
  package var weight: Weight
  /// Whether the letters slant.
  package var isItalic: Bool

  /// Names a file.
  package init(weight: Weight = .regular, isItalic: Bool = false) {
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The file's name in its folder.
  package var name: String {
    guard isItalic else { return "Inter-\(weight.rawValue).otf" }
    return weight == .regular ? "Inter-Italic.otf" : "Inter-\(weight.rawValue)Italic.otf"
  }

  /// The Debian package that has the files.
  package static let debianPackage = "fonts-inter"
}

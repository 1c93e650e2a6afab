/// A font of icons, whose glyphs lie in squares of one em.
package enum IconFont: CaseIterable, Hashable, Sendable {
  /// Material Icons, which are filled for the most part.
  case material
  /// Material Design Icons of the community, many of them in outline.
  case community

  /// The file, from the folder that Debian puts fonts in.
  package var path: String {
    switch self {
    case .material:
      "truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf"
    case .community:
      "truetype/materialdesignicons-webfont/materialdesignicons-webfont.ttf"
    }
  }

  /// The Debian package that has the file.
  package var debianPackage: String {
    switch self {
    case .material: "fonts-material-design-icons-iconfont"
    case .community: "fonts-materialdesignicons-webfont"
    }
  }

  /// How far the middle of a glyph's square lies above the baseline, in em.
  package var middle: Double {
    switch self {
    case .material: 0.5
    case .community: 0.375
    }
  }
}

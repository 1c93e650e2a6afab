/// The families of letters, each from a package of Debian's.
package enum FontFamily: CaseIterable, Hashable, Sendable {
  /// Stands in for the system's font.
  case inter
  /// Letters with serifs.
  case caladea
  /// Letters that are all equally wide.
  case jetBrainsMono
  /// Letters with round ends.
  case quicksand
  /// Has what the others lack: more scripts and signs.
  case dejaVu
  /// Emoji.
  case notoColorEmoji

  /// The folder that the package puts its files in.
  package var folder: String {
    switch self {
    case .inter: "/usr/share/fonts/opentype/inter"
    case .caladea: "/usr/share/fonts/truetype/crosextra"
    case .jetBrainsMono: "/usr/share/fonts/truetype/jetbrains-mono"
    case .quicksand: "/usr/share/fonts/truetype/quicksand"
    case .dejaVu: "/usr/share/fonts/truetype/dejavu"
    case .notoColorEmoji: "/usr/share/fonts/truetype/noto"
    }
  }

  /// The package's name.
  package var debianPackage: String {
    switch self {
    case .inter: "fonts-inter"
    case .caladea: "fonts-crosextra-caladea"
    case .jetBrainsMono: "fonts-jetbrains-mono"
    case .quicksand: "fonts-quicksand"
    case .dejaVu: "fonts-dejavu-core"
    case .notoColorEmoji: "fonts-noto-color-emoji"
    }
  }

  /// Whether there are files with slanting letters.
  package var hasItalics: Bool {
    switch self {
    case .inter, .caladea, .jetBrainsMono: true
    case .quicksand, .dejaVu, .notoColorEmoji: false
    }
  }

  /// Whether glyphs are pictures.
  package var hasPictures: Bool { self == .notoColorEmoji }

  /// The package that a file is in, by its path.
  static func debianPackage(ofFile path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let prefixes: [(String, FontFamily)] = [
      ("Caladea", .caladea), ("JetBrainsMono", .jetBrainsMono), ("Quicksand", .quicksand),
      ("DejaVu", .dejaVu), ("NotoColorEmoji", .notoColorEmoji),
    ]
    return (prefixes.first { name.hasPrefix($0.0) }?.1 ?? .inter).debianPackage
  }

  /// The weight that comes nearest among those the family has.
  func nearest(to weight: FontFile.Weight) -> FontFile.Weight {
    switch (self, weight) {
    case (.inter, _): weight
    case (.notoColorEmoji, _): .regular
    case (.jetBrainsMono, .black): .extraBold
    case (.jetBrainsMono, _): weight
    // Its strokes are thinner than those of other families.
    case (.quicksand, .thin), (.quicksand, .extraLight): .light
    case (.quicksand, .light): .regular
    case (.quicksand, .regular): .medium
    case (.caladea, .thin), (.caladea, .extraLight), (.caladea, .light), (.caladea, .medium):
      .regular
    case (.dejaVu, .thin), (.dejaVu, .extraLight), (.dejaVu, .light), (.dejaVu, .medium): .regular
    case (_, .semiBold), (_, .extraBold), (_, .black): .bold
    case (_, _): weight
    }
  }
}

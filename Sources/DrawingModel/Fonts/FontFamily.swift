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

  /// The folder that the package puts its files in.
  package var folder: String {
    switch self {
    case .inter: "/usr/share/fonts/opentype/inter"
    case .caladea: "/usr/share/fonts/truetype/crosextra"
    case .jetBrainsMono: "/usr/share/fonts/truetype/jetbrains-mono"
    case .quicksand: "/usr/share/fonts/truetype/quicksand"
    case .dejaVu: "/usr/share/fonts/truetype/dejavu"
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
    }
  }

  /// Whether there are files with slanting letters.
  package var hasItalics: Bool { self != .quicksand && self != .dejaVu }

  /// The package that a file is in, by its path.
  static func debianPackage(ofFile path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let prefixes: [(String, FontFamily)] = [
      ("Caladea", .caladea), ("JetBrainsMono", .jetBrainsMono), ("Quicksand", .quicksand),
      ("DejaVu", .dejaVu),
    ]
    return (prefixes.first { name.hasPrefix($0.0) }?.1 ?? .inter).debianPackage
  }

  /// The weight that comes nearest among those the family has.
  func nearest(to weight: FontFile.Weight) -> FontFile.Weight {
    switch (self, weight) {
    case (.inter, _): weight
    case (.jetBrainsMono, .black): .extraBold
    case (.jetBrainsMono, _): weight
    case (.quicksand, .thin), (.quicksand, .extraLight): .light
    case (.caladea, .thin), (.caladea, .extraLight), (.caladea, .light), (.caladea, .medium):
      .regular
    case (.dejaVu, .thin), (.dejaVu, .extraLight), (.dejaVu, .light), (.dejaVu, .medium): .regular
    case (_, .semiBold), (_, .extraBold), (_, .black): .bold
    case (_, _): weight
    }
  }
}

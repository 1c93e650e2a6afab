/// Why a font file cannot be used.
package enum FontOpeningError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no such file, or it must not be read.
  case missingFile(path: String)
  /// FreeType does not take the file.
  case unreadable(path: String, code: Int)
  /// The file holds no outlines that can be scaled.
  case notScalable(path: String)
  /// The file holds no pictures of glyphs.
  case noPictures(path: String)

  /// What failed, and the next step.
  package var description: String {
    switch self {
    case .missingFile(let path):
      return "font file '\(path)' is not there; \(Self.remedy(for: path))"
    case .unreadable(let path, let code):
      return
        "font file '\(path)' cannot be read (FreeType error \(code)); \(Self.remedy(for: path)) again"
    case .notScalable(let path):
      return "font file '\(path)' has no outlines; \(Self.remedy(for: path)) again"
    case .noPictures(let path):
      return "font file '\(path)' has no pictures; \(Self.remedy(for: path)) again"
    }
  }

  private static func remedy(for path: String) -> String {
    "install Debian's package \(FontFamily.debianPackage(ofFile: path))"
  }
}

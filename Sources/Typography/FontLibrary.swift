package import DrawingModel

/// The font files of one folder, each opened when it is first asked for.
@MainActor package final class FontLibrary: FontSource {
  /// Where Debian's package puts the files.
  package nonisolated static let standardFolder = "/usr/share/fonts/opentype/inter"
  /// The files of the standard folder, shared by all scenes of the process.
  package static let standard = FontLibrary(folder: standardFolder)

  /// The folder of the files.
  package nonisolated let folder: String
  private var faces: [FontFile: FontFace] = [:]

  /// A library of the files in `folder`; nothing is opened yet.
  package init(folder: String) { self.folder = folder }

  /// The opened file.
  package func face(for file: FontFile) throws(FontOpeningError) -> any Typeface {
    if let face = faces[file] { return face }
    let face = try FontFace(path: folder + "/" + file.name)
    faces[file] = face
    return face
  }
}

package import DrawingModel

/// Font files, each opened when it is first asked for.
@MainActor package final class FontLibrary: FontSource {
  /// Where Debian's package puts the files.
  package nonisolated static let standardFolder = FontFamily.inter.folder
  /// The files of the standard folders, shared by all scenes of the process.
  package static let standard = FontLibrary(folder: standardFolder)

  /// The folder of the files; those of other families are in their own unless this is another than the standard one.
  package nonisolated let folder: String
  private var faces: [FontFile: any Typeface] = [:]
  private var iconFaces: [IconFont: FontFace] = [:]

  /// A library of the files in `folder`; nothing is opened yet.
  package init(folder: String) { self.folder = folder }

  /// The opened file.
  package func face(for file: FontFile) throws(FontOpeningError) -> any Typeface {
    if let face = faces[file] { return face }
    let folder = self.folder == Self.standardFolder ? file.family.folder : self.folder
    let path = folder + "/" + file.name
    let face: any Typeface =
      file.family.hasPictures ? try PictureFace(path: path) : try FontFace(path: path)
    faces[file] = face
    return face
  }

  /// Where Debian's packages put the folders of fonts.
  package nonisolated static let systemFolder = "/usr/share/fonts"

  /// The opened font of icons, which is the system's whatever the folder of the other files.
  package func face(for font: IconFont) throws(FontOpeningError) -> any Typeface {
    if let face = iconFaces[font] { return face }
    let face = try FontFace(path: Self.systemFolder + "/" + font.path)
    iconFaces[font] = face
    return face
  }
}

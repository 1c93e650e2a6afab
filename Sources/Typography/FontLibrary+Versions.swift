import CFreeType
import CFriBidi
import CHarfBuzz

extension FontLibrary {
  /// Names and versions of the libraries that shape and outline text, as they are at run time.
  package nonisolated static var libraryVersions: [String: String] {
    var versions = ["harfbuzz": String(cString: hb_version_string())]
    versions["fribidi"] = FRIBIDI_VERSION
    var library: FT_Library?
    if FT_Init_FreeType(&library) == 0 {
      var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
      FT_Library_Version(library, &major, &minor, &patch)
      versions["freetype"] = "\(major).\(minor).\(patch)"
      FT_Done_FreeType(library)
    }
    return versions
  }
}

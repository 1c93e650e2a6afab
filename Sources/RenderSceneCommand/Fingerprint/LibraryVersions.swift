import CairoRaster
@preconcurrency import Glibc
import Typography

/// The versions of the libraries that pictures depend on, as they are at run time.
enum LibraryVersions {
  /// Names and versions, in order of names; `nil` where a library does not tell.
  static var all: [(name: String, version: String?)] {
    let text = FontLibrary.libraryVersions
    return [
      ("cairo", CairoRasterizer.libraryVersions["cairo"]),
      ("freetype", text["freetype"]), ("fribidi", text["fribidi"]),
      ("harfbuzz", text["harfbuzz"]), ("libpng", ask("png_get_libpng_ver")),
      ("pixman", ask("pixman_version_string")), ("zlib", ask("zlibVersion")),
    ]
  }

  /// What a function without parameters of a loaded library answers; extra ones are not looked at.
  private static func ask(_ function: String) -> String? {
    typealias Function = @convention(c) (UnsafeRawPointer?) -> UnsafePointer<CChar>?
    guard let address = dlsym(nil, function) else { return nil }
    return unsafeBitCast(address, to: Function.self)(nil).map { String(cString: $0) }
  }
}

internal import CCairo

extension CairoRasterizer {
  /// Name and version of the library that draws, as it is at run time.
  package static let libraryVersions = ["cairo": String(cString: cairo_version_string())]
}

package import Imaging

/// Why a film could not be made.
package enum FilmError: Error, Equatable, CustomStringConvertible {
  /// The file could not be written.
  case file(FileWriteError)
  /// A picture is transparent somewhere, which the film was begun without.
  case needsTransparency
  /// A picture has another size than the first one.
  case sizeChanged(from: FilmSize, to: FilmSize)
  /// The film has more pixels or bytes than its format can have.
  case tooLarge(what: String, limit: String)
  /// A library refused.
  case refused(reason: String)

  package var description: String {
    switch self {
    case .file(let error): error.description
    case .needsTransparency: "A picture is transparent, and the film has no transparency."
    case .sizeChanged(let first, let other):
      "The canvas changes from \(first) to \(other) pixels, and all pictures of a film have one "
        + "size; give one with --size, or write numbered PNG files."
    case .tooLarge(let what, let limit):
      "\(what) is too large: the format allows \(limit); make --size or --scale smaller, or choose "
        + "another format."
    case .refused(let reason): reason
    }
  }
}

/// Width and height of a film in pixels.
package struct FilmSize: Equatable, Sendable, CustomStringConvertible {
  package var width: Int
  package var height: Int

  /// A size from its sides.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size of a picture.
  package init(_ pixmap: Pixmap) { self.init(width: pixmap.width, height: pixmap.height) }

  package var description: String { "\(width) × \(height)" }
}

import CairoRaster
import DrawingModel
import FilmEncoding
import Imaging

/// Drawing and writing of pictures, with the words and exit codes for what goes wrong.
enum PictureFiles {
  /// The pixels of a frame.
  static func draw(
    _ list: DisplayList, with rasterizer: CairoRasterizer, scene: String
  ) throws(CommandError) -> Pixmap {
    do {
      return try rasterizer.rasterize(list)
    } catch {
      throw CommandError(error, scene: scene)
    }
  }

  /// A frame as a file of shapes.
  static func vector(
    _ list: DisplayList, as format: OutputFormat, scene: String
  ) throws(CommandError) -> [UInt8] {
    do {
      return try VectorDocument.encode(list, as: format == .svg ? .svg : .pdf)
    } catch {
      throw CommandError(error, scene: scene)
    }
  }

  /// Writes a picture as PNG files, all of the same bytes.
  ///
  /// The encoder may have seen other pictures; that saves time and changes no byte.
  static func write(
    _ pixmap: Pixmap, to paths: [String], with encoder: PNGEncoder = PNGEncoder()
  ) throws(CommandError) {
    let bytes: [UInt8]
    do {
      bytes = try encoder.encode(pixmap)
    } catch {
      throw CommandError(.internalError, "\(paths.first ?? ""): \(error)")
    }
    for path in paths { try write(bytes, to: path) }
  }

  /// Writes a picture in a format, to a file or, without a path, to standard output.
  static func write(
    _ pixmap: Pixmap, as format: OutputFormat, to path: String?, standardOutput: Int32
  ) throws(CommandError) {
    if format == .png, let path { return try write(pixmap, to: [path]) }
    let destination = try FilmDestination.open(
      path: path, format: format, standardOutput: standardOutput)
    let encoder: any FilmEncoder =
      format == .rgba
      ? RawEncoder(destination.output) : PNGStreamEncoder(destination.output, jobs: 1)
    do throws(FilmError) {
      try encoder.add(pixmap, units: 1)
      try encoder.finish()
    } catch {
      throw FilmFailure(error).commandError(scene: path ?? "")
    }
    try destination.commit()
  }

  /// Writes a file, or, without a path, to standard output.
  static func write(
    _ bytes: [UInt8], to path: String?, standardOutput: Int32
  ) throws(CommandError) {
    if let path { return try write(bytes, to: path) }
    do throws(FileWriteError) {
      try FileStream.write(bytes, to: standardOutput, name: "standard output")
    } catch {
      throw CommandError(error)
    }
  }

  /// Writes a picture as a PNG file that is small rather than soon there.
  static func writeSmall(_ pixmap: Pixmap, to path: String) throws(CommandError) {
    let bytes: [UInt8]
    do {
      bytes = try PNGEncoder.encodeSmall(pixmap)
    } catch {
      throw CommandError(.internalError, "\(path): \(error)")
    }
    try write(bytes, to: path)
  }

  /// Writes a file, whole or not at all.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    try write(CollectionOfOne(bytes), to: path)
  }

  /// Writes a file whose bytes come piece by piece, whole or not at all.
  static func write(_ pieces: some Sequence<[UInt8]>, to path: String) throws(CommandError) {
    do {
      try Watchdog.holdingOff { () throws(FileWriteError) in
        try AtomicFile.write(chunks: pieces, to: path)
      }
    } catch {
      throw CommandError(error)
    }
  }
}

extension CommandError {
  /// The words and exit code for a frame that cannot be drawn.
  init(_ error: RasterizationError, scene: String) {
    switch error {
    case .emptyCanvas, .canvasTooLarge: self.init(.usage, "scene '\(scene)': \(error)")
    case .unbalancedLevels, .outOfMemory, .drawing:
      self.init(.internalError, "scene '\(scene)': \(error)")
    }
  }
}

import CairoRaster
import DrawingModel
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
      switch error {
      case .emptyCanvas, .canvasTooLarge:
        throw CommandError(.usage, "scene '\(scene)': \(error)")
      case .unbalancedLevels, .outOfMemory, .drawing:
        throw CommandError(.internalError, "scene '\(scene)': \(error)")
      }
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

  /// Writes a file, whole or not at all.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    do {
      try Watchdog.holdingOff { () throws(FileWriteError) in
        try AtomicFile.write(bytes, to: path)
      }
    } catch {
      throw CommandError(error)
    }
  }
}

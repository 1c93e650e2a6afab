internal import CPNG

/// Reads a PNG row by row, as the file has them: R, G, B or straight R, G, B, A bytes.
///
/// Two files can be compared so without holding either as a whole.
package final class PNGRowReader {
  /// Columns and rows.
  package let width: Int
  package let height: Int
  /// 3 for R, G, B; 4 for straight R, G, B, A.
  package let channels: Int

  private let bytes: [UInt8]
  private let source: UnsafeMutablePointer<UInt8>
  private let reader: UnsafeMutablePointer<pw_png_reader>

  /// A reader of a file's bytes; nil where the file is not of the plain kind that has such rows
  /// (another depth, a palette, interlaced), or is no PNG: `PNGDecoder` reads it or says why not.
  package init?(_ bytes: [UInt8]) {
    // libpng keeps the address.
    source = .allocate(capacity: max(bytes.count, 1))
    source.update(from: bytes, count: bytes.count)
    self.bytes = bytes
    guard let reader = pw_png_row_reader_create(source, bytes.count) else {
      source.deallocate()
      return nil
    }
    self.reader = reader
    width = Int(reader.pointee.width)
    height = Int(reader.pointee.height)
    channels =
      reader.pointee.failure.status == PW_PNG_OK ? Int(pw_png_reader_plain_channels(reader)) : 0
    if channels == 0 || max(width, height) > Pixmap.longestSide { return nil }
  }

  deinit {
    pw_png_reader_destroy(reader)
    source.deallocate()
  }

  /// Reads the next row, of width times channels bytes.
  package func read(into row: UnsafeMutablePointer<UInt8>) throws(PNGDecodingError) {
    switch pw_png_reader_row(reader, row) {
    case PW_PNG_OK: return
    case PW_PNG_OUT_OF_MEMORY: throw .outOfMemory
    case PW_PNG_TRUNCATED: throw .truncated(atByte: bytes.count)
    default: throw .corrupt(reason: message(reader.pointee.failure))
    }
  }

  /// Turns a row that was read into premultiplied pixels 0xAARRGGBB.
  package func convert(
    _ row: UnsafePointer<UInt8>, to pixels: UnsafeMutablePointer<UInt32>
  ) {
    for x in 0..<width { pixels[x] = pixel(x, of: row) }
  }

  /// One pixel of a row that was read, as a premultiplied word 0xAARRGGBB.
  package func pixel(_ column: Int, of row: UnsafePointer<UInt8>) -> UInt32 {
    let bytes = row + column * channels
    let alpha = channels == 4 ? UInt32(bytes[3]) : 255
    let color = UInt32(bytes[0]) << 16 | UInt32(bytes[1]) << 8 | UInt32(bytes[2])
    return Premultiplication.premultiplied(alpha << 24 | color)
  }
}

internal import CPNG

/// Why a picture could not be encoded.
package enum PNGEncodingError: Error, Equatable, CustomStringConvertible {
  /// There was no memory for the encoded bytes.
  case outOfMemory(width: Int, height: Int)
  /// libpng refused.
  case refused(reason: String)

  package var description: String {
    switch self {
    case .outOfMemory(let width, let height):
      "There is not enough memory to encode a PNG of \(width) × \(height) pixels."
    case .refused(let reason):
      "The PNG could not be encoded: libpng says “\(reason)”."
    }
  }
}

/// Writes pictures as PNG data.
package enum PNGEncoder {
  /// The picture as a PNG file's bytes: RGB when every pixel is opaque, straight RGBA otherwise.
  ///
  /// Fast deflate, no row filters; the file holds the sRGB chunk and no times or texts, so equal
  /// pictures give equal bytes under one version of zlib.
  package static func encode(_ pixmap: Pixmap) throws(PNGEncodingError) -> [UInt8] {
    let (width, height) = (pixmap.width, pixmap.height)
    let outOfMemory = PNGEncodingError.outOfMemory(width: width, height: height)
    let channels = pixmap.isOpaque ? 3 : 4
    guard let writer = pw_png_writer_create(UInt32(width), UInt32(height), Int32(channels), 1)
    else { throw outOfMemory }
    defer { pw_png_writer_destroy(writer) }

    func check(_ status: pw_png_status) throws(PNGEncodingError) {
      switch status {
      case PW_PNG_OK: return
      case PW_PNG_OUT_OF_MEMORY: throw outOfMemory
      default: throw .refused(reason: message(writer.pointee.failure))
      }
    }

    try check(writer.pointee.failure.status)
    // A few rows at a time, so that converted rows are still in the cache when they are packed.
    let stride = width * channels
    let rowsAtATime = 16
    let rows = UnsafeMutableRawBufferPointer.allocate(
      byteCount: stride * rowsAtATime, alignment: 16)
    defer { rows.deallocate() }
    guard let start = rows.baseAddress else { throw outOfMemory }
    try pixmap.withPixels { (pixels) throws(PNGEncodingError) in
      var row = 0
      while row < height {
        let count = min(rowsAtATime, height - row)
        let part = UnsafeBufferPointer(rebasing: pixels[row * width..<(row + count) * width])
        if channels == 3 {
          RowConversion.rgb(part, to: start)
        } else {
          RowConversion.straightRGBA(part, to: start)
        }
        try check(
          pw_png_writer_rows(
            writer, start.assumingMemoryBound(to: UInt8.self), stride, count))
        row += count
      }
    }
    try check(pw_png_writer_finish(writer))
    return Array(UnsafeBufferPointer(start: writer.pointee.bytes, count: writer.pointee.count))
  }
}

/// The text libpng gave with a failure.
func message(_ failure: pw_png_failure) -> String {
  withUnsafeBytes(of: failure.message) { bytes in
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}

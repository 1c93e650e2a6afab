internal import CPNG

/// A PNG file in memory, chunk by chunk, by libpng.
final class PNGWriter {
  private let writer: UnsafeMutablePointer<pw_png_writer>
  private let width: Int
  private let height: Int

  /// Writes what comes before the pixels: the size, and that colours are sRGB.
  ///
  /// - Parameters:
  ///   - width: Columns.
  ///   - height: Rows.
  ///   - channels: 3 for RGB, 4 for straight RGBA.
  ///   - capacity: Bytes that the file will about have.
  /// - Throws: When there is no memory, or libpng refuses.
  init(width: Int, height: Int, channels: Int, capacity: Int) throws(PNGEncodingError) {
    guard
      let writer = pw_png_writer_create(
        UInt32(width), UInt32(height), Int32(channels), capacity)
    else { throw .outOfMemory(width: width, height: height) }
    self.writer = writer
    self.width = width
    self.height = height
    try check(writer.pointee.failure.status)
  }

  deinit { pw_png_writer_destroy(writer) }

  /// The bytes so far.
  var bytes: [UInt8] {
    Array(UnsafeBufferPointer(start: writer.pointee.bytes, count: writer.pointee.count))
  }

  /// Adds a chunk with a name of four letters.
  func write(_ name: String, _ data: [UInt8]) throws(PNGEncodingError) {
    try check(pw_png_writer_chunk(writer, name, data, data.count))
  }

  /// Adds the pixels, compressed as well as zlib can, and the end.
  func writePicture(
    _ rows: UnsafeRawBufferPointer, stride: Int, isFiltered: Bool
  ) throws(PNGEncodingError) {
    try check(
      pw_png_writer_picture(
        writer, rows.assumingMemoryBound(to: UInt8.self).baseAddress, stride, UInt32(height), 9,
        isFiltered ? Self.allFilters : 0))
  }

  /// libpng's `PNG_ALL_FILTERS`, a macro that Swift does not see.
  private static let allFilters: Int32 = 0xF8

  private func check(_ status: pw_png_status) throws(PNGEncodingError) {
    switch status {
    case PW_PNG_OK: return
    case PW_PNG_OUT_OF_MEMORY: throw .outOfMemory(width: width, height: height)
    default: throw .refused(reason: message(writer.pointee.failure))
    }
  }
}

/// The text libpng gave with a failure.
func message(_ failure: pw_png_failure) -> String {
  withUnsafeBytes(of: failure.message) { bytes in
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}

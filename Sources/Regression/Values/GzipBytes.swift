internal import CZlib

/// Bytes packed as gzip does (RFC 1952), without a name and a date, so that equal bytes give equal
/// files with one zlib.
enum GzipBytes {
  /// Window of 32 kB with gzip's header and checksum.
  private static let windowBits: Int32 = 15 + 16

  /// Packs bytes; nil where there is no memory.
  static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard
      deflateInit2_(
        &stream, Z_BEST_COMPRESSION, Z_DEFLATED, windowBits, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        size) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    return run(bytes, in: &stream, limit: .max, step: { deflate($0, Z_FINISH) }) ?? nil
  }

  /// Why bytes cannot be unpacked.
  enum Failure: Error {
    case damaged
    case tooLarge
  }

  /// Unpacks bytes to at most `limit`.
  static func decompressed(_ bytes: [UInt8], limit: Int) throws(Failure) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&stream, windowBits, ZLIB_VERSION, size) == Z_OK else { throw .tooLarge }
    defer { inflateEnd(&stream) }
    guard let result = run(bytes, in: &stream, limit: limit, step: { inflate($0, Z_NO_FLUSH) })
    else { throw .tooLarge }
    guard let result, stream.avail_in == 0 else { throw .damaged }
    return result
  }

  /// Feeds a stream with all of the bytes and collects what it gives up to its end.
  ///
  /// - Returns: Nil where that is more than `limit`; nil inside where it never ends.
  private static func run(
    _ bytes: [UInt8], in stream: inout z_stream, limit: Int,
    step: (UnsafeMutablePointer<z_stream>) -> Int32
  ) -> [UInt8]?? {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    return bytes.withUnsafeBufferPointer { input -> [UInt8]?? in
      // zlib does not write to its input.
      stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.avail_in = UInt32(clamping: input.count)
      while true {
        let (status, written) = buffer.withUnsafeMutableBufferPointer { buffer in
          stream.next_out = buffer.baseAddress
          stream.avail_out = UInt32(buffer.count)
          let status = step(&stream)
          return (status, buffer.count - Int(stream.avail_out))
        }
        guard result.count + written <= limit else { return .none }
        result += buffer[..<written]
        if status == Z_STREAM_END { return .some(result) }
        guard status == Z_OK, written > 0 || stream.avail_in > 0 else { return .some(nil) }
      }
    }
  }
}

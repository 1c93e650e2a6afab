internal import CZlib
internal import Imaging

/// Packs rows of pixels into a zlib stream, as PNG files hold them.
enum DeflatedRows {
  /// The stream for a part of a picture: RGB with three channels, straight RGBA with four.
  ///
  /// Rows have no filter: what is drawn is mostly flat, and equal rows pack best as they are.
  static func encode(_ pixmap: Pixmap, _ region: PictureRegion, channels: Int) -> [UInt8]? {
    guard let stream = ZlibStream(level: 6) else { return nil }
    let stride = region.width * channels + 1
    // Whole bands at a time, few enough that they stay in the cache.
    let rowsAtATime = max(1, (1 << 16) / stride)
    let band = UnsafeMutableRawBufferPointer.allocate(
      byteCount: rowsAtATime * stride, alignment: 16)
    defer { band.deallocate() }
    // Aligned, which a row behind its filter's number is not.
    let straight = UnsafeMutableRawBufferPointer.allocate(
      byteCount: region.width * 4, alignment: 16)
    defer { straight.deallocate() }
    guard let start = band.baseAddress, let straightRow = straight.baseAddress else { return nil }
    return pixmap.withPixels { pixels -> [UInt8]? in
      var row = 0
      while row < region.height {
        let count = min(rowsAtATime, region.height - row)
        for index in 0..<count {
          let first = (region.y + row + index) * pixmap.width + region.x
          let part = UnsafeBufferPointer(rebasing: pixels[first..<first + region.width])
          let out = start + index * stride
          out.storeBytes(of: 0, as: UInt8.self)
          if channels == 3 {
            RowConversion.rgb(part, to: out + 1)
          } else {
            RowConversion.straightRGBA(part, to: straightRow)
            (out + 1).copyMemory(from: straightRow, byteCount: region.width * 4)
          }
        }
        row += count
        guard
          stream.add(
            UnsafeRawBufferPointer(start: start, count: count * stride),
            isLast: row == region.height)
        else { return nil }
      }
      return stream.bytes
    }
  }
}

/// A zlib stream in the making.
private final class ZlibStream {
  private let stream: UnsafeMutablePointer<z_stream>
  private(set) var bytes: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// Nil where there is no memory.
  init?(level: Int32) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let size = Int32(MemoryLayout<z_stream>.size)
    if deflateInit_(stream, level, ZLIB_VERSION, size) != Z_OK { return nil }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  func add(_ input: UnsafeRawBufferPointer, isLast: Bool) -> Bool {
    // zlib does not write to its input.
    stream.pointee.next_in = UnsafeMutableRawPointer(mutating: input.baseAddress)?
      .assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_in = UInt32(input.count)
    var status = Z_OK
    repeat {
      let written = buffer.withUnsafeMutableBufferPointer { buffer in
        stream.pointee.next_out = buffer.baseAddress
        stream.pointee.avail_out = UInt32(buffer.count)
        status = deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
        return buffer.count - Int(stream.pointee.avail_out)
      }
      if status == Z_STREAM_ERROR { return false }
      bytes += buffer[..<written]
    } while stream.pointee.avail_out == 0
    return stream.pointee.avail_in == 0 && (!isLast || status == Z_STREAM_END)
  }
}

/// The pieces of a PNG file.
enum PNGChunk {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A chunk: length, name, data, and the checksum of the latter two.
  static func bytes(_ name: StaticString, _ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(data.count + 12)
    result.appendBig(data.count, bytes: 4)
    result += UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    result += data
    let sum = result.withUnsafeBufferPointer { all in
      crc32(0, all.baseAddress?.advanced(by: 4), UInt32(all.count - 4))
    }
    result.appendBig(Int(sum), bytes: 4)
    return result
  }
}

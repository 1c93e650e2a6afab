internal import CXXHash

/// A fingerprint of a picture's size and pixels, independent of how a file stores them.
///
/// XXH3, 128 bits, of width and height as little-endian 32-bit words followed by the rows as
/// straight RGBA bytes. Not meant against forgery.
package struct PixelDigest: Hashable, Sendable, CustomStringConvertible {
  /// The first 64 bits.
  package let high: UInt64
  /// The last 64 bits.
  package let low: UInt64

  /// The fingerprint of a picture.
  package init(_ pixmap: Pixmap) {
    guard let state = XXH3_createState() else {
      preconditionFailure("no memory for a fingerprint's state of 576 bytes")
    }
    defer { XXH3_freeState(state) }
    XXH3_128bits_reset(state)
    let size = [UInt32(pixmap.width).littleEndian, UInt32(pixmap.height).littleEndian]
    size.withUnsafeBytes { _ = XXH3_128bits_update(state, $0.baseAddress, $0.count) }
    let row = UnsafeMutableRawBufferPointer.allocate(
      byteCount: pixmap.bytesPerRow, alignment: 16)
    defer { row.deallocate() }
    pixmap.withPixels { pixels in
      guard let start = row.baseAddress else { return }
      for y in 0..<pixmap.height {
        let part = pixels[y * pixmap.width..<(y + 1) * pixmap.width]
        RowConversion.straightRGBA(UnsafeBufferPointer(rebasing: part), to: start)
        XXH3_128bits_update(state, start, row.count)
      }
    }
    let hash = XXH3_128bits_digest(state)
    high = hash.high64
    low = hash.low64
  }

  /// The fingerprint that is written as 32 hexadecimal digits; nil for anything else.
  package init?(_ text: String) {
    guard text.utf8.count == 32, text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.high = high
    self.low = low
  }

  /// The fingerprint as 32 lower-case hexadecimal digits.
  package var description: String {
    func digits(_ value: UInt64) -> String {
      let text = String(value, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }
    return digits(high) + digits(low)
  }
}

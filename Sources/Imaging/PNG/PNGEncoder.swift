internal import Foundation
private import Synchronization

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
///
/// Pictures are compressed in bands of 64 rows, each by itself. An encoder keeps the bands of the
/// last picture and takes them again for rows that are equal in the next, which changes no byte: a
/// picture has the same file from any encoder, after any other pictures. Several threads may use
/// one encoder at a time.
package final class PNGEncoder: Sendable {
  /// A picture with its bands.
  fileprivate struct Encoded {
    var pixmap: Pixmap
    var channels: Int
    var bands: [PNGBand]
  }

  private let last = Mutex<Encoded?>(nil)

  /// An encoder that has not seen a picture yet.
  package init() {}

  /// The picture as a PNG file's bytes: RGB when every pixel is opaque, straight RGBA otherwise.
  ///
  /// The file holds the sRGB chunk and no times or texts, so equal pictures give equal bytes.
  package static func encode(_ pixmap: Pixmap) throws(PNGEncodingError) -> [UInt8] {
    try PNGEncoder().encode(pixmap)
  }

  /// The picture as a PNG file's bytes with the best compression of libpng, which takes a hundred
  /// times as long; for files that are kept.
  package static func encodeSmall(_ pixmap: Pixmap) throws(PNGEncodingError) -> [UInt8] {
    let channels = pixmap.isOpaque ? 3 : 4
    let stride = pixmap.width * channels
    let rows = UnsafeMutableRawBufferPointer.allocate(
      byteCount: stride * pixmap.height, alignment: 16)
    defer { rows.deallocate() }
    if let start = rows.baseAddress {
      pixmap.withPixels { pixels in
        if channels == 3 {
          RowConversion.rgb(pixels, to: start)
        } else {
          RowConversion.straightRGBA(pixels, to: start)
        }
      }
    }
    // Flat pictures are smaller without row filters, soft ones with them.
    func file(isFiltered: Bool) throws(PNGEncodingError) -> [UInt8] {
      let writer = try PNGWriter(
        width: pixmap.width, height: pixmap.height, channels: channels, capacity: 1 << 16)
      try writer.writePicture(UnsafeRawBufferPointer(rows), stride: stride, isFiltered: isFiltered)
      return writer.bytes
    }
    let plain = try file(isFiltered: false)
    let filtered = try file(isFiltered: true)
    return filtered.count < plain.count ? filtered : plain
  }

  /// The picture as a PNG file's bytes, as `encode(_:)` of the type gives them.
  package func encode(_ pixmap: Pixmap) throws(PNGEncodingError) -> [UInt8] {
    let encoded = bands(of: pixmap)
    return try Self.file(
      width: pixmap.width, height: pixmap.height, channels: encoded.channels,
      data: Self.stream(encoded.bands))
  }

  // MARK: - Bands

  private func bands(of pixmap: Pixmap) -> Encoded {
    var known = last.withLock { $0 }
    if known?.pixmap.width != pixmap.width || known?.pixmap.height != pixmap.height { known = nil }
    let ranges = stride(from: 0, to: pixmap.height, by: PNGBand.rowCount).map { row in
      row * pixmap.width..<min(row + PNGBand.rowCount, pixmap.height) * pixmap.width
    }
    let encoded = pixmap.withPixels { pixels in
      let isKnown = known.map { $0.equalRanges(ranges, with: pixels) }
      let isOpaque = zip(ranges.indices, ranges).allSatisfy { index, range in
        isKnown?[index] == true && known?.channels == 3
          || Self.isOpaque(UnsafeBufferPointer(rebasing: pixels[range]))
      }
      let channels = isOpaque ? 3 : 4
      let bands = zip(ranges.indices, ranges).map { index, range in
        if let known, known.channels == channels, isKnown?[index] == true {
          return known.bands[index]
        }
        let rows = UnsafeBufferPointer(rebasing: pixels[range])
        return PNGBand(rows, width: pixmap.width, channels: channels)
      }
      return Encoded(pixmap: pixmap, channels: channels, bands: bands)
    }
    last.withLock { $0 = encoded }
    return encoded
  }

  private static func isOpaque(_ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
    var all: UInt32 = 0xFF00_0000
    for pixel in pixels { all &= pixel }
    return all == 0xFF00_0000
  }

  // MARK: - Files

  /// The zlib stream of the bands (RFC 1950).
  private static func stream(_ bands: [PNGBand]) -> [UInt8] {
    // Deflate with a window of 32 KiB, compressed by the fastest algorithm.
    var bytes: [UInt8] = [0x78, 0x01]
    bytes.reserveCapacity(bands.reduce(8) { $0 + $1.blocks.count })
    var checksum = AdlerSum()
    for band in bands {
      bytes += band.blocks
      checksum.append(band.checksum)
    }
    bytes += DeflateBlock.last
    withUnsafeBytes(of: checksum.checksum.bigEndian) { bytes += $0 }
    return bytes
  }

  private static func file(
    width: Int, height: Int, channels: Int, data: [UInt8]
  ) throws(PNGEncodingError) -> [UInt8] {
    let writer = try PNGWriter(
      width: width, height: height, channels: channels, capacity: data.count + 256)
    try writer.write("IDAT", data)
    try writer.write("IEND", [])
    return writer.bytes
  }
}

extension PNGEncoder.Encoded {
  /// For each range whether the pixels in it are the same in another picture of the same size.
  fileprivate func equalRanges(
    _ ranges: [Range<Int>], with other: UnsafeBufferPointer<UInt32>
  ) -> [Bool] {
    pixmap.withPixels { pixels in
      guard let mine = pixels.baseAddress, let others = other.baseAddress else {
        return ranges.map { _ in false }
      }
      return ranges.map { memcmp(mine + $0.lowerBound, others + $0.lowerBound, $0.count * 4) == 0 }
    }
  }
}

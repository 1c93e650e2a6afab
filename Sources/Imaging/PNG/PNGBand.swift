internal import Foundation

/// A few rows of a picture, filtered and compressed by themselves.
///
/// Its bytes depend on its pixels alone: the first row does not refer to the one above, and copies
/// do not reach beyond. So bands can be compressed in any order, and kept from picture to picture.
struct PNGBand: Sendable {
  /// Whole blocks of deflate, none of them the last.
  var blocks: [UInt8]
  /// The checksum of the filtered rows.
  var checksum: AdlerSum

  /// Rows in a band; the last one of a picture may have fewer.
  static let rowCount = 64

  /// Compresses rows that lie one after the other.
  ///
  /// - Parameters:
  ///   - pixels: The rows' pixels, premultiplied 0xAARRGGBB.
  ///   - width: Pixels in a row.
  ///   - channels: 3 for opaque pixels as R, G, B; 4 for straight R, G, B, A.
  init(_ pixels: UnsafeBufferPointer<UInt32>, width: Int, channels: Int) {
    var rows = FilteredRows(width: width, channels: channels, rowCount: pixels.count / width)
    for start in stride(from: 0, to: pixels.count, by: width) {
      rows.append(pixels, at: start)
    }
    checksum = rows.checksum
    let rawCount = pixels.count / width * (width * channels + 1)
    blocks =
      DeflateBlock.bytes(
        UnsafeBufferPointer(rows.symbols), counts: rows.counts, distance: channels,
        rawCount: rawCount)
      ?? rows.withBytes { DeflateBlock.stored($0) }
  }
}

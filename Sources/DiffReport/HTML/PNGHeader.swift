import Imaging

/// The beginning of a PNG file.
struct PNGHeader {
  var width: Int
  var height: Int
  /// Whether it is of the plain kind: eight bits a channel, RGB or RGBA, rows in order.
  var isPlain: Bool

  /// Reads a header; nil for what is no PNG file.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 33, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(16), number(20))
    isPlain = bytes[24] == 8 && (bytes[25] == 2 || bytes[25] == 6) && bytes[28] == 0
  }

  /// A picture as a file of the plain kind; nil where it cannot be read.
  static func readable(_ bytes: [UInt8]) -> [UInt8]? {
    guard let header = PNGHeader(bytes) else { return nil }
    if header.isPlain { return bytes }
    guard let pixmap = try? PNGDecoder.decode(bytes) else { return nil }
    return try? PNGEncoder.encode(pixmap)
  }
}

/// A picture of pixels as display lists use it; two are equal where their pixels are.
package final class Picture: Hashable, Sendable {
  /// Number of columns.
  package let width: Int
  /// Number of rows.
  package let height: Int
  /// Premultiplied pixels 0xAARRGGBB, row after row from the top.
  package let pixels: [UInt32]
  /// A number that pictures of other pixels do not have, but for chance.
  package let digest: UInt64

  /// A picture of as many pixels as `width` times `height`.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      width > 0 && height > 0 && pixels.count == width * height,
      "\(pixels.count) pixels are not \(width) × \(height)")
    self.width = width
    self.height = height
    self.pixels = pixels
    // FNV-1a over words.
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for word in [UInt32(truncatingIfNeeded: width), UInt32(truncatingIfNeeded: height)] + pixels {
      digest = (digest ^ UInt64(word)) &* 0x100_0000_01B3
    }
    self.digest = digest
  }

  package static func == (first: Picture, second: Picture) -> Bool {
    first === second
      || first.digest == second.digest && first.width == second.width
        && first.pixels == second.pixels
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

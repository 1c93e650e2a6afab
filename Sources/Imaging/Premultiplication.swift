/// Conversion between premultiplied and straight pixels, eight bits a channel.
///
/// One rounding rule each, halves up: straight = (255·c + a/2) / a and premultiplied =
/// (c·a + 127) / 255. A premultiplied pixel survives the way to straight and back unchanged.
package enum Premultiplication {
  /// The straight pixel of a premultiplied word, both 0xAARRGGBB; alpha 0 gives 0.
  package static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    func channel(_ shift: UInt32) -> UInt32 {
      min(255, (((pixel >> shift) & 255) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }

  /// The premultiplied pixel of a straight word, both 0xAARRGGBB.
  package static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      ((((pixel >> shift) & 255) * alpha + 127) / 255) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}

/// Conversion of rows of pixels to byte orders that files use.
package enum RowConversion {
  /// Writes opaque pixels as R, G, B bytes.
  ///
  /// Four pixels become three words at a time, which needs no byte shuffles and so is quick on
  /// every processor. `rgb` needs room for 3 bytes a pixel.
  package static func rgb(_ pixels: UnsafeBufferPointer<UInt32>, to rgb: UnsafeMutableRawPointer) {
    var index = 0
    var out = rgb
    while index + 4 <= pixels.count {
      // Byte-swapped and shifted, 0xAARRGGBB is 0x00BBGGRR: R, G, B in memory.
      let p0 = pixels[index].byteSwapped >> 8
      let p1 = pixels[index + 1].byteSwapped >> 8
      let p2 = pixels[index + 2].byteSwapped >> 8
      let p3 = pixels[index + 3].byteSwapped >> 8
      out.storeBytes(of: (p0 | p1 << 24).littleEndian, as: UInt32.self)
      out.storeBytes(of: (p1 >> 8 | p2 << 16).littleEndian, toByteOffset: 4, as: UInt32.self)
      out.storeBytes(of: (p2 >> 16 | p3 << 8).littleEndian, toByteOffset: 8, as: UInt32.self)
      out += 12
      index += 4
    }
    while index < pixels.count {
      let pixel = pixels[index]
      out.storeBytes(of: UInt8(truncatingIfNeeded: pixel >> 16), as: UInt8.self)
      out.storeBytes(of: UInt8(truncatingIfNeeded: pixel >> 8), toByteOffset: 1, as: UInt8.self)
      out.storeBytes(of: UInt8(truncatingIfNeeded: pixel), toByteOffset: 2, as: UInt8.self)
      out += 3
      index += 1
    }
  }

  /// Writes pixels as straight R, G, B, A bytes; `rgba` needs room for 4 bytes a pixel, and to be
  /// aligned to words.
  package static func straightRGBA(
    _ pixels: UnsafeBufferPointer<UInt32>, to rgba: UnsafeMutableRawPointer
  ) {
    var all: UInt32 = 0xFF00_0000
    for pixel in pixels { all &= pixel }
    if all == 0xFF00_0000 {
      // Opaque pixels are straight already; without a branch, several go at a time.
      let words = rgba.assumingMemoryBound(to: UInt32.self)
      for index in 0..<pixels.count {
        let pixel = pixels[index]
        words[index] =
          (pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16).littleEndian
      }
      return
    }
    for index in 0..<pixels.count {
      let pixel = Premultiplication.straight(pixels[index])
      // A, R, G, B from the top become R, G, B, A from the top, then in memory.
      let word = pixel << 8 | pixel >> 24
      rgba.storeBytes(of: word.bigEndian, toByteOffset: index * 4, as: UInt32.self)
    }
  }
}

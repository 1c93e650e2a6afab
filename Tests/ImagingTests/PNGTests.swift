import Foundation
import Imaging
import TestSupport
import Testing

/// A picture of pixels that are valid premultiplied colours.
private func randomPixmap(
  width: Int, height: Int, opaque: Bool, seed: UInt64
) throws -> Pixmap {
  var generator = SplitMix64(seed: seed)
  var pixmap = try #require(Pixmap(width: width, height: height))
  pixmap.withMutablePixels { pixels in
    for index in pixels.indices {
      let word = UInt32(truncatingIfNeeded: generator.next())
      pixels[index] = Premultiplication.premultiplied(opaque ? word | 0xFF00_0000 : word)
    }
  }
  return pixmap
}

struct PNGTests {
  @Test(arguments: [true, false], [1, 2, 3, 4, 5, 17])
  func decodingGivesBackWhatWasEncoded(opaque: Bool, width: Int) throws {
    let pixmap = try randomPixmap(width: width, height: 19, opaque: opaque, seed: 3)
    let bytes = try PNGEncoder.encode(pixmap)
    // Byte 25 of the file is the colour type: 2 for RGB, 6 for RGBA.
    #expect(bytes[25] == (opaque ? 2 : 6))
    #expect(try PNGDecoder.decode(bytes) == pixmap)
  }

  @Test func oneTranslucentPixelKeepsTheAlphaChannel() throws {
    var pixmap = try randomPixmap(width: 8, height: 8, opaque: true, seed: 5)
    pixmap[7, 7] = 0xFE00_0000
    #expect(try PNGEncoder.encode(pixmap)[25] == 6)
  }

  @Test func fileHoldsNoTimesOrTexts() throws {
    let pixmap = try randomPixmap(width: 4, height: 4, opaque: true, seed: 1)
    let bytes = try PNGEncoder.encode(pixmap)
    #expect(bytes == (try PNGEncoder.encode(pixmap)))
    var names: [String] = []
    var position = 8
    while position + 8 <= bytes.count {
      let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: bytes[position + 4..<position + 8], as: UTF8.self))
      position += length + 12
    }
    #expect(names == ["IHDR", "sRGB", "IDAT", "IEND"])
  }

  @Test func everyTruncationIsAnError() throws {
    let bytes = try PNGEncoder.encode(
      randomPixmap(width: 5, height: 5, opaque: false, seed: 2))
    for count in 1..<bytes.count {
      #expect(throws: PNGDecodingError.truncated(atByte: count)) {
        try PNGDecoder.decode([UInt8](bytes.prefix(count)))
      }
    }
  }

  @Test func damagedDataIsAnErrorOrAPictureNeverACrash() throws {
    let bytes = try PNGEncoder.encode(
      randomPixmap(width: 9, height: 9, opaque: false, seed: 6))
    var failures = 0
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x41
      do {
        _ = try PNGDecoder.decode(damaged)
      } catch {
        failures += 1
        #expect(!error.description.isEmpty)
      }
    }
    // All but the sRGB chunk, which is not needed for the picture.
    #expect(failures > bytes.count - 20)
  }

  @Test func otherDataIsNotAPNG() {
    #expect(throws: PNGDecodingError.notPNG) { try PNGDecoder.decode([]) }
    #expect(throws: PNGDecodingError.notPNG) { try PNGDecoder.decode(Array("GIF89a…".utf8)) }
  }

  @Test func greyPaletteAndSixteenBitPicturesAreRead() throws {
    // One-bit grey, 2 × 1: black, white.
    let grey = try PNGDecoder.decode(
      TestPNG.make(width: 2, height: 1, depth: 1, colorType: 0, rows: [0, 0b0100_0000]))
    #expect(grey.color(x: 0, y: 0) == .black)
    #expect(grey.color(x: 1, y: 0) == .white)
    // Palette of red (half transparent) and green.
    let palette = try PNGDecoder.decode(
      TestPNG.make(
        width: 2, height: 1, depth: 8, colorType: 3, rows: [0, 0, 1],
        chunks: [("PLTE", [255, 0, 0, 0, 255, 0]), ("tRNS", [128])]))
    #expect(palette.color(x: 0, y: 0) == PixelColor(red: 255, green: 0, blue: 0, alpha: 128))
    #expect(palette.color(x: 1, y: 0) == PixelColor(red: 0, green: 255, blue: 0))
    // Sixteen-bit RGB: samples are rounded, not cut.
    let deep = try PNGDecoder.decode(
      TestPNG.make(
        width: 1, height: 1, depth: 16, colorType: 2,
        rows: [0, 0x80, 0x80, 0x00, 0xFF, 0xFF, 0xFF]))
    #expect(deep.color(x: 0, y: 0) == PixelColor(red: 128, green: 1, blue: 255))
  }

  @Test func hugePicturesAreRefusedBeforeMemoryIsTaken() {
    #expect(throws: PNGDecodingError.tooLarge(width: 40000, height: 2)) {
      try PNGDecoder.decode(
        TestPNG.make(width: 40000, height: 2, depth: 8, colorType: 2, rows: [0]))
    }
  }
}

/// Builds PNG files with stored (not compressed) data.
enum TestPNG {
  static func make(
    width: Int, height: Int, depth: UInt8, colorType: UInt8, rows: [UInt8],
    chunks: [(String, [UInt8])] = []
  ) -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += chunk("IHDR", word(width) + word(height) + [depth, colorType, 0, 0, 0])
    for (name, data) in chunks {
      bytes += chunk(name, data)
    }
    let count = UInt16(rows.count)
    let lengths = [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    bytes += chunk("IDAT", [0x78, 0x01, 0x01] + lengths + rows + word(adler(rows)))
    return bytes + chunk("IEND", [])
  }

  private static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return word(data.count) + body + word(crc(body))
  }

  private static func crc(_ bytes: [UInt8]) -> Int {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 {
        value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
    return Int(~value)
  }

  private static func adler(_ bytes: [UInt8]) -> Int {
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }
}

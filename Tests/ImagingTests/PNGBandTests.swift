import Imaging
import TestSupport
import Testing

/// Pictures in bands of rows: what repeats, what does not, and what is taken from the picture before.
struct PNGBandTests {
  /// A picture whose pixels are said by a function of column, row and random words.
  private func picture(
    _ width: Int, _ height: Int, seed: UInt64 = 1,
    _ pixel: (_ x: Int, _ y: Int, _ random: UInt32) -> UInt32
  ) throws -> Pixmap {
    var generator = SplitMix64(seed: seed)
    var pixmap = try #require(Pixmap(width: width, height: height))
    pixmap.withMutablePixels { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let word = pixel(x, y, UInt32(truncatingIfNeeded: generator.next()))
          pixels[y * width + x] = Premultiplication.premultiplied(word)
        }
      }
    }
    return pixmap
  }

  private func expectSamePicture(_ pixmap: Pixmap) throws {
    let bytes = try PNGEncoder.encode(pixmap)
    #expect(try PNGDecoder.decode(bytes) == pixmap)
    #expect(try PNGDecoder.decode(PNGEncoder.encodeSmall(pixmap)) == pixmap)
  }

  @Test(arguments: [1, 63, 64, 65, 128, 200], [1, 2, 86, 87, 300])
  func bandsOfEveryHeightAndRunsOfEveryLengthComeBack(height: Int, width: Int) throws {
    // One colour; rows of one colour each; a column that differs; corners that differ.
    try expectSamePicture(try picture(width, height) { _, _, _ in 0xFF12_3456 })
    try expectSamePicture(
      try picture(width, height) { _, y, _ in 0xFF00_0000 | UInt32(y) &* 0x010307 & 0xFF_FFFF })
    try expectSamePicture(
      try picture(width, height) { x, _, _ in x == width / 2 ? 0xFFFF_0000 : 0xFFFF_FFFF })
    try expectSamePicture(
      try picture(width, height) { x, y, _ in (x + y) % 97 == 0 ? 0x4080_0000 : 0x8000_FF00 })
  }

  @Test func gradientsNoiseAndRareColoursComeBack() throws {
    try expectSamePicture(
      try picture(517, 131) { x, y, _ in
        0xFF00_0000 | UInt32(x & 255) << 16 | UInt32(y & 255) << 8 | UInt32((x + y) / 3 & 255)
      })
    try expectSamePicture(try picture(517, 131) { _, _, random in random | 0xFF00_0000 })
    try expectSamePicture(try picture(517, 131) { _, _, random in random })
    // Counts like Fibonacci's numbers give words that would be longer than the format allows.
    var thresholds: [UInt32] = [1, 1]
    while thresholds.count < 27 { thresholds.append(thresholds.suffix(2).reduce(0, +)) }
    let total = thresholds.reduce(0, +)
    try expectSamePicture(
      try picture(2000, 64) { x, _, random in
        var rest = random % total
        var value: UInt32 = 0
        while rest >= thresholds[Int(value)] {
          rest -= thresholds[Int(value)]
          value += 1
        }
        return 0xFF00_0000 | value &* 0x09_0503 & 0xFF_FFFF
      })
  }

  @Test func whatRepeatsCostsLittleAndNoiseHardlyMoreThanItself() throws {
    let plain = try PNGEncoder.encode(try picture(1206, 2622) { _, _, _ in 0xFFFF_FFFF })
    #expect(plain.count < 16_000)
    let noise = try PNGEncoder.encode(
      try picture(500, 300) { _, _, random in random | 0xFF00_0000 })
    #expect(noise.count < 500 * 300 * 3 + 300 + 1000)
  }

  @Test func anEncoderThatHasSeenOtherPicturesGivesTheSameBytes() throws {
    let encoder = PNGEncoder()
    var generator = SplitMix64(seed: 9)
    var pixmap = try picture(301, 333) { x, y, _ in
      0xFF00_0000 | UInt32(x & 255) << 8 | UInt32(y & 255)
    }
    for round in 0..<40 {
      // A few pixels change; now and then one becomes translucent, or the size changes.
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let word = UInt32(truncatingIfNeeded: generator.next())
        pixmap[
          Int.random(in: 0..<pixmap.width, using: &generator),
          Int.random(in: 0..<pixmap.height, using: &generator)] =
          round % 5 == 4 ? Premultiplication.premultiplied(word) : word | 0xFF00_0000
      }
      if round == 20 { pixmap = try picture(300, 334) { _, y, _ in 0xFF00_0000 | UInt32(y) } }
      let before = try encoder.encode(pixmap)
      #expect(before == (try PNGEncoder.encode(pixmap)))
      #expect(try PNGDecoder.decode(before) == pixmap)
    }
  }
}

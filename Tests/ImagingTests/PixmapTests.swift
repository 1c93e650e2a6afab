import Foundation
import Imaging
import TestSupport
import Testing

struct PixmapTests {
  @Test func newPictureIsTransparent() throws {
    let pixmap = try #require(Pixmap(width: 3, height: 2))
    #expect(pixmap.withPixels { $0.allSatisfy { $0 == 0 } })
    #expect(!pixmap.isOpaque)
    #expect(pixmap.bytesPerRow == 12)
  }

  @Test func sidesOutsideTheLimitsGiveNoPicture() {
    #expect(Pixmap(width: 0, height: 1) == nil)
    #expect(Pixmap(width: 1, height: -1) == nil)
    #expect(Pixmap(width: 32768, height: 1) == nil)
  }

  @Test func changingACopyLeavesTheOriginal() throws {
    let original = try #require(Pixmap(width: 2, height: 2))
    var copy = original
    copy[1, 1] = 0xFFFF_FFFF
    #expect(original[1, 1] == 0)
    #expect(copy[1, 1] == 0xFFFF_FFFF)
    #expect(copy != original)
  }

  @Test func everyPremultipliedPixelSurvivesStraightAlpha() {
    var changed = 0
    for alpha in UInt32(0)...255 {
      for channel in 0...alpha {
        let pixel = alpha << 24 | channel << 16 | (alpha - channel) << 8 | channel / 2
        let straight = Premultiplication.straight(pixel)
        if Premultiplication.premultiplied(straight) != pixel { changed += 1 }
      }
    }
    #expect(changed == 0)
  }

  @Test func digestDependsOnSizeAndPixels() throws {
    let wide = try #require(Pixmap(width: 4, height: 1))
    let tall = try #require(Pixmap(width: 1, height: 4))
    var changed = wide
    changed[3, 0] = 0xFF00_0001
    #expect(PixelDigest(wide) != PixelDigest(tall))
    #expect(PixelDigest(wide) != PixelDigest(changed))
    #expect(PixelDigest(wide) == PixelDigest(wide))
    #expect(PixelDigest(wide).description.count == 32)
  }

  @Test func digestIsThatOfTheDocumentedBytes() throws {
    // xxh128sum of 01000000 01000000 10 20 30 ff, computed with the command line tool.
    var pixmap = try #require(Pixmap(width: 1, height: 1))
    pixmap[0, 0] = 0xFF10_2030
    #expect(PixelDigest(pixmap).description == "330a0790164a27db5abefd846b154baa")
  }

  @Test func measuringFindsRunsBoundsAndCentres() throws {
    var pixmap = try #require(Pixmap(width: 6, height: 4))
    for (x, y) in [(1, 1), (2, 1), (4, 1), (1, 2)] { pixmap[x, y] = 0xFF00_0000 }
    #expect(
      pixmap.runs(row: 1, matching: .black)
        == [PixelRun(start: 1, end: 3), PixelRun(start: 4, end: 5)])
    #expect(pixmap.extent(column: 1, matching: .black) == PixelRun(start: 1, end: 3))
    #expect(pixmap.extent(row: 0, matching: .black) == nil)
    let bounds = try #require(pixmap.bounds(matching: .black))
    #expect(bounds.columns == PixelRun(start: 1, end: 5))
    #expect(bounds.rows == PixelRun(start: 1, end: 3))
    let centroid = try #require(pixmap.centroid(matching: .black))
    #expect(centroid.count == 4)
    #expect(centroid.x == 2.5 && centroid.y == 1.75)
  }

  @Test func generatorRepeatsForEqualSeeds() {
    var one = SplitMix64(seed: 0)
    // First outputs for seed 0 in the published reference implementation.
    #expect(one.next() == 0xE220_A839_7B1D_CDAF)
    #expect(one.next() == 0x6E78_9E6A_A1B9_65F4)
  }
}

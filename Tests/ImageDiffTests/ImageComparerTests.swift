import Imaging
import TestSupport
import Testing

@testable import ImageDiff

/// A picture whose pixels are said by a function of column and row.
private func picture(
  _ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> UInt32
) throws -> Pixmap {
  var pixmap = try #require(Pixmap(width: width, height: height))
  for y in 0..<height {
    for x in 0..<width { pixmap[x, y] = pixel(x, y) }
  }
  return pixmap
}

struct ImageComparerTests {
  @Test("38: one pixel that is off by one level fails by default")
  func onePixelByOneLevel() throws {
    let before = try picture(100, 40) { x, y in 0xFF00_0000 | UInt32(x) << 8 | UInt32(y) }
    for channel in [0, 8, 16, 24] {
      var after = before
      after[99, 39] ^= 1 << UInt32(channel)
      let result = ImageComparer().compare(before, after)
      #expect(result.differentPixels == 1)
      #expect(result.largestDelta == 1)
      #expect(result.verdict == .different(["1 pixel differs, 0 allowed"]))
      #expect(result.areas == [PixelArea(x: 99, y: 39, width: 1, height: 1)])
    }
    #expect(ImageComparer().compare(before, before).verdict == .equal)
  }

  @Test("39: limits are in levels, pixels and shares, and the message measures with units")
  func limitsHaveUnits() throws {
    let before = try picture(100, 100) { _, _ in 0xFF80_8080 }
    var after = before
    for x in 0..<30 { after[x, 50] = 0xFF83_8080 }
    var limits = DiffLimits()
    limits.delta = 2
    limits.pixels = 10
    limits.ratio = 0.001
    let result = ImageComparer(limits: limits).compare(before, after)
    #expect(
      result.verdict
        == .different(["30 pixels differ, 10 allowed", "0.3 % of the pixels differ, 0.1 % allowed"])
    )
    #expect(result.summary.contains("30 of 10000 pixels differ (0.3 %), by up to 3 of 255 levels"))
    // All that are given must hold: the one on pixels is not kept.
    limits.ratio = 0.5
    #expect(!ImageComparer(limits: limits).compare(before, after).verdict.passes)
    limits.pixels = 30
    #expect(ImageComparer(limits: limits).compare(before, after).verdict == .withinLimits)
    limits = DiffLimits()
    limits.delta = 3
    #expect(ImageComparer(limits: limits).compare(before, after).verdict == .withinLimits)
  }

  @Test("40: a limit of 0 is a limit")
  func zeroCounts() throws {
    let before = try picture(10, 10) { _, _ in 0xFF00_0000 }
    var after = before
    after[3, 3] = 0xFF00_0001
    for change: (inout DiffLimits) -> Void in [
      { $0.threshold = 0 }, { $0.ratio = 0 }, { $0.pixels = 0 }, { $0.delta = 0 },
    ] {
      var limits = DiffLimits()
      change(&limits)
      #expect(!ImageComparer(limits: limits).compare(before, after).verdict.passes)
    }
  }

  @Test("41: the comparer proves itself on pictures that are known")
  func proof() {
    #expect(ImageComparer.fault() == nil)
  }

  @Test func aThresholdIsWhatIsPerceived() throws {
    let white = try picture(4, 4) { _, _ in 0xFFFF_FFFF }
    let black = try picture(4, 4) { _, _ in 0xFF00_0000 }
    #expect(abs(ImageComparer().compare(white, black).largestPerceived - 1) < 1e-6)
    // Blue is seen less than green.
    let blue = try picture(4, 4) { _, _ in 0xFFFF_FFDF }
    let green = try picture(4, 4) { _, _ in 0xFFFF_DFFF }
    let (ofBlue, ofGreen) = (
      ImageComparer().compare(white, blue).largestPerceived,
      ImageComparer().compare(white, green).largestPerceived
    )
    #expect(ofBlue < ofGreen)
    var limits = DiffLimits()
    limits.threshold = (ofBlue + ofGreen) / 2
    #expect(ImageComparer(limits: limits).compare(white, blue).verdict == .withinLimits)
    #expect(!ImageComparer(limits: limits).compare(white, green).verdict.passes)
    // Both limits on a pixel must hold.
    limits.delta = 16
    #expect(!ImageComparer(limits: limits).compare(white, blue).verdict.passes)
  }

  @Test func alphaCountsAndTheColourOfClearPixelsDoesNot() throws {
    let clear = try picture(3, 3) { _, _ in 0 }
    let faint = try picture(3, 3) { _, _ in 0x0100_0000 }
    #expect(ImageComparer().compare(clear, faint).differentPixels == 9)
    let red = try picture(3, 3) { _, _ in Premultiplication.premultiplied(0x00FF_0000) }
    #expect(ImageComparer().compare(clear, red).verdict == .equal)
  }

  @Test("43: another size still gives a picture, and both sizes are named")
  func sizesThatDiffer() throws {
    let before = try picture(20, 10) { _, _ in 0xFFAA_BBCC }
    let after = try picture(16, 14) { x, y in x == 8 && y == 5 ? 0xFF00_0000 : 0xFFAA_BBCC }
    let (result, picture) = try #require(
      ImageComparer().compareWithPicture(before, after))
    #expect(
      result.verdict
        == .different([
          "the size is 16 × 14 pixels instead of 20 × 10",
          "105 pixels differ, 0 allowed",
        ]))
    #expect(picture.width == 20 && picture.height == 14)
    // Gone on the right, new below, changed in the middle, nothing in the corner.
    #expect(picture[18, 2] == 0xFF2F_6FDE)
    #expect(picture[2, 12] == 0xFF1F_9D55)
    #expect(picture[8, 5] == 0xFFE0_1030)
    #expect(picture[18, 12] == 0xFFFF_FFFF)
    let centered = ImageComparer(alignment: .center).compare(before, after)
    #expect(centered.differentPixels == 2 * 2 * 10 + 2 * 2 * 16 + 1)
  }

  @Test func whatIsIgnoredIsNotLookedAt() throws {
    let before = try picture(40, 30) { _, _ in 0xFFFF_FFFF }
    var after = before
    for x in 5..<15 { after[x, 5] = 0xFF00_0000 }
    after[30, 20] = 0xFF00_0000
    let mask = PixelArea(x: 0, y: 0, width: 20, height: 10)
    let overlapping = PixelArea(x: 10, y: 0, width: 20, height: 10)
    let comparer = ImageComparer(ignored: [mask, overlapping])
    let (result, picture) = try #require(comparer.compareWithPicture(before, after))
    #expect(result.differentPixels == 1)
    #expect(result.ignoredPixels == 300)
    #expect(result.areas == [PixelArea(x: 30, y: 20, width: 1, height: 1)])
    #expect(picture[0, 0] == 0xFFB0_B0B0)
  }

  @Test func changesThatLieApartAreAreasOfTheirOwn() throws {
    let before = try picture(400, 300) { _, _ in 0xFFFF_FFFF }
    var after = before
    for x in 10..<60 { after[x, 20] = 0xFF00_0000 }
    for y in 100..<140 { after[300, y] = 0xFF00_0000 }
    after[399, 299] = 0xFF00_0000
    #expect(
      ImageComparer().compare(before, after).areas == [
        PixelArea(x: 10, y: 20, width: 50, height: 1),
        PixelArea(x: 300, y: 100, width: 1, height: 40),
        PixelArea(x: 399, y: 299, width: 1, height: 1),
      ])
  }

  @Test func filesGiveWhatTheirPicturesGive() throws {
    var generator = SplitMix64(seed: 19)
    for (round, isOpaque) in [true, false, true, false].enumerated() {
      func pixel() -> UInt32 {
        let alpha: UInt32 = isOpaque ? 255 : UInt32.random(in: 0...255, using: &generator)
        let color = (0..<3).reduce(UInt32(0)) { sum, _ in
          sum << 8 | UInt32.random(in: 0...alpha, using: &generator)
        }
        return alpha << 24 | color
      }
      var before = try #require(Pixmap(width: 53, height: 21))
      for y in 0..<21 { for x in 0..<53 { before[x, y] = pixel() } }
      var after = before
      for _ in 0..<60 {
        let x = Int.random(in: 0..<53, using: &generator)
        after[x, Int.random(in: 0..<21, using: &generator)] = pixel()
      }
      var comparer = ImageComparer(ignored: [PixelArea(x: 3, y: 4, width: 20, height: 9)])
      if round > 1 { comparer.limits.delta = 90 }
      let files = try [before, after].map { try PNGEncoder.encode($0) }
      let found = try comparer.compareWithPicture(png: files[0], files[1])
      let decoded = try files.map { try PNGDecoder.decode($0) }
      let (expected, picture) = try #require(
        comparer.compareWithPicture(decoded[0], decoded[1]))
      #expect(found.comparison == expected)
      #expect(expected.differentPixels > 10)
      #expect(found.picture == picture)
      #expect(try comparer.compare(png: files[0], files[1]) == expected)
      #expect(try comparer.compareWithPicture(png: files[0], files[0]).picture == nil)
    }
  }

  @Test("35: rows in groups of sixteen give what single pixels give")
  func groupsEqualSinglePixels() {
    var generator = SplitMix64(seed: 17)
    for count in 0..<70 {
      for _ in 0..<10 {
        let lhs = (0..<count + 3).map { _ in UInt32.random(in: 0...UInt32.max, using: &generator) }
        var rhs = lhs
        for _ in 0..<Int.random(in: 0...5, using: &generator) where count > 0 {
          rhs[Int.random(in: 0..<count, using: &generator)] ^=
            1
            << UInt32.random(
              in: 0..<32, using: &generator)
        }
        // From every place in memory.
        let offset = Int.random(in: 0...3, using: &generator)
        let length = max(0, count - offset)
        var found: [Int] = []
        lhs.withUnsafeBufferPointer { a in
          rhs.withUnsafeBufferPointer { b in
            guard let a = a.baseAddress, let b = b.baseAddress else { return }
            RowScanner.forEachDifference(a + offset, b + offset, count: length) { found.append($0) }
          }
        }
        #expect(found == (0..<length).filter { lhs[offset + $0] != rhs[offset + $0] })
      }
    }
  }

  @Test("35: bytes of files in groups of sixteen pixels give what single pixels give")
  func groupsOfBytesEqualSinglePixels() {
    var generator = SplitMix64(seed: 18)
    for count in 0..<70 {
      for channels in [3, 4, 3, 4] {
        let lhs = (0..<count * channels + 3).map { _ in
          UInt8.random(in: 0...255, using: &generator)
        }
        var rhs = lhs
        for _ in 0..<Int.random(in: 0...5, using: &generator) where count > 0 {
          rhs[Int.random(in: 0..<rhs.count, using: &generator)] ^= UInt8(1)
        }
        let offset = Int.random(in: 0...3, using: &generator)
        var found: [Int] = []
        lhs.withUnsafeBufferPointer { a in
          rhs.withUnsafeBufferPointer { b in
            guard let a = a.baseAddress, let b = b.baseAddress else { return }
            RowScanner.forEachDifference(
              inBytes: a + offset, b + offset, channels: channels, count: count
            ) { found.append($0) }
          }
        }
        let expected = (0..<count).filter { column in
          (0..<channels).contains { byte in
            let place = offset + column * channels + byte
            return lhs[place] != rhs[place]
          }
        }
        #expect(found == expected)
      }
    }
  }
}

/// Smoothed edges, which may be tolerated; lines of one pixel are none.
struct AntialiasingTests {
  /// Coverage of a disc or ring as grey on white, smoothed by sampling.
  private func ring(
    _ side: Int, center: Double, outer: Double, inner: Double
  ) throws -> Pixmap {
    try picture(side, side) { x, y in
      var inside = 0
      for i in 0..<8 {
        for j in 0..<8 {
          let (dx, dy) = (
            Double(x) + (Double(i) + 0.5) / 8 - center, Double(y) + (Double(j) + 0.5) / 8 - center
          )
          let distance = (dx * dx + dy * dy).squareRoot()
          if distance <= outer, distance >= inner { inside += 1 }
        }
      }
      let level = UInt32(255 - inside * 255 / 64)
      return 0xFF00_0000 | level * 0x01_0101
    }
  }

  private var tolerant: ImageComparer {
    var limits = DiffLimits()
    limits.toleratesAntialiasing = true
    return ImageComparer(limits: limits)
  }

  @Test("42: an edge that is smoothed otherwise passes with --aa only")
  func smoothedEdges() throws {
    let before = try ring(60, center: 30, outer: 20, inner: 0)
    let after = try ring(60, center: 30.1, outer: 20, inner: 0)
    let exact = ImageComparer().compare(before, after)
    #expect(exact.differentPixels > 50)
    #expect(!exact.verdict.passes)
    let result = tolerant.compare(before, after)
    #expect(result.antialiasedPixels > exact.differentPixels * 8 / 10)
  }

  @Test("42: a ring of one pixel, a hairline and the picture's edge are no smoothed edges")
  func linesOfOnePixel() throws {
    // A ring of one pixel that is gone.
    let blank = try picture(60, 60) { _, _ in 0xFFFF_FFFF }
    let thin = try ring(60, center: 30, outer: 20.5, inner: 19.5)
    let gone = tolerant.compare(thin, blank)
    #expect(gone.differentPixels > 40)
    #expect(!gone.verdict.passes)
    // A hairline that moves by a pixel, in the middle and at each edge.
    for place in [0, 1, 29, 58, 59] {
      let line = try picture(60, 60) { _, y in y == place ? 0xFF00_0000 : 0xFFFF_FFFF }
      let moved = try picture(60, 60) { _, y in
        y == (place == 59 ? 58 : place + 1) ? 0xFF00_0000 : 0xFFFF_FFFF
      }
      #expect(tolerant.compare(line, moved).differentPixels == 120, "row \(place)")
    }
    // The border row of a picture, half as dark.
    let edge = try picture(60, 60) { _, y in y == 0 ? 0xFF80_8080 : 0xFFFF_FFFF }
    #expect(tolerant.compare(edge, blank).differentPixels == 60)
  }
}

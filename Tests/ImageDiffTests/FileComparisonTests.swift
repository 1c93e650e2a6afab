import ImageDiff
import Imaging
import TestSupport
import Testing

/// Files compared row by row give what their pictures give.
struct FileComparisonTests {
  @Test(arguments: [true, false])
  func rowsGiveWhatPicturesGive(isOpaque: Bool) throws {
    var generator = SplitMix64(seed: isOpaque ? 3 : 4)
    func random() -> UInt32 {
      let word = UInt32.random(in: 0...UInt32.max, using: &generator)
      return Premultiplication.premultiplied(isOpaque ? word | 0xFF00_0000 : word)
    }
    for round in 0..<30 {
      let (width, height) = (
        Int.random(in: 1...70, using: &generator), Int.random(in: 1...150, using: &generator)
      )
      var before = try #require(Pixmap(width: width, height: height))
      before.withMutablePixels { pixels in
        for index in pixels.indices { pixels[index] = random() }
      }
      var after = before
      for _ in 0..<round {
        after[
          Int.random(in: 0..<width, using: &generator),
          Int.random(in: 0..<height, using: &generator)] = random()
      }
      var comparer = ImageComparer()
      comparer.limits.delta = round % 3 == 0 ? 40 : nil
      comparer.ignored = round % 4 == 0 ? [PixelArea(x: 2, y: 3, width: 9, height: 9)] : []
      let files = (try PNGEncoder.encode(before), try PNGEncoder.encodeSmall(after))
      #expect(
        try comparer.compare(png: files.0, files.1) == comparer.compare(before, after), "\(round)")
    }
  }

  @Test func filesOfOtherSizesOrKindsAreRead() throws {
    let opaque = try #require(Pixmap(width: 9, height: 9)).filled(with: 0xFF10_2030)
    let clear = try #require(Pixmap(width: 9, height: 9))
    let small = try #require(Pixmap(width: 8, height: 9)).filled(with: 0xFF10_2030)
    for (before, after) in [(opaque, clear), (opaque, small), (clear, opaque)] {
      #expect(
        try ImageComparer().compare(png: PNGEncoder.encode(before), PNGEncoder.encode(after))
          == ImageComparer().compare(before, after))
    }
  }

  @Test func damagedFilesAreErrorsAndNeverEqual() throws {
    let file = try PNGEncoder.encode(
      try #require(Pixmap(width: 40, height: 400)).filled(with: 0xFF10_2030))
    let cut = Array(file.prefix(file.count / 2))
    #expect(throws: PNGDecodingError.self) { try ImageComparer().compare(png: file, cut) }
    #expect(throws: PNGDecodingError.self) { try ImageComparer().compare(png: cut, file) }
    #expect(throws: PNGDecodingError.notPNG) {
      try ImageComparer().compare(png: Array("no picture".utf8), file)
    }
  }
}

extension Pixmap {
  fileprivate func filled(with pixel: UInt32) -> Pixmap {
    var copy = self
    copy.withMutablePixels { $0.update(repeating: pixel) }
    return copy
  }
}

import Foundation
import Imaging
import TestSupport
import Testing

@testable import FilmEncoding

/// Bytes in memory.
final class MemoryOutput: FilmOutput {
  var bytes: [UInt8] = []

  func write(_ bytes: [UInt8]) { self.bytes += bytes }

  func replace(at offset: Int, with bytes: [UInt8]) {
    self.bytes.replaceSubrange(offset..<offset + bytes.count, with: bytes)
  }
}

/// Films of random pictures, read back.
@Suite struct FilmEncoderTests {
  /// Pictures that differ here and there, or not at all.
  private func pictures(
    _ random: inout SplitMix64, colors: [UInt32], count: Int = 12
  ) throws -> [Pixmap] {
    var picture = try #require(Pixmap(width: 37, height: 23))
    picture.withMutablePixels { $0.update(repeating: colors[0]) }
    var result: [Pixmap] = []
    for _ in 0..<count {
      let (x, y) = (Int(random.next() % 37), Int(random.next() % 23))
      let (width, height) = (Int(random.next() % 38), Int(random.next() % 24))
      for row in y..<min(23, y + height) {
        for column in x..<min(37, x + width) {
          picture[column, row] = colors[Int(random.next() % UInt64(colors.count))]
        }
      }
      result.append(picture)
    }
    return result
  }

  private func encode(
    _ pictures: [Pixmap], _ make: (MemoryOutput) -> any FilmEncoder
  ) throws -> Data {
    let output = MemoryOutput()
    let encoder = MergingEncoder(make(output))
    for picture in pictures { try encoder.add(picture, units: 1) }
    try encoder.finish()
    return Data(output.bytes)
  }

  /// Each picture that was added, from pictures that stand for several, at times in units of `rate` a second.
  private func spread(_ shown: [ShownPicture], rate: Double) -> [Pixmap] {
    shown.flatMap { picture in
      [Pixmap](repeating: picture.pixmap, count: Int((picture.seconds * rate).rounded()))
    }
  }

  private let timebase = FilmTimebase(numerator: 1001, denominator: 30000)

  @Test func anAnimatedPNGHasEveryPixelAndEveryTime() throws {
    var random = SplitMix64(seed: 1)
    let opaque: [UInt32] = [0xFFFF_FFFF, 0xFF12_3456, 0xFF00_0000, 0xFFEE_2200]
    for colors in [opaque, opaque + [0, 0x8040_2010, 0x0101_0101]] {
      let all = try pictures(&random, colors: colors)
      let isTransparent = colors.count > 4
      let data = try encode(all) { output in
        AnimatedPNGEncoder(output, timebase: timebase, isTransparent: isTransparent, jobs: 1)
      }
      let (shown, repetitions) = try AnimatedPNGDecoder.decode(data)
      #expect(repetitions == 0)
      #expect(spread(shown, rate: 30000 / 1001) == all)
      // Exact fractions, also of several frames together.
      for picture in shown {
        #expect(picture.numerator * 30000 % (picture.denominator * 1001) == 0)
      }
      for jobs in [2, 7] {
        let other = try encode(all) { output in
          AnimatedPNGEncoder(output, timebase: timebase, isTransparent: isTransparent, jobs: jobs)
        }
        #expect(other == data)
      }
    }
  }

  @Test func aTransparentPictureIsNotLostInAnOpaqueFilm() throws {
    let picture = try #require(Pixmap(width: 3, height: 3))
    #expect(throws: FilmError.needsTransparency) {
      _ = try encode([picture]) { output in
        AnimatedPNGEncoder(output, timebase: timebase, isTransparent: false, jobs: 1)
      }
    }
  }

  @Test func aGIFOfFewColorsHasEveryPixel() throws {
    var random = SplitMix64(seed: 2)
    let many = (0..<255).map { 0xFF00_0000 | UInt32($0) * 0x01_03_05 & 0xFF_FFFF }
    for colors in [[0xFFFF_FFFF, 0xFF12_3456], many, [0xFFFF_FFFF, 0, 0xFF00_00FF]] {
      let all = try pictures(&random, colors: colors, count: 30)
      let count = GIFColorCount()
      for picture in all { count.add(picture) }
      let palette = GIFPalette(count)
      let data = try encode(all) { output in
        GIFEncoder(
          output, timebase: FilmTimebase(numerator: 1, denominator: 25), palette: palette, jobs: 2)
      }
      #expect(spread(try GIFDecoder.decode(data), rate: 25) == all)
    }
  }

  @Test func aGIFOfManyColorsIsNearEveryPixel() throws {
    var random = SplitMix64(seed: 3)
    let colors = (0..<4000).map { _ in
      0xFF00_0000 | UInt32(truncatingIfNeeded: random.next()) & 0x3F_FF7F
    }
    let all = try pictures(&random, colors: colors)
    let count = GIFColorCount()
    for picture in all { count.add(picture) }
    let palette = GIFPalette(count)
    #expect(palette.colors.count == 255)
    let data = try encode(all) { output in
      GIFEncoder(
        output, timebase: FilmTimebase(numerator: 1, denominator: 25), palette: palette, jobs: 1)
    }
    let shown = spread(try GIFDecoder.decode(data), rate: 25)
    #expect(shown.count == all.count)
    var (sum, pixels) = (0, 0)
    for (picture, original) in zip(shown, all) {
      for y in 0..<23 {
        for x in 0..<37 {
          for shift in [0, 8, 16] as [UInt32] {
            let difference =
              Int(picture[x, y] >> shift & 255) - Int(original[x, y] >> shift & 255)
            sum += abs(difference)
          }
          pixels += 3
        }
      }
    }
    // 255 colours among 2^20 lie about 2^20/255 apart, 16 levels in each of three directions.
    #expect(sum / pixels < 12, "\(sum / pixels)")
  }

  // MARK: - Times

  @Test(arguments: [
    (1, 60), (1001, 30000), (1, 24), (1001, 24000), (1, 7), (1, 120), (1, 50), (1, 3), (1, 1000),
    (100, 2997), (5, 3),
  ])
  func aGIFTakesAsLongAsItsFilm(_ numerator: Int64, _ denominator: Int64) throws {
    let timebase = FilmTimebase(numerator: numerator, denominator: denominator)
    for count in [1, 2, 3, 10, 99, 420] {
      var schedule = GIFSchedule<Int>(timebase)
      var shown: [(Int, hundredths: Int64)] = []
      for index in 0..<count {
        if let picture = schedule.add(index, units: 1) { shown.append(picture) }
      }
      shown += schedule.finish()
      let total = shown.reduce(0) { $0 + $1.hundredths }
      let exact = Double(count) * Double(numerator) / Double(denominator) * 100
      #expect(abs(Double(total) - exact) <= 0.5)
      // Nothing is too short to be shown, but for a film that is.
      if exact >= 2 { #expect(shown.allSatisfy { $0.hundredths >= 2 }) }
      #expect(shown.last?.0 == count - 1)
      #expect(shown.map(\.0) == shown.map(\.0).sorted())
      #expect(shown.count + schedule.passedCount == count)
      if denominator <= 50 * numerator { #expect(schedule.passedCount == 0) }
    }
  }

  @Test func longTimesOfAnAnimatedPNGAreExact() throws {
    var picture = try #require(Pixmap(width: 2, height: 2))
    picture.withMutablePixels { $0.update(repeating: 0xFF00_FF00) }
    for (numerator, denominator, units) in [
      (1, 60, 60 * 70000 + 1), (1001, 30000, 1_000_001), (65537, 1, 3), (1, 3_000_000_000, 1),
    ] as [(Int64, Int64, Int64)] {
      let output = MemoryOutput()
      let encoder = AnimatedPNGEncoder(
        output, timebase: FilmTimebase(numerator: numerator, denominator: denominator),
        isTransparent: false, jobs: 1)
      try encoder.add(picture, units: units)
      try encoder.finish()
      let (shown, _) = try AnimatedPNGDecoder.decode(Data(output.bytes))
      let seconds = shown.reduce(0) { $0 + $1.seconds }
      let exact = Double(units) * Double(numerator) / Double(denominator)
      #expect(abs(seconds - exact) < 1e-4 * max(1, exact * 1e-9), "\(numerator)/\(denominator)")
      #expect(shown.allSatisfy { $0.pixmap == picture })
    }
  }

  @Test func framesOfOneRateAreSpreadEvenly() {
    let ticks = FilmTimebase(numerator: 1, denominator: 3_000_000_000)
    let rate = FilmTimebase(numerator: 1, denominator: 60)
    #expect(ticks.count(of: rate, before: 3_000_000_000) == 60)
    #expect(ticks.count(of: rate, before: 50_000_001) == 2)
    #expect(ticks.count(of: rate, before: 0) == 0)
  }

  // MARK: - LZW

  @Test func packedNumbersComeBack() throws {
    var random = SplitMix64(seed: 4)
    for (bits, length) in [(1, 1), (1, 5000), (4, 70000), (8, 300_000), (8, 0), (2, 100_000)] {
      let limit = UInt64(1) << bits
      let indices = (0..<length).map { index in
        // Runs and noise.
        index % 100 < 50 ? UInt8(index / 100 % Int(limit)) : UInt8(random.next() % limit)
      }
      let packed = LZWCompressor.compress(indices, bitsPerIndex: bits)
      #expect(packed.first == UInt8(max(2, bits)))
      #expect(packed.last == 0)
      let unpacked = try GIFDecoder.unpack(
        Self.joined(packed), bits: max(2, bits), count: indices.count)
      #expect(unpacked == indices.map { Int($0) })
    }
  }

  private static func joined(_ packed: [UInt8]) -> [UInt8] {
    var (result, offset) = ([UInt8](), 1)
    while packed[offset] != 0 {
      result += packed[offset + 1...offset + Int(packed[offset])]
      offset += Int(packed[offset]) + 1
    }
    return result
  }
}

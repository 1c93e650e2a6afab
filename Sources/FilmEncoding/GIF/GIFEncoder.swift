package import Imaging

/// Makes an animated GIF with one palette, repeated without an end.
///
/// A picture after the first holds only the rectangle in which it differs from the one before, and
/// there what stays is left out. In a film with transparent pixels each picture is taken away before the next.
package final class GIFEncoder: FilmEncoder {
  private let output: any FilmOutput
  private let palette: GIFPalette
  private let work: OrderedWork<[UInt8]>
  private var schedule: GIFSchedule<Pixmap>
  private var map: GIFColorMap
  private var size = FilmSize(width: 0, height: 0)
  /// The picture that was written last, and its numbers.
  private var previous: Pixmap?
  private var indices: [UInt8] = []
  /// Pictures written.
  package private(set) var count = 0
  /// Pictures passed over because there was no time for them.
  package var passedCount: Int { schedule.passedCount }

  private static let longestSide = 65535
  private static let longestDelay: Int64 = 65535

  /// An encoder for a film of which a palette was made.
  package init(
    _ output: any FilmOutput, timebase: FilmTimebase, palette: GIFPalette, jobs: Int
  ) {
    self.output = output
    self.palette = palette
    schedule = GIFSchedule(timebase)
    map = GIFColorMap(palette)
    work = OrderedWork(jobs: jobs) { (bytes) throws(FilmError) in
      try writing { () throws(FileWriteError) in try output.write(bytes) }
    }
  }

  deinit { work.end() }

  package func add(_ pixmap: Pixmap, units: Int64) throws(FilmError) {
    guard let (picture, hundredths) = schedule.add(pixmap, units: units) else { return }
    try write(picture, hundredths)
  }

  package func finish() throws(FilmError) {
    for (picture, hundredths) in schedule.finish() { try write(picture, hundredths) }
    try work.finish()
    try writing { () throws(FileWriteError) in try output.write([0x3B]) }
  }

  // MARK: - Blocks

  /// Bits that tell all numbers apart, the transparent one as well.
  private var bitsPerIndex: Int {
    var bits = 1
    while 1 << bits < palette.colors.count + 1 { bits += 1 }
    return bits
  }

  private var heading: [UInt8] {
    var bytes = Array("GIF89a".utf8)
    bytes.appendLittle(size.width, bytes: 2)
    bytes.appendLittle(size.height, bytes: 2)
    bytes += [UInt8(0xF0 | bitsPerIndex - 1), 0, 0]
    for index in 0..<1 << bitsPerIndex {
      let color = index < palette.colors.count ? palette.colors[index] : 0
      bytes.appendBig(Int(color), bytes: 3)
    }
    // Repeated without an end, as Netscape's extension says it.
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    return bytes
  }

  private func write(_ pixmap: Pixmap, _ hundredths: Int64) throws(FilmError) {
    if previous == nil {
      size = FilmSize(pixmap)
      guard max(size.width, size.height) <= Self.longestSide else {
        throw .tooLarge(what: "A GIF of \(size) pixels", limit: "\(Self.longestSide) a side")
      }
      let heading = heading
      try writing { () throws(FileWriteError) in try output.write(heading) }
    } else if FilmSize(pixmap) != size {
      throw .sizeChanged(from: size, to: FilmSize(pixmap))
    }
    var (region, part) = palette.hasTransparency ? opaquePart(of: pixmap) : changedPart(of: pixmap)
    previous = pixmap
    var rest = hundredths
    repeat {
      count += 1
      try add(region, part, delay: Int(min(rest, Self.longestDelay)))
      rest -= Self.longestDelay
      if !palette.hasTransparency { (region, part) = (.smallest, [palette.transparentIndex]) }
    } while rest > 0
  }

  private func add(
    _ region: PictureRegion, _ part: [UInt8], delay: Int
  ) throws(FilmError) {
    // Taken away before the next one, or left; and which number is transparent.
    var bytes: [UInt8] = [0x21, 0xF9, 4, palette.hasTransparency ? 0x09 : 0x05]
    bytes.appendLittle(delay, bytes: 2)
    bytes += [palette.transparentIndex, 0, 0x2C]
    for number in [region.x, region.y, region.width, region.height] {
      bytes.appendLittle(number, bytes: 2)
    }
    bytes.append(0)
    let (heading, bits) = (bytes, bitsPerIndex)
    try work.add { heading + LZWCompressor.compress(part, bitsPerIndex: bits) }
  }

  // MARK: - Numbers

  /// What changes since the picture before, with what stays left out.
  private func changedPart(of pixmap: Pixmap) -> (PictureRegion, [UInt8]) {
    guard let previous else {
      indices = [UInt8](repeating: 0, count: pixmap.width * pixmap.height)
      setIndices(of: pixmap, PictureRegion(pixmap)) { _ in }
      return (PictureRegion(pixmap), indices)
    }
    guard let region = PictureRegion.changed(from: previous, to: pixmap) else {
      return (.smallest, [palette.transparentIndex])
    }
    var part: [UInt8] = []
    part.reserveCapacity(region.width * region.height)
    setIndices(of: pixmap, region) { part.append($0 ?? palette.transparentIndex) }
    return (region, part)
  }

  /// Sets the numbers of a part; `body` is given each number, nil where it stays.
  private func setIndices(
    of pixmap: Pixmap, _ region: PictureRegion, _ body: (UInt8?) -> Void
  ) {
    pixmap.withPixels { pixels in
      for y in region.y..<region.y + region.height {
        for x in region.x..<region.x + region.width {
          let place = y * pixmap.width + x
          let index = map.index(pixels[place], x: x, y: y)
          body(indices[place] == index ? nil : index)
          indices[place] = index
        }
      }
    }
  }

  /// What is opaque.
  private func opaquePart(of pixmap: Pixmap) -> (PictureRegion, [UInt8]) {
    pixmap.withPixels { pixels in
      func isOpaque(_ row: Int, _ column: Int) -> Bool {
        pixels[row * pixmap.width + column] >> 24 >= 128
      }
      let region = PictureRegion.bounds(width: pixmap.width, height: pixmap.height) { row in
        (0..<pixmap.width).contains { isOpaque(row, $0) }
      } differs: { row, column in
        isOpaque(row, column)
      }
      guard let region else { return (.smallest, [palette.transparentIndex]) }
      var part: [UInt8] = []
      part.reserveCapacity(region.width * region.height)
      for y in region.y..<region.y + region.height {
        for x in region.x..<region.x + region.width {
          part.append(map.index(pixels[y * pixmap.width + x], x: x, y: y))
        }
      }
      return (region, part)
    }
  }
}

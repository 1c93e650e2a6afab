package import Imaging

/// Makes an animated PNG: lossless, each picture with its exact time, repeated without an end.
///
/// A picture after the first holds only the rectangle in which it differs from the one before.
package final class AnimatedPNGEncoder: FilmEncoder {
  private struct Delay {
    var numerator: Int
    var denominator: Int
  }

  private struct Piece: Sendable {
    var control: [UInt8]
    /// Nil where there was no memory to pack it.
    var stream: [UInt8]?
    var isFirst: Bool
    /// The number that the data has among the chunks of the animation.
    var number: Int
  }

  private let output: any FilmOutput
  private let timebase: FilmTimebase
  private let isTransparent: Bool
  private let work: OrderedWork<Piece>
  private var previous: Pixmap?
  private var size = FilmSize(width: 0, height: 0)
  private var elapsed: Int64 = 0
  private var pictures = 0
  /// The number of the next chunk of the animation.
  private var sequence = 0

  /// Where the chunk with the count of pictures lies: after the signature, the header and the colour space.
  private static let countOffset = 8 + 25 + 13
  /// The most that either number of a delay can be.
  private static let longest: Int64 = 65535
  /// Parts of a second in which delays are counted that no fraction of such numbers gives.
  private static let partsPerSecond: Int64 = 10_000

  /// An encoder for pictures with or without transparent pixels.
  package init(
    _ output: any FilmOutput, timebase: FilmTimebase, isTransparent: Bool, jobs: Int
  ) {
    self.output = output
    self.timebase = timebase
    self.isTransparent = isTransparent
    work = OrderedWork(jobs: jobs) { (piece) throws(FilmError) in
      try Self.write(piece, to: output)
    }
  }

  deinit { work.end() }

  package func add(_ pixmap: Pixmap, units: Int64) throws(FilmError) {
    if !isTransparent, !pixmap.isOpaque { throw .needsTransparency }
    let delays = delays(units)
    elapsed += units
    guard let previous else {
      size = FilmSize(pixmap)
      try writing { () throws(FileWriteError) in try output.write(heading(count: 0)) }
      try add(pixmap, PictureRegion(pixmap), delays)
      self.previous = pixmap
      return
    }
    guard FilmSize(pixmap) == size else {
      throw .sizeChanged(from: size, to: FilmSize(pixmap))
    }
    try add(pixmap, PictureRegion.changed(from: previous, to: pixmap) ?? .smallest, delays)
    self.previous = pixmap
  }

  package func finish() throws(FilmError) {
    try work.finish()
    let count = pictures
    try writing { () throws(FileWriteError) in
      try output.write(PNGChunk.bytes("IEND", []))
      try output.replace(at: Self.countOffset, with: animation(count: count))
    }
  }

  // MARK: - Times

  /// The delays that add up to so many units from now on; a picture that is shown for very long has several.
  private func delays(_ units: Int64) -> [Delay] {
    let (numerator, denominator) = timebase.fraction(units)
    var result: [Delay] = []
    var (rest, divisor) = (numerator, denominator)
    if denominator > Self.longest {
      // Ends are rounded, not lengths, so that nothing adds up.
      rest =
        timebase.parts(elapsed + units, perSecond: Self.partsPerSecond)
        - timebase.parts(elapsed, perSecond: Self.partsPerSecond)
      divisor = Self.partsPerSecond
    }
    while rest > Self.longest {
      let seconds = min(rest / divisor, Self.longest)
      // A rest without a whole second is below the divisor, which fits.
      result.append(Delay(numerator: Int(seconds), denominator: 1))
      rest -= seconds * divisor
    }
    if rest > 0 || result.isEmpty {
      result.append(Delay(numerator: Int(rest), denominator: Int(divisor)))
    }
    return result
  }

  // MARK: - Chunks

  private func heading(count: Int) -> [UInt8] {
    var header: [UInt8] = []
    header.appendBig(size.width, bytes: 4)
    header.appendBig(size.height, bytes: 4)
    header += [8, isTransparent ? 6 : 2, 0, 0, 0]
    return PNGChunk.signature + PNGChunk.bytes("IHDR", header) + PNGChunk.bytes("sRGB", [0])
      + animation(count: count)
  }

  /// The chunk with the count of pictures, and 0 for repeating without an end.
  private func animation(count: Int) -> [UInt8] {
    var data: [UInt8] = []
    data.appendBig(count, bytes: 4)
    data.appendBig(0, bytes: 4)
    return PNGChunk.bytes("acTL", data)
  }

  private func add(
    _ pixmap: Pixmap, _ region: PictureRegion, _ delays: [Delay]
  ) throws(FilmError) {
    let channels = isTransparent ? 4 : 3
    for (index, delay) in delays.enumerated() {
      let region = index == 0 ? region : .smallest
      let isFirst = pictures == 0
      pictures += 1
      var control: [UInt8] = []
      for number in [sequence, region.width, region.height, region.x, region.y] {
        control.appendBig(number, bytes: 4)
      }
      control.appendBig(delay.numerator, bytes: 2)
      control.appendBig(delay.denominator, bytes: 2)
      // What is drawn stays, and the next rectangle replaces what is there.
      control += [0, 0]
      let number = sequence + 1
      sequence += isFirst ? 1 : 2
      let fixed = control
      try work.add {
        Piece(
          control: fixed, stream: DeflatedRows.encode(pixmap, region, channels: channels),
          isFirst: isFirst, number: number)
      }
    }
  }

  private static func write(_ piece: Piece, to output: any FilmOutput) throws(FilmError) {
    guard let stream = piece.stream else {
      throw .refused(reason: "There is not enough memory to encode a picture of the APNG.")
    }
    var bytes = PNGChunk.bytes("fcTL", piece.control)
    if piece.isFirst {
      bytes += PNGChunk.bytes("IDAT", stream)
    } else {
      var data: [UInt8] = []
      data.appendBig(piece.number, bytes: 4)
      bytes += PNGChunk.bytes("fdAT", data + stream)
    }
    let all = bytes
    try writing { () throws(FileWriteError) in try output.write(all) }
  }
}

internal import CWebP
package import Imaging

/// Makes an animated WebP: lossless, repeated without an end, times rounded to milliseconds of the whole.
///
/// A picture after the first holds only the rectangle in which it differs from the one before. libwebp
/// packs the pictures; they are put together here, so that none has to wait in memory for the end.
package final class WebPEncoder: FilmEncoder {
  private struct Piece: Sendable {
    var region: PictureRegion
    var milliseconds: [Int]
    /// The packed pixels, or why there are none.
    var bitstream: Result<[UInt8], FilmError>
  }

  private final class State {
    var bytes = 0
  }

  private let output: any FilmOutput
  private let timebase: FilmTimebase
  private let work: OrderedWork<Piece>
  private let state: State
  private var previous: Pixmap?
  private var size = FilmSize(width: 0, height: 0)
  private var isTransparent = false
  private var elapsed: Int64 = 0

  private static let longestSide = 16383
  /// The most milliseconds that one picture can have.
  private static let longest = (1 << 24) - 1

  /// An encoder with so many threads.
  package init(_ output: any FilmOutput, timebase: FilmTimebase, jobs: Int) {
    self.output = output
    self.timebase = timebase
    let state = State()
    self.state = state
    work = OrderedWork(jobs: jobs) { (piece) throws(FilmError) in
      try Self.write(piece, to: output, state)
    }
  }

  deinit { work.end() }

  package func add(_ pixmap: Pixmap, units: Int64) throws(FilmError) {
    let begin = timebase.parts(elapsed, perSecond: 1000)
    elapsed += units
    var rest = Int(timebase.parts(elapsed, perSecond: 1000) - begin)
    var milliseconds: [Int] = []
    repeat {
      milliseconds.append(min(rest, Self.longest))
      rest -= Self.longest
    } while rest > 0
    if !pixmap.isOpaque { isTransparent = true }
    var region = PictureRegion(pixmap)
    if let previous {
      guard FilmSize(pixmap) == size else {
        throw .sizeChanged(from: size, to: FilmSize(pixmap))
      }
      region = (PictureRegion.changed(from: previous, to: pixmap) ?? .smallest).withEvenCorner
    } else {
      size = FilmSize(pixmap)
      guard max(size.width, size.height) <= Self.longestSide else {
        throw .tooLarge(what: "A WebP of \(size) pixels", limit: "\(Self.longestSide) a side")
      }
      let heading = heading
      state.bytes = heading.count
      try writing { () throws(FileWriteError) in try output.write(heading) }
    }
    previous = pixmap
    let (fixed, times) = (region, milliseconds)
    try work.add {
      Piece(region: fixed, milliseconds: times, bitstream: Self.bitstream(pixmap, fixed))
    }
  }

  package func finish() throws(FilmError) {
    try work.finish()
    guard state.bytes - 8 < 1 << 32 - 1 else {
      throw .tooLarge(what: "The WebP film", limit: "4 GB")
    }
    // The heading again, now that the size and the transparency are known.
    let heading = heading
    try writing { () throws(FileWriteError) in try output.replace(at: 0, with: heading) }
  }

  // MARK: - Container

  /// `RIFF` with the size of what follows, `VP8X` with flags and size, `ANIM` with background and loop count.
  private var heading: [UInt8] {
    var extended: [UInt8] = [isTransparent ? 0x12 : 0x02, 0, 0, 0]
    extended.appendLittle(size.width - 1, bytes: 3)
    extended.appendLittle(size.height - 1, bytes: 3)
    var result = Array("RIFF".utf8)
    result.appendLittle(max(0, state.bytes - 8), bytes: 4)
    result += Array("WEBP".utf8)
    result += Self.chunk("VP8X", extended)
    result += Self.chunk("ANIM", [0, 0, 0, 0, 0, 0])
    return result
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    var result = Array(name.utf8)
    result.appendLittle(data.count, bytes: 4)
    result += data
    if data.count % 2 == 1 { result.append(0) }
    return result
  }

  private static func write(
    _ piece: Piece, to output: any FilmOutput, _ state: State
  ) throws(FilmError) {
    let bitstream: [UInt8]
    switch piece.bitstream {
    case .success(let bytes): bitstream = bytes
    case .failure(let error): throw error
    }
    for milliseconds in piece.milliseconds {
      let region = piece.region
      var data: [UInt8] = []
      for number in [
        region.x / 2, region.y / 2, region.width - 1, region.height - 1, milliseconds,
      ] {
        data.appendLittle(number, bytes: 3)
      }
      // It replaces what is there, and stays.
      data.append(0x02)
      data += bitstream
      let bytes = chunk("ANMF", data)
      state.bytes += bytes.count
      try writing { () throws(FileWriteError) in try output.write(bytes) }
    }
  }

  // MARK: - Pixels

  /// The `VP8L` chunk of a part of a picture.
  private static func bitstream(
    _ pixmap: Pixmap, _ region: PictureRegion
  ) -> Result<[UInt8], FilmError> {
    var config = WebPConfig()
    var picture = WebPPicture()
    guard WebPConfigInit(&config) != 0, WebPConfigLosslessPreset(&config, 2) != 0,
      WebPPictureInit(&picture) != 0
    else { return .failure(.refused(reason: "The installed libwebp has another version.")) }
    // The colours of transparent pixels are kept as they are.
    config.exact = 1
    picture.use_argb = 1
    picture.width = Int32(region.width)
    picture.height = Int32(region.height)
    guard WebPPictureAlloc(&picture) != 0, let argb = picture.argb else {
      return .failure(.refused(reason: "There is not enough memory for a picture of the WebP."))
    }
    defer { WebPPictureFree(&picture) }
    pixmap.withPixels { pixels in
      for row in 0..<region.height {
        let out = argb + row * Int(picture.argb_stride)
        let first = (region.y + row) * pixmap.width + region.x
        for column in 0..<region.width {
          out[column] = Premultiplication.straight(pixels[first + column])
        }
      }
    }
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    picture.writer = WebPMemoryWrite
    let isEncoded = withUnsafeMutablePointer(to: &writer) { writer in
      picture.custom_ptr = UnsafeMutableRawPointer(writer)
      return WebPEncode(&config, &picture) != 0
    }
    guard isEncoded, writer.size > 20 else {
      let code = picture.error_code.rawValue
      return .failure(
        .refused(reason: "A picture of the WebP could not be encoded: libwebp's error \(code)."))
    }
    let bytes = Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
    return losslessChunk(bytes).map { .success($0) }
      ?? .failure(.refused(reason: "libwebp's picture has no lossless data."))
  }

  /// The chunk `VP8L` of a file of one picture.
  private static func losslessChunk(_ file: [UInt8]) -> [UInt8]? {
    var offset = 12
    while offset + 8 <= file.count {
      let size =
        (0..<4).reduce(0) { size, index in size | Int(file[offset + 4 + index]) << (8 * index) }
      let end = offset + 8 + size + size % 2
      guard end <= file.count else { return nil }
      if file[offset..<offset + 4].elementsEqual("VP8L".utf8) { return Array(file[offset..<end]) }
      offset = end
    }
    return nil
  }
}

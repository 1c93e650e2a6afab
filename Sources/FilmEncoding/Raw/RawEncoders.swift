package import Imaging

/// Writes pictures as straight R, G, B, A bytes, row after row from the top, with nothing between.
package final class RawEncoder: FilmEncoder {
  private let output: any FilmOutput
  private var size: FilmSize?
  /// What sizes are rounded up to multiples of; the last column and row are repeated.
  private let multiple: Int
  private let repeats: Bool

  /// An encoder; with `repeats` a picture is written once for each unit that it is shown.
  package init(_ output: any FilmOutput, multiple: Int = 1, repeats: Bool = false) {
    self.output = output
    self.multiple = multiple
    self.repeats = repeats
  }

  package func add(_ pixmap: Pixmap, units: Int64) throws(FilmError) {
    if let size, FilmSize(pixmap) != size {
      throw .sizeChanged(from: size, to: FilmSize(pixmap))
    }
    size = FilmSize(pixmap)
    let bytes = bytes(of: pixmap)
    for _ in 0..<(repeats ? units : 1) {
      try writing { () throws(FileWriteError) in try output.write(bytes) }
    }
  }

  package func finish() throws(FilmError) {}

  /// A size rounded up.
  package static func padded(_ size: FilmSize, to multiple: Int) -> FilmSize {
    func up(_ value: Int) -> Int { (value + multiple - 1) / multiple * multiple }
    return FilmSize(width: up(size.width), height: up(size.height))
  }

  private func bytes(of pixmap: Pixmap) -> [UInt8] {
    let padded = Self.padded(FilmSize(pixmap), to: multiple)
    let (width, stride) = (pixmap.width, padded.width * 4)
    return [UInt8](unsafeUninitializedCapacity: stride * padded.height) { bytes, count in
      count = stride * padded.height
      guard let start = UnsafeMutableRawPointer(bytes.baseAddress) else { return }
      pixmap.withPixels { pixels in
        for y in 0..<padded.height {
          let row = min(y, pixmap.height - 1) * width
          let out = start + y * stride
          RowConversion.straightRGBA(
            UnsafeBufferPointer(rebasing: pixels[row..<row + width]), to: out)
          for x in width..<max(width, padded.width) {
            (out + x * 4).copyMemory(from: out + (width - 1) * 4, byteCount: 4)
          }
        }
      }
    }
  }
}

/// Writes pictures as PNG files, one after the other.
package final class PNGStreamEncoder: FilmEncoder {
  private let work: OrderedWork<Result<[UInt8], PNGEncodingError>>

  /// An encoder with so many threads.
  package init(_ output: any FilmOutput, jobs: Int) {
    work = OrderedWork(jobs: jobs) { (result) throws(FilmError) in
      switch result {
      case .success(let bytes):
        try writing { () throws(FileWriteError) in try output.write(bytes) }
      case .failure(let error): throw .refused(reason: error.description)
      }
    }
  }

  deinit { work.end() }

  package func add(_ pixmap: Pixmap, units: Int64) throws(FilmError) {
    try work.add {
      do throws(PNGEncodingError) { return .success(try PNGEncoder.encode(pixmap)) } catch {
        return .failure(error)
      }
    }
  }

  package func finish() throws(FilmError) { try work.finish() }
}

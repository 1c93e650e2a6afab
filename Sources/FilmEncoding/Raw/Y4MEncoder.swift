package import Imaging

/// Writes a YUV4MPEG2 stream: 4:4:4 by the matrix of standard definition, limited range, which the stream declares.
///
/// That of BT.601 is what readers of this format take, as it has no words for another matrix. A transparent
/// pixel is taken as lying on black.
package final class Y4MEncoder: FilmEncoder {
  private let output: any FilmOutput
  private let timebase: FilmTimebase
  private var size: FilmSize?

  /// An encoder for pictures of which each unit of the time base shows one.
  package init(_ output: any FilmOutput, timebase: FilmTimebase) {
    self.output = output
    self.timebase = timebase
  }

  package func add(_ pixmap: Pixmap, units: Int64) throws(FilmError) {
    if let size, FilmSize(pixmap) != size {
      throw .sizeChanged(from: size, to: FilmSize(pixmap))
    }
    if size == nil {
      size = FilmSize(pixmap)
      let rate = "\(timebase.denominator):\(timebase.numerator)"
      let header =
        "YUV4MPEG2 W\(pixmap.width) H\(pixmap.height) F\(rate) Ip A1:1 C444 XCOLORRANGE=LIMITED\n"
      try writing { () throws(FileWriteError) in try output.write(Array(header.utf8)) }
    }
    let frame = Array("FRAME\n".utf8) + Self.planes(pixmap)
    for _ in 0..<units { try writing { () throws(FileWriteError) in try output.write(frame) } }
  }

  package func finish() throws(FilmError) {}

  /// Y, Cb and Cr, one plane after the other, in 65536ths: 0.299, 0.587 and 0.114 of 219, and their differences of 224.
  private static func planes(_ pixmap: Pixmap) -> [UInt8] {
    let count = pixmap.width * pixmap.height
    return [UInt8](unsafeUninitializedCapacity: count * 3) { bytes, total in
      total = count * 3
      pixmap.withPixels { pixels in
        for index in 0..<count {
          let pixel = pixels[index]
          let (red, green, blue) = (
            Int32(pixel >> 16 & 255), Int32(pixel >> 8 & 255), Int32(pixel & 255)
          )
          let half: Int32 = 1 << 15
          bytes[index] = UInt8(16 + (16829 * red + 33039 * green + 6416 * blue + half) >> 16)
          bytes[count + index] = UInt8(
            128 + (-9714 * red - 19070 * green + 28784 * blue + half) >> 16)
          bytes[2 * count + index] = UInt8(
            128 + (28784 * red - 24103 * green - 4681 * blue + half) >> 16)
        }
      }
    }
  }
}

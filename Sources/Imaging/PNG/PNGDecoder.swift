internal import CPNG

/// Why data could not be decoded.
package enum PNGDecodingError: Error, Equatable, CustomStringConvertible {
  /// The data does not begin with the PNG signature.
  case notPNG
  /// The data ends inside the image.
  case truncated(atByte: Int)
  /// The data breaks the format's rules.
  case corrupt(reason: String)
  /// A side is longer than `Pixmap.longestSide`.
  case tooLarge(width: Int, height: Int)
  /// There was no memory for the picture.
  case outOfMemory

  package var description: String {
    switch self {
    case .notPNG:
      "The data is not a PNG: it does not begin with the PNG signature."
    case .truncated(let position):
      "The PNG is cut short: it ends after \(position) bytes, inside the image."
    case .corrupt(let reason):
      "The PNG is damaged: libpng says “\(reason)”."
    case .tooLarge(let width, let height):
      "The PNG is \(width) × \(height) pixels; a side may have at most \(Pixmap.longestSide)."
    case .outOfMemory:
      "There is not enough memory to decode the PNG."
    }
  }
}

/// Reads PNG data.
package enum PNGDecoder {
  /// The picture in a PNG file's bytes.
  ///
  /// All colour types, bit depths and interlacing are read; 16-bit samples are rounded to eight
  /// bits. Samples are taken as encoded sRGB: gamma and colour profiles are ignored. Damage to
  /// chunks that do not matter for the picture is tolerated.
  package static func decode(_ bytes: [UInt8]) throws(PNGDecodingError) -> Pixmap {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.starts(with: signature) else {
      if !bytes.isEmpty, signature.starts(with: bytes) {
        throw .truncated(atByte: bytes.count)
      }
      throw .notPNG
    }
    return try bytes.withUnsafeBufferPointer { (buffer) throws(PNGDecodingError) in
      try decode(buffer)
    }
  }

  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(PNGDecodingError) -> Pixmap {
    guard let reader = pw_png_reader_create(bytes.baseAddress, bytes.count) else {
      throw .outOfMemory
    }
    defer { pw_png_reader_destroy(reader) }

    func check(_ status: pw_png_status) throws(PNGDecodingError) {
      switch status {
      case PW_PNG_OK: return
      case PW_PNG_OUT_OF_MEMORY: throw .outOfMemory
      case PW_PNG_TRUNCATED: throw .truncated(atByte: bytes.count)
      default: throw .corrupt(reason: message(reader.pointee.failure))
      }
    }

    try check(reader.pointee.failure.status)
    let (width, height) = (Int(reader.pointee.width), Int(reader.pointee.height))
    guard max(width, height) <= Pixmap.longestSide else {
      throw .tooLarge(width: width, height: height)
    }
    guard var pixmap = Pixmap(width: width, height: height) else { throw .outOfMemory }
    let stride = pixmap.bytesPerRow
    try pixmap.withMutablePixels { (pixels) throws(PNGDecodingError) in
      guard let start = pixels.baseAddress else { return }
      let status = start.withMemoryRebound(to: UInt8.self, capacity: pixels.count * 4) {
        pw_png_reader_rows(reader, $0, stride)
      }
      try check(status)
      for index in 0..<pixels.count {
        pixels[index] = Premultiplication.premultiplied(UInt32(littleEndian: pixels[index]))
      }
    }
    return pixmap
  }
}

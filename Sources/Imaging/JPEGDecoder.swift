internal import CJPEG

/// Why a JPEG could not be decoded, in libjpeg's words.
package struct JPEGDecodingError: Error, Equatable, CustomStringConvertible {
  /// What libjpeg says.
  package let reason: String

  package var description: String { "The JPEG is damaged: libjpeg says “\(reason)”." }
}

/// Reads JPEG data.
package enum JPEGDecoder {
  /// Whether data begin as JPEG files do.
  package static func accepts(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// The picture in a JPEG file's bytes; samples are taken as encoded sRGB, profiles and turns are ignored.
  package static func decode(_ bytes: [UInt8]) throws(JPEGDecodingError) -> Pixmap {
    var image = pw_jpeg_image()
    bytes.withUnsafeBufferPointer {
      pw_jpeg_decode($0.baseAddress, $0.count, UInt32(Pixmap.longestSide), &image)
    }
    defer { pw_jpeg_image_free(&image) }
    guard let words = image.pixels else {
      let reason = withUnsafeBytes(of: image.message) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw JPEGDecodingError(reason: reason)
    }
    guard var pixmap = Pixmap(width: Int(image.width), height: Int(image.height)) else {
      throw JPEGDecodingError(reason: "there is not enough memory")
    }
    pixmap.withMutablePixels { pixels in
      pixels.baseAddress?.update(from: words, count: pixels.count)
    }
    return pixmap
  }
}

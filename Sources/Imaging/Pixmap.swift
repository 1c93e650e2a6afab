internal import Foundation

/// An owned picture: height × width pixels of four bytes, row-major from the top.
///
/// A pixel is blue, green, red, alpha in memory (one little-endian 32-bit word 0xAARRGGBB, Cairo's
/// ARGB32), premultiplied, encoded sRGB. Copies share memory until one is changed.
package struct Pixmap: Sendable {
  /// Number of columns, at least 1.
  package let width: Int
  /// Number of rows, at least 1.
  package let height: Int
  /// The shared memory.
  package private(set) var storage: PixelStorage

  /// Distance between rows in bytes; rows lie close together.
  package var bytesPerRow: Int { width * 4 }

  /// A transparent picture; nil when a side is not 1…32767 or there is no memory.
  package init?(width: Int, height: Int) {
    guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height),
      let storage = PixelStorage(pixelCount: width * height)
    else { return nil }
    self.init(width: width, height: height, storage: storage)
  }

  /// A picture of memory that is already filled.
  ///
  /// Whoever passed the memory must not change it while the picture exists.
  package init(width: Int, height: Int, storage: PixelStorage) {
    precondition(
      width > 0 && height > 0 && storage.pixelCount >= width * height,
      "storage of \(storage.pixelCount) pixels is too small for \(width) × \(height)")
    self.width = width
    self.height = height
    self.storage = storage
  }

  /// The longest side a picture may have, in pixels (Cairo's limit).
  package static let longestSide = 32767

  /// Calls `body` with all pixels as words 0xAARRGGBB, row after row.
  package func withPixels<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let pixels = UnsafeBufferPointer(start: UnsafePointer(storage.words), count: width * height)
    defer { withExtendedLifetime(storage) {} }
    return try body(pixels)
  }

  /// Calls `body` with all pixels for changing, row after row; copies shared memory first.
  package mutating func withMutablePixels<Result, Failure: Error>(
    _ body: (UnsafeMutableBufferPointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if !isKnownUniquelyReferenced(&storage) {
      guard let copy = PixelStorage(pixelCount: width * height) else {
        preconditionFailure("no memory to copy a picture of \(width) × \(height) pixels")
      }
      copy.words.update(from: storage.words, count: width * height)
      storage = copy
    }
    let pixels = UnsafeMutableBufferPointer(start: storage.words, count: width * height)
    defer { withExtendedLifetime(storage) {} }
    return try body(pixels)
  }

  /// The pixel in a column and row, as a word 0xAARRGGBB; both must lie inside the picture.
  package subscript(x: Int, y: Int) -> UInt32 {
    get {
      precondition((0..<width).contains(x) && (0..<height).contains(y), "no pixel at (\(x), \(y))")
      return withPixels { $0[y * width + x] }
    }
    set {
      precondition((0..<width).contains(x) && (0..<height).contains(y), "no pixel at (\(x), \(y))")
      let index = y * width + x
      withMutablePixels { $0[index] = newValue }
    }
  }

  /// Whether every pixel's alpha is 255.
  package var isOpaque: Bool {
    withPixels { pixels in
      // A row at a time, so that a transparent corner ends the search.
      for row in 0..<height {
        var all: UInt32 = 0xFF00_0000
        for index in row * width..<(row + 1) * width {
          all &= pixels[index]
        }
        if all != 0xFF00_0000 { return false }
      }
      return true
    }
  }
}

extension Pixmap: Equatable {
  package static func == (lhs: Pixmap, rhs: Pixmap) -> Bool {
    guard lhs.width == rhs.width, lhs.height == rhs.height else { return false }
    if lhs.storage === rhs.storage { return true }
    return memcmp(lhs.storage.words, rhs.storage.words, lhs.width * lhs.height * 4) == 0
  }
}

/// Memory for pixels, freed with its last owner.
///
/// Safe to send between threads because it changes only while one owner holds it.
package final class PixelStorage: @unchecked Sendable {
  /// Number of pixels there is room for.
  package let pixelCount: Int
  /// The first pixel, aligned to 64 bytes.
  package let words: UnsafeMutablePointer<UInt32>

  /// Memory of zeros; nil when there is none.
  package init?(pixelCount: Int) {
    var address: UnsafeMutableRawPointer?
    let byteCount = max(pixelCount, 1) * 4
    guard posix_memalign(&address, 64, byteCount) == 0, let address else { return nil }
    memset(address, 0, byteCount)
    self.pixelCount = pixelCount
    words = address.bindMemory(to: UInt32.self, capacity: max(pixelCount, 1))
  }

  deinit {
    free(words)
  }
}

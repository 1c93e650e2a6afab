package import Imaging

/// Where the bytes of a film go.
package protocol FilmOutput: AnyObject {
  /// Adds bytes at the end.
  func write(_ bytes: [UInt8]) throws(FileWriteError)
  /// Replaces bytes that were written before.
  func replace(at offset: Int, with bytes: [UInt8]) throws(FileWriteError)
}

extension FileStream: FilmOutput {}

/// Makes a film of pictures, one after the other.
package protocol FilmEncoder: AnyObject {
  /// Adds a picture that is shown for so many units of the film's time base, more than 0.
  func add(_ pixmap: Pixmap, units: Int64) throws(FilmError)
  /// Writes what follows the last picture.
  func finish() throws(FilmError)
}

/// Hands pictures on, those that are the same one after the other as one that is shown longer.
package final class MergingEncoder: FilmEncoder {
  private let next: any FilmEncoder
  private var pending: (pixmap: Pixmap, units: Int64)?
  /// Pictures handed on.
  package private(set) var count = 0

  /// An encoder in front of another.
  package init(_ next: any FilmEncoder) { self.next = next }

  package func add(_ pixmap: Pixmap, units: Int64) throws(FilmError) {
    if let pending, pending.pixmap == pixmap {
      self.pending?.units += units
      return
    }
    try flush()
    pending = (pixmap, units)
  }

  package func finish() throws(FilmError) {
    try flush()
    try next.finish()
  }

  private func flush() throws(FilmError) {
    guard let (pixmap, units) = pending else { return }
    pending = nil
    count += 1
    try next.add(pixmap, units: units)
  }
}

/// Runs `body`, whose failures are those of a file.
func writing(_ body: () throws(FileWriteError) -> Void) throws(FilmError) {
  do throws(FileWriteError) { try body() } catch { throw .file(error) }
}

extension [UInt8] {
  /// Adds a number with its lowest byte first.
  mutating func appendLittle(_ value: Int, bytes: Int) {
    for index in 0..<bytes { append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
  }

  /// Adds a number with its highest byte first.
  mutating func appendBig(_ value: Int, bytes: Int) {
    for index in (0..<bytes).reversed() { append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
  }
}

internal import Foundation

/// Finds the pixels of a row that differ, many at a time where rows are mostly equal.
enum RowScanner {
  /// Calls `body` with each column whose pixels differ.
  ///
  /// Rows of the same bytes are told by comparing memory; others are gone through sixteen pixels at
  /// a time. What is found is what a comparison pixel by pixel finds.
  static func forEachDifference(
    _ lhs: UnsafePointer<UInt32>, _ rhs: UnsafePointer<UInt32>, count: Int, _ body: (Int) -> Void
  ) {
    if memcmp(lhs, rhs, count * 4) == 0 { return }
    let step = 16
    var column = 0
    while column + step <= count {
      let (left, right) = (lhs + column, rhs + column)
      let a = UnsafeRawPointer(left).loadUnaligned(as: SIMD16<UInt32>.self)
      let b = UnsafeRawPointer(right).loadUnaligned(as: SIMD16<UInt32>.self)
      if a != b {
        for index in 0..<step where left[index] != right[index] { body(column + index) }
      }
      column += step
    }
    while column < count {
      if lhs[column] != rhs[column] { body(column) }
      column += 1
    }
  }

  /// Calls `body` with each column whose bytes differ, of rows as files have them.
  ///
  /// - Parameters:
  ///   - lhs: A row.
  ///   - rhs: The other row.
  ///   - channels: Bytes of a pixel.
  ///   - count: Pixels of a row.
  ///   - body: Called from left to right.
  static func forEachDifference(
    inBytes lhs: UnsafePointer<UInt8>, _ rhs: UnsafePointer<UInt8>, channels: Int, count: Int,
    _ body: (Int) -> Void
  ) {
    let length = count * channels
    if memcmp(lhs, rhs, length) == 0 { return }
    let (left, right) = (UnsafeRawPointer(lhs), UnsafeRawPointer(rhs))
    func difference(_ offset: Int) -> UInt64 {
      let a = left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let b = right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      return UInt64(littleEndian: a ^ b)
    }
    /// The first byte of the pixels that have not been told of.
    var next = 0
    func tell(_ byte: Int) {
      guard byte >= next else { return }
      let column = byte / channels
      next = (column + 1) * channels
      body(column)
    }
    func examine(_ offset: Int) {
      var bits = difference(offset)
      while bits != 0 {
        tell(offset + bits.trailingZeroBitCount / 8)
        // What is left of the pixel has been told with it.
        let known = next - offset
        bits = known >= 8 ? 0 : (bits >> (known * 8)) << (known * 8)
      }
    }
    var offset = 0
    while offset + 32 <= length {
      let any =
        difference(offset) | difference(offset + 8) | difference(offset + 16)
        | difference(offset + 24)
      if any != 0 {
        for word in 0..<4 { examine(offset + word * 8) }
      }
      offset += 32
    }
    while offset < length {
      if lhs[offset] != rhs[offset] { tell(offset) }
      offset += 1
    }
  }
}

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
    if memcmp(lhs, rhs, count * channels) == 0 { return }
    // Sixteen pixels are a whole number of vectors, whatever their channels.
    let step = 16
    let (left, right) = (UnsafeRawPointer(lhs), UnsafeRawPointer(rhs))
    func compare(_ columns: Range<Int>) {
      for column in columns {
        for byte in column * channels..<(column + 1) * channels where lhs[byte] != rhs[byte] {
          body(column)
          break
        }
      }
    }
    var column = 0
    while column + step <= count {
      var difference = SIMD16<UInt8>()
      for part in 0..<channels {
        let offset = column * channels + part * 16
        difference |=
          left.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
          ^ right.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      }
      if difference != SIMD16() { compare(column..<column + step) }
      column += step
    }
    compare(column..<count)
  }
}

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
}

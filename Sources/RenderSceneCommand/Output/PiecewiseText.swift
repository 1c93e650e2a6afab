/// A text that is made piece by piece while it is written, so that a long one takes no memory.
struct PiecewiseText: Sequence {
  /// What comes before the pieces.
  var head: String
  /// How many pieces there are.
  var count: Int
  /// What comes after them.
  var tail: String
  /// A piece by its place.
  var piece: (Int) -> String

  /// Pieces that are handed on together.
  private static let groupCount = 256

  /// The bytes, some pieces at a time.
  func makeIterator() -> AnyIterator<[UInt8]> {
    var next = -1
    return AnyIterator {
      guard next <= count else { return nil }
      var text = ""
      if next < 0 {
        text = head
        next = 0
      } else if next == count {
        text = tail
        next += 1
      } else {
        let end = Swift.min(next + Self.groupCount, count)
        while next < end {
          text += piece(next)
          next += 1
        }
      }
      return Array(text.utf8)
    }
  }
}

import Imaging
import VirtualTime

/// The frames of a sequence, kept close together.
///
/// Ten thousand frames are ten thousand names and digests. As strings of their own they would lie
/// between the pictures' memory for as long as the run lasts, and keep it from being used again.
struct WrittenFrames: RandomAccessCollection, Sendable {
  typealias Element = WrittenSequence.Frame

  /// What a frame is but for its texts.
  private struct Entry: Sendable {
    var number: Int64
    var instant: VirtualInstant
    var output: VirtualInstant
    var digest: PixelDigest?
    /// Where its texts end among all texts: the path's end, and that of how long it is shown.
    var pathEnd: Int
    var end: Int
  }

  private var entries: [Entry] = []
  private var texts: [UInt8] = []

  var startIndex: Int { 0 }
  var endIndex: Int { entries.count }

  /// The frame at a place.
  subscript(index: Int) -> WrittenSequence.Frame {
    let entry = entries[index]
    let start = index == 0 ? 0 : entries[index - 1].end
    let text = String(decoding: texts[start..<entry.pathEnd], as: UTF8.self)
    return WrittenSequence.Frame(
      number: entry.number, instant: entry.instant, output: entry.output, path: text,
      digest: entry.digest?.description ?? "",
      seconds: String(decoding: texts[entry.pathEnd..<entry.end], as: UTF8.self))
  }

  /// Adds a frame after the others.
  mutating func append(_ frame: WrittenSequence.Frame) {
    texts += frame.path.utf8
    let pathEnd = texts.count
    texts += frame.seconds.utf8
    entries.append(
      Entry(
        number: frame.number, instant: frame.instant, output: frame.output,
        digest: PixelDigest(frame.digest), pathEnd: pathEnd, end: texts.count))
  }

  /// Makes room for so many frames.
  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }
}

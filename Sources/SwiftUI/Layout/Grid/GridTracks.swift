import Foundation
import Geometry

/// The columns or the rows of a grid: how long each is, and where its cells are aligned.
@MainActor struct GridTracks {
  /// What the cells of a track take: beyond the line on which they are aligned, on either side of it.
  struct Extent {
    private(set) var before: CGFloat = 0
    private(set) var after: CGFloat = 0
    /// The longest cell that lies by its own anchor.
    private var anchored: CGFloat = 0

    var length: CGFloat { max(before + after, anchored) }

    /// Takes a cell in; nil for one that is not aligned on the line.
    mutating func add(_ length: CGFloat, guide: CGFloat?) {
      guard let guide else { return anchored = max(anchored, length) }
      before = max(before, guide)
      after = max(after, length - guide)
    }
  }

  private var extents: [Extent]
  private var lengths: [CGFloat]
  private var starts: [CGFloat] = []
  private let gaps: [CGFloat]

  /// Shares out a length among tracks as a stack does: the least flexible are asked first, each for an equal share of
  /// what is left.
  ///
  /// - Parameters:
  ///   - count: How many tracks there are.
  ///   - gaps: Distance before each.
  ///   - total: What is proposed to all; nil for what suits each best.
  ///   - extent: What the cells of a track take when each is proposed a length.
  init(
    count: Int, gaps: [CGFloat], total: CGFloat?, extent: (Int, CGFloat?) -> Extent
  ) {
    self.gaps = gaps
    extents = Array(repeating: Extent(), count: count)
    let space = total.map { max(0, $0 - gaps.reduce(0, +)) }
    if let space, space > 0, space < .infinity, count > 1 {
      let flexibility = (0..<count).map { track -> CGFloat in
        let (least, most) = (extent(track, 0).length, extent(track, .infinity).length)
        return least == most ? 0 : most - least
      }
      var left = space
      let order = (0..<count).sorted {
        flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1]
      }
      for (asked, track) in order.enumerated() {
        extents[track] = extent(track, max(0, left / CGFloat(count - asked)))
        left -= extents[track].length
      }
    } else {
      for track in 0..<count { extents[track] = extent(track, space) }
    }
    lengths = extents.map(\.length)
    findStarts()
  }

  private mutating func findStarts() {
    var end: CGFloat = 0
    starts = lengths.indices.map { track in
      let start = end + gaps[track]
      end = start + lengths[track]
      return start
    }
  }

  /// The whole length, with all gaps.
  var length: CGFloat { span(0, lengths.count).length }

  /// Where some neighbouring tracks begin, and how long they are together.
  func span(_ first: Int, _ count: Int) -> (start: CGFloat, length: CGFloat) {
    guard count > 0 else { return (0, 0) }
    let last = first + count - 1
    // Endless tracks have no difference.
    let between = last == first ? 0 : starts[last] - starts[first]
    return (starts[first], between + lengths[last])
  }

  /// Makes some tracks longer by equal parts.
  mutating func widen(_ first: Int, _ count: Int, by amount: CGFloat) {
    guard amount > 0 else { return }
    for track in first..<(first + count) { lengths[track] += amount / CGFloat(count) }
    findStarts()
  }

  /// Where in a track its cells are aligned; what it is longer than they need goes to where the guide would have it.
  func line(_ track: Int, _ key: AlignmentKey, _ axis: Axis) -> CGFloat {
    let extent = extents[track]
    func guide(_ length: CGFloat) -> CGFloat {
      var size = CGSize.zero
      size[axis] = length
      return key.defaultValue(in: ViewDimensions(size: size))
    }
    return extent.before + guide(lengths[track]) - guide(extent.before + extent.after)
  }
}

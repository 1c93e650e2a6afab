import Foundation
import Geometry

/// The columns of a lazy vertical grid, or the rows of a horizontal one.
struct LazyGridTracks {
  struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  private(set) var tracks: [Track] = []
  /// From the first to the last.
  private(set) var length: CGFloat = 0

  /// Shares out a length among items.
  ///
  /// Fixed items take theirs first; then each of the others, in order, an equal share of what is left, within its
  /// bounds. An adaptive item fills its share with as many tracks as there is room for. With nothing proposed each
  /// takes its minimum.
  init(_ items: [GridItem], in total: CGFloat?) {
    var left = (total ?? 0)
    var flexibleCount: CGFloat = 0
    for (index, item) in items.enumerated() {
      if index + 1 < items.count { left -= Self.spacing(item) }
      if case .fixed(let length) = item.size {
        left -= Self.checked(length)
      } else {
        flexibleCount += 1
      }
    }
    for (index, item) in items.enumerated() {
      let share = max(0, left / max(1, flexibleCount))
      let alignment = item.alignment ?? .center
      var lengths: [CGFloat]
      switch item.size {
      case .fixed(let length): lengths = [Self.checked(length)]
      case .flexible(let minimum, let maximum):
        lengths = [max(Self.checked(minimum), min(maximum, share))]
        left -= lengths[0]
        flexibleCount -= 1
      case .adaptive(let minimum, let maximum):
        lengths = Self.adaptive(
          share, least: max(1, Self.checked(minimum)), most: maximum, spacing: Self.spacing(item))
        left -= max(share, lengths.reduce(0, +))
        flexibleCount -= 1
      }
      for (part, trackLength) in lengths.enumerated() {
        tracks.append(Track(start: length, length: trackLength, alignment: alignment))
        length += trackLength
        let isLast = index + 1 == items.count && part + 1 == lengths.count
        if !isLast { length += Self.spacing(item) }
      }
    }
  }

  private static func spacing(_ item: GridItem) -> CGFloat {
    item.spacing ?? ViewSpacing.Preference.usual
  }

  private static func checked(_ length: CGFloat) -> CGFloat {
    length.isFinite ? max(0, length) : 0
  }

  /// The lengths of as many tracks as fit into a share.
  private static func adaptive(
    _ share: CGFloat, least: CGFloat, most: CGFloat, spacing: CGFloat
  ) -> [CGFloat] {
    let pitch = max(1, least + spacing)
    // More tracks than this are no grid that could be seen.
    let fitting = min(10_000, ((share + spacing) / pitch + 1e-9).rounded(.down))
    let count = max(1, Int(fitting))
    let length = (share - CGFloat(count - 1) * spacing) / CGFloat(count)
    return Array(repeating: max(least, min(most, length)), count: count)
  }
}

import Foundation
import Geometry

/// The row of a navigation bar: what leads, the title, and what trails.
///
/// The title lies in the middle of the bar where it has room there, else in the middle of the room that is left.
struct NavigationRowLayout: Layout {
  /// The least distance from the title to what is beside it.
  private static let gap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let natural = sizes.reduce(0) { $0 + $1.width } + 2 * Self.gap
    return CGSize(
      width: proposal.width ?? natural,
      height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 3 else { return }
    let (leading, title, trailing) = (subviews[0], subviews[1], subviews[2])
    let ends = ProposedViewSize(width: nil, height: bounds.height)
    leading.place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: ends)
    trailing.place(
      at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: ends)
    let (before, after) = (leading.sizeThatFits(ends).width, trailing.sizeThatFits(ends).width)
    let start = bounds.minX + (before > 0 ? before + Self.gap : 0)
    let end = bounds.maxX - (after > 0 ? after + Self.gap : 0)
    let room = ProposedViewSize(width: max(0, end - start), height: bounds.height)
    let half = title.sizeThatFits(room).width / 2
    let centre = max(start + half, min(end - half, bounds.midX))
    title.place(at: CGPoint(x: centre, y: bounds.midY), anchor: .center, proposal: room)
  }
}

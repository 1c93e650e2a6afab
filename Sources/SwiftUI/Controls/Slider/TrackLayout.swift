import Foundation
import Geometry
import ViewGraph

/// How wide a track was laid out, for those who drag on it.
final class TrackRecord: @unchecked Sendable {
  /// In points; 0 before the first layout.
  ///
  /// Read and written on the main actor only.
  var width = 0.0
}

/// A track, the part of it that is filled, and perhaps a thumb at the end of that.
///
/// The track takes the width it is offered.
struct TrackLayout: Layout {
  /// How much is filled, from 0 to 1.
  let fraction: Double
  /// The height of the track.
  let thickness: Double
  /// The size of the thumb; zero where there is none.
  var thumb = CGSize.zero
  var record: TrackRecord?

  /// The width where none is offered.
  static let idealWidth = 100.0

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width = proposal.width ?? Self.idealWidth
    return CGSize(
      width: max(width, thumb.width, thickness), height: max(thickness, thumb.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    record?.width = Double(bounds.width)
    // The middle of the thumb travels over what its halves leave of the track.
    let travel = bounds.width - thumb.width
    let end = thumb.width / 2 + travel * fraction
    let filled = thumb.width > 0 ? end : fraction > 0 ? max(end, thickness) : 0
    let sizes = [
      CGSize(width: bounds.width, height: thickness), CGSize(width: filled, height: thickness),
    ]
    for (subview, size) in zip(subviews, sizes) {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(size))
    }
    guard subviews.count > 2 else { return }
    subviews[2].place(
      at: CGPoint(x: bounds.minX + end, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(thumb))
  }
}

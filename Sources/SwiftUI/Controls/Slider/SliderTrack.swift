import Foundation
import Geometry
import ViewGraph

/// A thumb on a track, which a finger moves.
///
/// A finger has to come down on the thumb, as on iOS. Sizes are those of iOS 26 by eye.
struct SliderTrack: View {
  static let thumb = CGSize(width: 38, height: 24)
  static let thickness = 6.0
  static let height = 31.0
  /// How far outside the thumb a finger still finds it.
  static let margin = 10.0

  /// Where the thumb is, from 0 to 1.
  @Binding var fraction: Double
  let onEditingChanged: (Bool) -> Void
  @State private var record = TrackRecord()
  /// Where the thumb was when the finger came down.
  @GestureState(reset: { _, transaction in transaction.animation = .pressMotion })
  private var grabbed: Double?
  @Environment(\.layoutDirection) private var direction

  private struct Space: Hashable {}

  var body: some View {
    TrackLayout(
      fraction: fraction, thickness: Self.thickness, thumb: Self.thumb, record: record
    ) {
      Capsule().fill(Color(.adaptive(.systemFill)))
      Capsule().fill(.tint)
      Capsule().fill(Color.white)
        .shadow(color: .black.opacity(0.16), radius: 2, y: 1)
        .scaleEffect(grabbed == nil ? 1 : 1.15)
        .contentShape(Rectangle().inset(by: -Self.margin))
        .gesture(drag)
    }
    .frame(height: Self.height)
    .coordinateSpace(.named(Space()))
    .paleWhereDisabled()
    .onChange(of: grabbed != nil) { _, isGrabbed in onEditingChanged(isGrabbed) }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .named(Space()))
      .updating($grabbed) { _, grabbed, transaction in
        guard grabbed == nil else { return }
        grabbed = fraction
        transaction.animation = .pressMotion
      }
      .onChanged { value in
        let travel = record.width - Self.thumb.width
        guard travel > 0, let grabbed else { return }
        let moved = value.translation.width
        let distance = direction == .leftToRight ? moved : -moved
        fraction = min(1, max(0, grabbed + distance / travel))
      }
  }
}

import SwiftUI

/// A parcel hops: short springs for its size, which are cut off where they are, and straight lines for its height.
struct ParcelHop: View {
  @State private var hops = 0

  var body: some View {
    Rectangle()
      .fill(.brown)
      .frame(width: 100, height: 100)
      .keyframeAnimator(initialValue: Hop(), trigger: hops) { parcel, hop in
        parcel
          .scaleEffect(hop.size)
          .offset(y: hop.height)
      } keyframes: { _ in
        KeyframeTrack(\.size) {
          SpringKeyframe(1.2, duration: 0.15)
          SpringKeyframe(0.9, duration: 0.1)
          SpringKeyframe(1.0, duration: 0.15)
        }
        KeyframeTrack(\.height) {
          LinearKeyframe(-20, duration: 0.15)
          LinearKeyframe(0, duration: 0.25)
        }
      }
      .task {
        try? await Task.sleep(for: .seconds(1))
        hops += 1
      }
  }
}

private struct Hop {
  var size = 1.0
  var height = 0.0
}

#Preview { ParcelHop() }

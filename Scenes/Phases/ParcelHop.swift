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
          for (size, seconds) in [(1.2, 0.15), (0.9, 0.1), (1, 0.15)] {
            SpringKeyframe(size, duration: seconds)
          }
        }
        KeyframeTrack(\.height) {
          for (height, seconds) in [(-20.0, 0.15), (0, 0.25)] {
            LinearKeyframe(height, duration: seconds)
          }
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

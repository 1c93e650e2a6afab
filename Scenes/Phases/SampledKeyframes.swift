import SwiftUI

/// Keyframes as a table, without any animation: a bar for each of nine moments, as high as the value there.
struct SampledKeyframes: View {
  private let swell = KeyframeTimeline(initialValue: Swell()) {
    KeyframeTrack(\.scale) {
      for scale in [1.2, 1] { CubicKeyframe(scale, duration: 0.25) }
    }
  }

  var body: some View {
    HStack(alignment: .bottom, spacing: 8) {
      ForEach(0..<9) { step in
        Rectangle()
          .fill(step == 4 ? .orange : .blue)
          .frame(width: 20, height: scale(step) * 100)
      }
    }
    .onAppear {
      for step in [0, 2, 4, 6, 8] { print(scale(step)) }
    }
  }

  private func scale(_ step: Int) -> Double {
    swell.value(time: Double(step) / 8 * swell.duration).scale
  }
}

private struct Swell {
  var scale = 1.0
}

#Preview { SampledKeyframes() }

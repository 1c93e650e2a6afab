import SwiftUI

/// A disc that swells and shrinks once a second, for ever.
struct RadarPulse: View {
  var body: some View {
    Circle()
      .fill(.green)
      .frame(width: 100, height: 100)
      .phaseAnimator([1.0, 1.2, 1.0]) { disc, scale in
        disc.scaleEffect(scale)
      }
  }
}

#Preview { RadarPulse() }

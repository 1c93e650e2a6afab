import SwiftUI

/// A badge shakes its head at each nudge; the last phase is where it rests, so it costs no time.
struct BadgeNudge: View {
  @State private var nudges = 0

  var body: some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(.blue)
      .frame(width: 120, height: 60)
      .phaseAnimator([0, -10, 10, -5, 5, 0] as [CGFloat], trigger: nudges) { badge, shift in
        badge.offset(x: shift)
      }
      .task {
        for pause in [1.0, 4.0] {
          try? await Task.sleep(for: .seconds(pause))
          nudges += 1
        }
      }
  }
}

#Preview { BadgeNudge() }

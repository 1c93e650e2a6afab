import SwiftUI

/// Each phase is entered in its own temper: up with a bounce, down at one speed, home smoothly.
struct PhaseTempers: View {
  @State private var hops = 0

  var body: some View {
    Circle()
      .fill(.orange)
      .frame(width: 60, height: 60)
      .phaseAnimator(Hop.allCases, trigger: hops) { ball, hop in
        ball.offset(y: hop.rawValue)
      } animation: { hop in
        switch hop {
        case .home: .smooth
        case .up: .bouncy
        case .down: .linear
        }
      }
      .task {
        try? await Task.sleep(for: .seconds(1))
        hops += 1
      }
  }
}

private enum Hop: CGFloat, CaseIterable {
  case home = 0
  case up = -20
  case down = 20
}

#Preview { PhaseTempers() }

import SwiftUI

/// A door that is knocked at twice: each knock is one run through the phases of a rattle.
struct ContentView: View {
  @State private var knocks = 0

  var body: some View {
    VStack(spacing: 0) {
      door
        .phaseAnimator(Rattle.allCases, trigger: knocks) { door, rattle in
          door.offset(x: rattle.shift)
        } animation: { rattle in
          rattle == .still ? .smooth : .spring(duration: 0.12, bounce: 0.2)
        }
      Rectangle()
        .fill(.gray.opacity(0.4))
        .frame(width: 260, height: 6)
    }
    .task {
      for pause in [0.5, 1.5] {
        try? await Task.sleep(for: .seconds(pause))
        knocks += 1
      }
    }
  }

  private var door: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 8)
        .fill(.brown)
        .frame(width: 140, height: 260)
      Circle()
        .fill(.yellow)
        .frame(width: 18, height: 18)
        .offset(x: 48)
    }
  }
}

private enum Rattle: CaseIterable {
  case still, left, right, backLeft, backRight

  var shift: CGFloat {
    switch self {
    case .still: 0
    case .left: -12
    case .right: 12
    case .backLeft: -6
    case .backRight: 6
    }
  }
}

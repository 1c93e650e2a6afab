import SwiftUI

/// Two panes in the mist: a transition clears and blurs the left one; on the right the same effects are written into the
/// condition, where each has one value only, and nothing animates.
struct MistyPanes: View {
  @State private var isClear = false

  var body: some View {
    HStack(spacing: 40) {
      MistPane(isClear: isClear)
      InlinePane(isClear: isClear)
    }
    .task {
      for pause in [1, 3] {
        try? await Task.sleep(for: .seconds(pause))
        isClear.toggle()
      }
    }
  }
}

/// Comes out of the mist and goes back into it.
struct Mist: Transition {
  var depth: CGFloat

  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : depth)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Uses the transition.
struct MistPane: View {
  var isClear: Bool

  var body: some View {
    ZStack {
      if isClear {
        Rectangle().fill(.blue).frame(width: 100, height: 100).transition(Mist(depth: 10))
      }
    }
    .frame(width: 120, height: 120)
    .animation(.linear(duration: 2), value: isClear)
  }
}

/// Repeats the effects on the view itself and cuts the transition off.
struct InlinePane: View {
  var isClear: Bool

  var body: some View {
    ZStack {
      if isClear {
        Rectangle().fill(.orange).frame(width: 100, height: 100)
          .blur(radius: isClear ? 0 : 10)
          .opacity(isClear ? 1 : 0)
          .transition(.identity)
      }
    }
    .frame(width: 120, height: 120)
    .animation(.linear(duration: 2), value: isClear)
  }
}

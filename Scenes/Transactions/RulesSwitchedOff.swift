import SwiftUI

/// What it stops to disable animations: rules further in, but no request, for which the animation is taken away.
struct RulesSwitchedOff: View {
  @State private var isRequested = false
  @State private var isPlain = false

  var body: some View {
    VStack(spacing: 20) {
      // A plain change under a rule that is switched off: jumps.
      disc(.blue, isPlain)
        .animation(.linear(duration: 4), value: isPlain)
        .transaction { $0.disablesAnimations = true }
      // A request; the rule that would replace it is switched off.
      disc(.orange, isRequested)
        .animation(.linear(duration: 4), value: isRequested)
        .transaction { $0.disablesAnimations = true }
      // A request with nothing in its way but the switch.
      disc(.green, isRequested)
        .transaction { $0.disablesAnimations = true }
      // A request whose animation is taken away.
      disc(.red, isRequested)
        .transaction { $0.animation = nil }
    }
    .frame(width: 300, alignment: .leading)
    .task {
      try? await Task.sleep(for: .seconds(1))
      isPlain = true
      withAnimation(.linear(duration: 2)) { isRequested = true }
    }
  }

  private func disc(_ color: Color, _ isRight: Bool) -> some View {
    Circle().fill(color).frame(width: 40, height: 40).offset(x: isRight ? 200 : 0)
  }
}

#Preview { RulesSwitchedOff() }

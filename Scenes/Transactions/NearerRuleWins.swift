import SwiftUI

/// One linear request for two discs; the lower one has a bouncy rule of its own, which wins.
struct NearerRuleWins: View {
  @State private var isRight = false

  var body: some View {
    VStack(spacing: 20) {
      disc(.blue)
      disc(.orange)
        .animation(.bouncy, value: isRight)
    }
    .frame(width: 300, alignment: .leading)
    .task {
      try? await Task.sleep(for: .seconds(1))
      withAnimation(.linear) { isRight = true }
    }
  }

  private func disc(_ color: Color) -> some View {
    Circle().fill(color).frame(width: 40, height: 40).offset(x: isRight ? 200 : 0)
  }
}

#Preview { NearerRuleWins() }

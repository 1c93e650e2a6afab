import SwiftUI

/// A bar that animates each change of its width, although nobody asks for it.
struct EveryChangeMoves: View {
  @State private var isWide = false

  var body: some View {
    Rectangle()
      .fill(.purple)
      .frame(width: isWide ? 100 : 50, height: 50)
      .transaction { transaction in
        transaction.animation = .default
      }
      .task {
        for pause in [1.0, 2.0] {
          try? await Task.sleep(for: .seconds(pause))
          isWide.toggle()
        }
      }
  }
}

#Preview { EveryChangeMoves() }

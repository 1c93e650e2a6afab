import SwiftUI

/// A card opens with a spring; when that counts as done, the button for what comes next appears.
struct NextStep: View {
  @State private var isOpen = false
  @State private var offersNext = false

  var body: some View {
    VStack(spacing: 20) {
      Rectangle()
        .fill(.blue)
        .frame(width: 200, height: isOpen ? 200 : 60)
      ZStack {
        Capsule().fill(.green)
        Text("Continue").foregroundStyle(.white)
      }
      .frame(width: 140, height: 44)
      .opacity(offersNext ? 1 : 0)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      withAnimation(.spring) {
        isOpen = true
      } completion: {
        offersNext = true
        print("open")
      }
    }
  }
}

#Preview { NextStep() }

import SwiftUI

/// Prints what animations call themselves, and lets a dot fade with the first of them.
struct AnimationsByName: View {
  @State private var isFaded = false

  var body: some View {
    Circle()
      .fill(.brown)
      .frame(width: 100, height: 100)
      .opacity(isFaded ? 0.2 : 1)
      .task {
        print(Animation.default)
        print(Animation.spring)
        withAnimation(.default) { isFaded = true }
      }
  }
}

#Preview { AnimationsByName() }

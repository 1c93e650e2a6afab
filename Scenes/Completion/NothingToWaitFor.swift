import SwiftUI

/// Two changes and a completion for each: the second change is seen by nobody, so its completion runs at once.
struct NothingToWaitFor: View {
  @State private var isWide = false
  @State private var isForgotten = false

  var body: some View {
    Ellipse()
      .fill(.purple)
      .frame(width: isWide ? 220 : 60, height: isWide ? 220 : 60)
      .task { await changeBoth() }
  }

  private func changeBoth() async {
    try? await Task.sleep(for: .seconds(1))
    print("Two changes begin")
    withAnimation(.linear(duration: 4)) {
      isWide = true
    } completion: {
      print("What is seen has ended")
    }
    withAnimation(.linear(duration: 4)) {
      isForgotten = true
    } completion: {
      print("What nobody sees has ended")
    }
  }
}

#Preview { NothingToWaitFor() }

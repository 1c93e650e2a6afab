import SwiftUI

/// A drawer is pulled and pushed back before it has opened: it keeps its speed for a while, turns around, and the first
/// completion runs at its own time, when the state is already another.
struct SecondThoughts: View {
  @State private var isOpen = false

  var body: some View {
    VStack(spacing: 0) {
      RoundedRectangle(cornerRadius: 10)
        .fill(.brown)
        .frame(width: 240, height: 60)
      Rectangle()
        .fill(.orange)
        .frame(width: 200, height: 40)
        .offset(y: isOpen ? 80 : 0)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      pull("first", isOpen: true)
      try? await Task.sleep(for: .seconds(0.2))
      pull("second", isOpen: false)
    }
  }

  private func pull(_ name: String, isOpen: Bool) {
    withAnimation(.spring(duration: 0.5, bounce: 0.3)) {
      self.isOpen = isOpen
    } completion: {
      print("\(name): \(self.isOpen ? "open" : "closed")")
    }
  }
}

#Preview { SecondThoughts() }

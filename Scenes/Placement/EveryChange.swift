import SwiftUI

/// The deprecated form of the animation modifier watches no value: it animates each change of a disc's size.
struct EveryChange: View {
  @State private var diameter: CGFloat = 60

  var body: some View {
    Circle()
      .fill(.cyan)
      .frame(width: diameter, height: diameter)
      .animation(.easeInOut)
      .task {
        for next in [200, 100] as [CGFloat] {
          try? await Task.sleep(for: .seconds(1))
          diameter = next
        }
      }
  }
}

#Preview { EveryChange() }

import SwiftUI

/// A dot crosses the canvas in three seconds; its arrival is printed, and lights a lamp.
struct ArrivalNotice: View {
  @State private var hasLeft = false
  @State private var isLampLit = false

  var body: some View {
    VStack(spacing: 40) {
      Circle()
        .fill(isLampLit ? .green : .gray)
        .frame(width: 80, height: 80)
      Circle()
        .fill(.blue)
        .frame(width: 30, height: 30)
        .offset(x: hasLeft ? 150 : -150)
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      withAnimation(.linear(duration: 3)) {
        hasLeft = true
      } completion: {
        print("Arrived")
        isLampLit = true
      }
    }
  }
}

#Preview { ArrivalNotice() }

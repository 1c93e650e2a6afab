import SwiftUI

/// A gauge that fills as it appears and is told of more before it is done: it goes on from where it is.
struct RefilledGauge: View {
  @State private var level = 0.0

  var body: some View {
    Circle()
      .trim(from: 0, to: level)
      .stroke(.green, lineWidth: 20)
      .frame(width: 200, height: 200)
      .animation(.easeOut(duration: 0.8), value: level)
      .onAppear { level = 0.25 }
      .task {
        try? await Task.sleep(for: .seconds(0.4))
        level = 0.5
      }
  }
}

#Preview { RefilledGauge() }

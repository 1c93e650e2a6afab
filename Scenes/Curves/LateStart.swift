import SwiftUI

/// Two bars are told to grow at the same moment; the second waits for three tenths of a second.
struct LateStart: View {
  @State private var isGrown = false

  private let growth = Animation.easeInOut(duration: 0.5)

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      bar(.green).animation(growth, value: isGrown)
      bar(.orange).animation(growth.delay(0.3), value: isGrown)
    }
    .frame(width: 320, alignment: .leading)
    .task {
      try? await Task.sleep(for: .seconds(1))
      isGrown = true
    }
  }

  private func bar(_ color: Color) -> some View {
    Rectangle()
      .fill(color)
      .frame(width: isGrown ? 320 : 40, height: 30)
  }
}

#Preview { LateStart() }

import SwiftUI

/// Five lanes with two labels each: the left one reads the state, the right one is rebuilt from what is drawn.
struct HonestLabel: View {
  var body: some View {
    VStack(spacing: 18) {
      Lane(color: .blue, motion: .linear(duration: 1.2))
      Lane(color: .green, motion: .easeIn(duration: 1.2))
      Lane(color: .orange, motion: .easeOut(duration: 1.2))
      Lane(color: .purple, motion: .easeInOut(duration: 1.2))
      Lane(color: .red, motion: .spring(duration: 1.2, bounce: 0.45))
    }
    .frame(width: 320)
  }
}

private struct Lane: View {
  let color: Color
  let motion: Animation

  @State private var progress = 0.0

  var body: some View {
    VStack(spacing: 4) {
      HStack {
        // Without this the former number would fade away under the new one.
        Text("state: \(percent(progress))").foregroundStyle(.gray).contentTransition(.identity)
        Spacer()
        DrawnPercent(value: progress)
      }
      .font(.headline)
      ZStack(alignment: .leading) {
        Capsule().fill(color.opacity(0.16)).frame(height: 28)
        Circle().fill(color).frame(width: 28, height: 28).offset(x: progress * 250)
      }
    }
    .onAppear {
      withAnimation(motion.speed(0.25)) { progress = 1 }
    }
  }
}

private struct DrawnPercent: View, Animatable {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text("drawn: \(percent(value))") }
}

private func percent(_ value: Double) -> String { "\(Int((value * 100).rounded())) %" }

#Preview { HonestLabel() }

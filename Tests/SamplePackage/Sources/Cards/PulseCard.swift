import SwiftUI

/// A card whose dot grows a moment after it has appeared.
public struct PulseCard: View {
  @State private var isGrown = false

  public init() {}

  public var body: some View {
    HStack(spacing: 12) {
      Circle()
        .fill(isGrown ? .green : .gray)
        .frame(width: isGrown ? 48 : 16, height: isGrown ? 48 : 16)
        .animation(.easeOut(duration: 0.6), value: isGrown)
        .frame(width: 56, height: 56)
      Text(isGrown ? "Ready" : "Waiting")
    }
    .padding(12)
    .task {
      try? await Task.sleep(for: .seconds(0.2))
      isGrown = true
    }
  }
}

#Preview { PulseCard() }

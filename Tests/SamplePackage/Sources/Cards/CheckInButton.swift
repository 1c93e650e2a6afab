import SwiftUI

/// A button that becomes a mark when it is tapped.
public struct CheckInButton: View {
  @State private var isCheckedIn = false

  public init() {}

  public var body: some View {
    Button {
      withAnimation(.spring(duration: 0.5, bounce: 0.3)) { isCheckedIn = true }
    } label: {
      Text(isCheckedIn ? "✓" : "Check in")
        .foregroundStyle(.white)
        .frame(width: isCheckedIn ? 44 : 140, height: 44)
        .background(isCheckedIn ? .green : .blue, in: Capsule())
    }
  }
}

#Preview { CheckInButton() }

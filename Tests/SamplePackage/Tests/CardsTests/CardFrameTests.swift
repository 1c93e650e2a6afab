import Cards
import PartwayTesting
import SwiftUI
import Testing

@MainActor @Suite struct CardFrameTests {
  @Test func pulse() {
    assertFrames(
      of: PulseCard(), at: [0, 0.5, .settled], layout: .fixed(width: 180, height: 80), scale: 2)
  }

  @Test func pulseValues() {
    assertTrace(of: PulseCard(), at: [0, 0.5, .settled], layout: .fixed(width: 180, height: 80))
  }

  @Test(arguments: [ColorScheme.light, .dark]) func checkIn(scheme: ColorScheme) {
    assertFrames(
      of: CheckInButton(), at: [.range(0...1, fps: 30)], named: scheme == .dark ? "dark" : "light",
      layout: .fixed(width: 180, height: 80), scale: 2, colorScheme: scheme,
      events: [.tap("Check in", at: 0.1)])
  }
}

import Cards
import PartwayTesting
import XCTest

@MainActor final class CardFrameXCTests: XCTestCase {
  func testCheckedIn() {
    assertFrames(
      of: CheckInButton(), at: [0, .settled], layout: .sizeThatFits, scale: 2,
      events: [.tap("Check in", at: 0.1)])
  }

  func testCheckedInValues() async {
    assertTrace(
      of: CheckInButton(), at: [0, 0.2, .settled], layout: .sizeThatFits,
      events: [.tap("Check in", at: 0.1)])
  }
}

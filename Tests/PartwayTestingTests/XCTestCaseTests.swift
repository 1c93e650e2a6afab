import PartwayTesting
import SwiftUI
import XCTest

/// The same assertions in XCTest.
@MainActor final class XCTestCaseTests: XCTestCase {
  func testFrames() {
    assertFrames(
      of: Color.red.frame(width: 10, height: 10), layout: .fixed(width: 20, height: 20), scale: 1)
  }

  func testValuesInAnAsynchronousTest() async {
    await Task.yield()
    assertTrace(
      of: Color.red.frame(width: 10, height: 10), layout: .fixed(width: 20, height: 20))
  }
}

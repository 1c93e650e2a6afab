import Foundation
import SwiftUI
import Testing
import ViewTesting

/// What does not fit on a canvas of 400 × 400.
@MainActor @Suite struct OverflowTests {
  @Test func contentLargerThanItsFrameOverflowsCentred() throws {
    try Harness.run {
      Rectangle().frame(width: 100, height: 60).frame(width: 40, height: 20)
    } _: { scene in
      expectEqual(try scene.boxes(at: 0), [CGRect(x: 150, y: 170, width: 100, height: 60)])
    }
  }
}

import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// A turned square covers its edge pixels by exact area.
@MainActor @Suite struct PixelTableTests {
  @Test func aTurnedSquareIsWhiteInItsMiddle() throws {
    let picture = try Harness.picture(width: 12, height: 12, background: .black) {
      Rectangle().fill(.white).frame(width: 6, height: 6).rotationEffect(.degrees(45))
    }
    #expect(picture.color(x: 6, y: 6) == .white)
    #expect(picture.color(x: 0, y: 0) == .black)
  }
}

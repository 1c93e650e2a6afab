import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Opacities are blended on encoded values.
@MainActor @Suite struct OpacityBlendingTests {
  @Test(arguments: [(0.4, 200), (0.7, 159), (0.1, 241)])
  func aGreyOverWhiteIsTheWeightedMean(_ opacity: Double, _ level: Int) throws {
    let picture = try Harness.picture(width: 4, height: 4) {
      Rectangle().fill(Color(white: 118.0 / 255)).opacity(opacity)
    }
    #expect(picture.color(x: 2, y: 2).distance(to: PixelColor(gray: level)) <= 1)
  }
}

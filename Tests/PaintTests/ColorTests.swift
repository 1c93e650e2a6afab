import DrawingModel
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Colours: spaces, mixtures, numbers, and light and dark.
@MainActor @Suite struct ColorTests {
  private func resolved(_ color: Color, _ scheme: ColorScheme = .light) -> [Double] {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let numbers = color.resolve(in: environment)
    return [numbers.red, numbers.green, numbers.blue, numbers.opacity].map(Double.init)
  }

  private func agree(_ a: [Double], _ b: [Double], within tolerance: Double = 1e-5) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { near($0, $1, within: tolerance) }
  }

  @Test func spaces() {
    #expect(agree(resolved(Color(.sRGBLinear, white: 0.5)), [0.735357, 0.735357, 0.735357, 1]))
    // Display P3's red lies outside of sRGB: 1.0930, −0.2267, −0.1501 (CSS Color 4).
    #expect(
      agree(
        resolved(Color(.displayP3, red: 1, green: 0, blue: 0)), [1.0930, -0.2267, -0.1501, 1],
        within: 2e-4))
    #expect(
      agree(resolved(Color(hue: 1.0 / 3, saturation: 0.5, brightness: 0.8)), [0.4, 0.8, 0.4, 1]))
    #expect(
      agree(resolved(Color(white: 0.25, opacity: 0.5).opacity(0.5)), [0.25, 0.25, 0.25, 0.25]))
  }

  @Test func mixtures() {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    #expect(agree(resolved(red.mix(with: blue, by: 0.25, in: .device)), [0.75, 0, 0.25, 1]))
    let half = [140.362470884, 83.033274220, 162.307678376].map { $0 / 255 } + [1]
    #expect(agree(resolved(red.mix(with: blue, by: 0.5)), half))
    #expect(agree(resolved(red.mix(with: blue, by: 2)), [0, 0, 1, 1]))
  }

  @Test func numbersOfAColour() {
    let numbers = Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    #expect(near(Double(numbers.linearGreen), 0.214041, within: 1e-5))
    #expect(numbers.description == "#FF800080")
    #expect(agree(resolved(Color(numbers)), [1, 0.5, 0, 0.5]))
    var moved = numbers
    moved.green = 1
    #expect(near(Double(moved.linearGreen), 1))
  }

  @Test func lightAndDark() {
    #expect(agree(resolved(.red), [1, 56.0 / 255, 60.0 / 255, 1]))
    #expect(agree(resolved(.red, .dark), [1, 66.0 / 255, 69.0 / 255, 1]))
    #expect(agree(resolved(Color(.systemBackground), .dark), [0, 0, 0, 1]))
    #expect(
      agree(resolved(Color(uiColor: .systemGray6), .dark), [28.0 / 255, 28.0 / 255, 30.0 / 255, 1]))
    #expect(agree(resolved(Color(.label), .dark), [1, 1, 1, 1]))
    #expect(agree(resolved(Color(UIColor.red)), [1, 0, 0, 1]))
  }

  @Test func aNameWithoutAColourIsToldOnce() throws {
    try Harness.run {
      VStack {
        Color("Missing")
        Color("Missing")
      }
    } _: { scene in
      let opacities = try scene.drawn(at: 0).map(\.color?.opacity)
      #expect(opacities == [0, 0])
      #expect(scene.session.faults.filter { $0.contains("Missing") }.count == 1)
    }
  }

  // MARK: - Appearance

  @Test func aSceneMayAskForDarkness() throws {
    struct Turning: View {
      @State private var isDark = false
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        ZStack {
          Rectangle().fill(.primary)
          if scheme == .dark { Circle().fill(.white) }
        }
        .preferredColorScheme(isDark ? .dark : nil)
        .after(1) { isDark = true }
      }
    }
    try Harness.run {
      Turning()
    } _: { scene in
      expectEqual(try scene.colors(at: 0.5), [[0, 0, 0]])
      expectEqual(try scene.colors(at: 1), [[255, 255, 255], [255, 255, 255]])
    }
  }

  @Test func theOutermostWishDecidesFromTheStart() throws {
    try Harness.run {
      VStack {
        Rectangle().preferredColorScheme(.light)
        Rectangle().preferredColorScheme(.dark)
      }.preferredColorScheme(.dark)
    } _: { scene in
      expectEqual(try scene.reds(at: 0), [255, 255])
    }
  }
}

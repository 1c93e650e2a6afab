import DrawingModel
import Foundation
import Geometry
import SwiftUI
import Testing
import ViewTesting

/// Emoji are pictures of their own colours, other signs are letters.
@MainActor @Suite struct EmojiTests {
  private func items(@ViewBuilder _ root: @escaping @MainActor () -> some View) throws
    -> [DisplayItem]
  {
    let harness = try Harness(root)
    defer { harness.end() }
    #expect(harness.session.faults.isEmpty)
    return try harness.items(at: 0)
  }

  private func pictures(_ items: [DisplayItem]) -> [CGRect] {
    items.compactMap { item in
      guard case .fill(let path, .picture, _) = item else { return nil }
      return path.boundingRect
    }
  }

  @Test(arguments: [
    ("😀", 1), ("a😀b😀", 2), ("👨‍👩‍👧", 1), ("👍🏽", 1), ("🇮🇸🇸🇪", 2), ("1️⃣ 2", 1), ("☀️", 1),
    ("☀", 0), ("✓ ☀\u{FE0E}", 0), ("#1", 0), ("🏃‍♀️", 1), ("❤️‍🔥", 1), ("©", 0),
  ])
  func whatIsAPicture(_ string: String, _ count: Int) throws {
    expectEqual(pictures(try items { Text(string) }).count, count)
  }

  @Test func aPictureIsAsLargeAsTheFontSays() throws {
    let small = try #require(pictures(try items { Text("😀").font(.system(size: 20)) }).first)
    let large = try #require(pictures(try items { Text("😀").font(.system(size: 40)) }).first)
    expectNear(large.width, 2 * small.width, within: 1e-6)
    expectNear(small.width, 24.954, within: 0.01)
    expectEqual(try Sizes.of(3) { Text("😀") }.height, try Sizes.of(3) { Text("a") }.height)
  }

  @Test func aPictureKeepsItsColoursAndIsAsStrongAsTheStyle() throws {
    let faint = try items { Text("😀").foregroundStyle(.red.opacity(0.25)) }
    #expect(faint.contains(.pushLayer(opacity: 0.25)))
    #expect(pictures(faint).count == 1)
    let strong = try items { Text("😀").foregroundStyle(.red) }
    #expect(!strong.contains { if case .pushLayer = $0 { true } else { false } })
  }

  @Test func aCanvasDrawsEmoji() throws {
    let drawn = try items {
      Canvas { context, size in
        context.draw(Text("😀").font(.system(size: 20)), at: CGPoint(x: 50, y: 50))
      }
    }
    #expect(pictures(drawn).count == 1)
  }

  @Test func emojiRollWithTheDigitsBesideThem() throws {
    struct Count: View {
      @State private var count = 1
      var body: some View {
        Text("\(count) 😀").contentTransition(.numericText())
          .after(1) { withAnimation(.linear(duration: 1)) { count = 2 } }
      }
    }
    try Harness.run {
      Count()
    } _: { scene in
      expectEqual(pictures(try scene.items(at: 1.5)).count, 1)
      expectEqual(try scene.isOpaque(at: 1.5), false)
    }
  }

  @Test func aCharacterThatNoFileHasIsReportedByItsNumber() throws {
    let harness = try Harness { Text("a\u{F0123}b\u{10FFFD}") }
    defer { harness.end() }
    let faults = harness.session.faults
    #expect(faults.count == 2)
    #expect(faults.contains { $0.contains("U+F0123") })
    #expect(faults.contains { $0.contains("U+10FFFD") })
  }
}

import DrawingModel
import Foundation
import Geometry
import SwiftUI
import Testing
import ViewTesting

/// Text that is drawn by a renderer.
@MainActor @Suite struct TextRendererTests {
  private struct Mark: TextAttribute, Equatable {
    var level: Int
  }

  private struct Plain: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout { context.draw(line) }
    }
  }

  /// Draws each character by itself, each a little lower than the one before.
  private struct Stairs: TextRenderer {
    var step: CGFloat

    var animatableData: CGFloat {
      get { step }
      set { step = newValue }
    }

    var displayPadding: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: 100, trailing: 0) }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
        var copy = context
        copy.translateBy(x: 0, y: CGFloat(index) * step)
        copy.draw(slice, options: .disablesSubpixelQuantization)
      }
    }
  }

  private final class Seen {
    var layout: Text.Layout?
  }

  private struct Reader: TextRenderer {
    let seen: Seen

    func draw(layout: Text.Layout, in context: inout GraphicsContext) { seen.layout = layout }
  }

  private func picture(@ViewBuilder _ root: @escaping @MainActor () -> some View) throws -> [UInt32]
  {
    try Harness.picture(width: 200, height: 100, root).withPixels { Array($0) }
  }

  @Test func linesDrawnWhereTheyLieAreTheTextItself() throws {
    let text = Text("Two lines of **text**, one after another")
    let plain = try picture { text.frame(width: 120) }
    expectEqual(try picture { text.textRenderer(Plain()).frame(width: 120) }, plain)
    // Letters that touch share pixels, which come out a little fainter one by one.
    let apart = try picture { text.textRenderer(Stairs(step: 0)).frame(width: 120) }
    #expect(zip(apart, plain).filter { abs(Int($0 & 255) - Int($1 & 255)) > 48 }.isEmpty)
    let stairs = try picture { text.textRenderer(Stairs(step: 3)).frame(width: 120) }
    #expect(stairs != plain)
  }

  @Test func dataOfARendererAreAnimated() throws {
    struct Falling: View {
      @State private var step: CGFloat = 0
      var body: some View {
        Text("abc").textRenderer(Stairs(step: step))
          .after(1) { withAnimation(.linear(duration: 1)) { step = 10 } }
      }
    }
    let harness = try Harness { Falling() }
    defer { harness.end() }
    func moves(_ time: Double) throws -> [Double] {
      try harness.items(at: time).compactMap { item in
        guard case .pushTransform(let transform) = item else { return nil }
        return transform.ty
      }
    }
    let rest = try moves(0.5)
    let half = try moves(1.5)
    let end = try moves(3)
    // The text's place, then each character but the first.
    #expect(half.count == rest.count + 2)
    expectNear(half[2] - half[1], 5, within: 1e-6)
    expectNear(end[2] - end[1], 10, within: 1e-6)
  }

  @Test func aTransitionMayBringARenderer() throws {
    struct Steps: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.textRenderer(Stairs(step: phase.isIdentity ? 0 : 10))
      }
    }
    struct Appearing: View {
      @State private var isThere = false
      var body: some View {
        VStack {
          if isThere { VStack { Text("abc") }.transition(Steps()) }
        }
        .after(1) { withAnimation(.linear(duration: 1)) { isThere = true } }
        .after(3) { withAnimation(.linear(duration: 1)) { isThere = false } }
      }
    }
    func step(_ times: [Double]) throws -> Double? {
      let harness = try Harness { Appearing() }
      defer { harness.end() }
      return try times.map { time in
        let moves = try harness.items(at: time).compactMap { item -> Double? in
          guard case .pushTransform(let transform) = item else { return nil }
          return transform.ty
        }
        return moves.count > 2 ? moves[2] - moves[1] : 0
      }.last
    }
    expectNear(try step([1.25]), 7.5, within: 1e-6)
    expectNear(try step([2.5]), 0)
    expectNear(try step([3.5]), 5, within: 1e-6)
    expectNear(try step([0.5, 1.1, 1.25, 1.7, 2.9, 3.1, 3.5]), 5, within: 1e-6)
    expectNear(try step([4.5]), 0)
  }

  @Test func aLayoutTellsWhereThingsLie() throws {
    let seen = Seen()
    let harness = try Harness {
      (Text("ab ") + Text("c").bold().customAttribute(Mark(level: 3)) + Text("\nde"))
        .font(.system(size: 20))
        .textRenderer(Reader(seen: seen))
    }
    defer { harness.end() }
    _ = try harness.items(at: 0)
    let layout = try #require(seen.layout)
    #expect(layout.count == 2)
    #expect(!layout.isTruncated)
    #expect(layout[0].count == 2)
    #expect(layout[0][0].count == 3)
    #expect(layout[0][0][Mark.self] == nil)
    #expect(layout[0][1][Mark.self] == Mark(level: 3))
    #expect(layout[0][1][0][Mark.self]?.level == 3)
    #expect(layout[0][0].layoutDirection == .leftToRight)
    let (first, second) = (layout[0].typographicBounds, layout[1].typographicBounds)
    expectNear(first.ascent, 20 * 1950.0 / 2048)
    expectNear(first.descent, 20 * 494.0 / 2048)
    expectNear(second.origin.y - first.origin.y, 24, within: 0.5)
    expectNear(first.rect.height, first.ascent + first.descent)
    // Characters follow one another without gaps.
    let slices = layout[0].flatMap { $0 }.map(\.typographicBounds)
    for (one, next) in zip(slices, slices.dropFirst()) {
      expectNear(one.origin.x + one.width, next.origin.x, within: 1e-6)
    }
    expectNear(slices.map(\.width).reduce(0, +), first.width, within: 1e-6)
    let places = layout.flatMap { $0 }.flatMap(\.characterIndices)
    #expect(places == places.sorted() && Set(places).count == 6)
  }

  @Test func aRendererMayChooseAnotherSize() throws {
    struct Wide: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
      func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width + 30, height: size.height)
      }
    }
    let plain = try Sizes.of(3) { Text("abc") }
    let wide = try Sizes.of(3) { Text("abc").textRenderer(Wide()) }
    expectNear(wide.width, plain.width + 30)
    expectNear(wide.height, plain.height)
  }

  @Test func nothingShowsBeyondThePadding() throws {
    struct Low: TextRenderer {
      var displayPadding = EdgeInsets()

      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        context.translateBy(x: 0, y: 25)
        for line in layout { context.draw(line) }
      }
    }
    let cut = try picture { Text("abc").textRenderer(Low()) }
    #expect(cut.allSatisfy { $0 == 0xFFFF_FFFF })
    let padded = Low(displayPadding: EdgeInsets(top: 0, leading: 0, bottom: 60, trailing: 0))
    let whole = try picture { Text("abc").textRenderer(padded) }
    #expect(whole.contains { $0 != 0xFFFF_FFFF })
  }
}

import DrawingModel
import Foundation
import Geometry
import SwiftUI
import Testing
import ViewTesting

/// Changing texts, after semantics G.6.
@MainActor @Suite struct ContentTransitionTests {
  /// A number that changes at 1 s.
  private struct Counter<Outer: View>: View {
    @State private var number: Int
    let target: Int
    var animation: Animation?
    var log: Log?
    let outer: @MainActor (Text, Int) -> Outer

    init(
      _ number: Int = 5, to target: Int = 18, _ animation: Animation? = .linear(duration: 4),
      log: Log? = nil, _ outer: @escaping @MainActor (Text, Int) -> Outer
    ) {
      _number = State(initialValue: number)
      self.target = target
      self.animation = animation
      self.log = log
      self.outer = outer
    }

    var body: some View {
      outer(Text("\(number)").font(.largeTitle), number)
        .after(1) {
          withAnimation(animation) {
            number = target
          } completion: {
            log?("done")
          }
        }
    }
  }

  /// The opacities and boxes of both texts: the new one is drawn first, beneath the old one.
  private func weights(_ scene: Harness, at time: Double) throws -> (old: Double, new: Double) {
    let drawn = try scene.drawn(at: time)
    guard drawn.count == 2 else { return (0, drawn.count == 1 ? drawn[0].opacity : .nan) }
    return (drawn[1].opacity, drawn[0].opacity)
  }

  /// Rows "edge9 old text alpha weight" and "text cross-fade weights", cards J.2 row 16 and J.3 row 9.
  @Test func oldFadesOverNew() throws {
    try Harness.run {
      Counter { text, _ in text }
    } _: { scene in
      let before = try scene.drawn(at: 0.99)
      #expect(before.count == 1)
      for (time, old) in [(2.0, 0.75), (3, 0.5), (4, 0.25)] {
        let weights = try weights(scene, at: time)
        #expect(near(weights.old, old))
        #expect(near(weights.new, 1 - old))
        // The same two texts throughout; no number in between is ever shown.
        let drawn = try scene.drawn(at: time)
        #expect(near(drawn[1].box, before[0].box, within: 1))
      }
      let width = try scene.drawn(at: 4.5)[0].box.width
      let after = try scene.drawn(at: 5)
      #expect(after.count == 1)
      #expect(after[0].opacity == 1)
      #expect(near(after[0].box.width, width))
      #expect(after[0].box.width > 1.5 * before[0].box.width)
    }
  }

  @Test func quarterOfASecond() throws {
    try Harness.run {
      Counter(5, to: 18, .linear(duration: 1)) { text, _ in text }
    } _: { scene in
      let weights = try weights(scene, at: 1.25)
      #expect(near(weights.old, 0.75))
      #expect(near(weights.new, 0.25))
    }
  }

  @Test func centredTextStaysCentred() throws {
    try Harness.run {
      Counter { text, _ in text }
    } _: { scene in
      let old = try scene.drawn(at: 0)[0].box
      let middle = try scene.drawn(at: 3)
      let new = try scene.drawn(at: 6)[0].box
      #expect(near(middle[1].box.midX, old.midX, within: 0.5))
      #expect(near(middle[0].box.midX, new.midX, within: 0.5))
      #expect(near(middle[0].box.width, new.width))
    }
  }

  @Test(arguments: [true, false]) func textAtAnEdgeKeepsTheEdge(isLeading: Bool) throws {
    try Harness.run {
      Counter { text, _ in
        text.frame(width: 200, alignment: isLeading ? .leading : .trailing)
      }
    } _: { scene in
      let old = try scene.drawn(at: 0)[0].box
      let middle = try scene.drawn(at: 3)
      let new = try scene.drawn(at: 6)[0].box
      #expect(near(middle[1].box, old, within: 0.001))
      #expect(near(middle[0].box, new, within: 0.001))
    }
  }

  @Test func textThatMovesTakesBothContentsAlong() throws {
    try Harness.run {
      Counter { text, number in
        text.frame(width: 50).offset(x: number == 5 ? 0 : 100)
      }
    } _: { scene in
      let old = try scene.drawn(at: 0)[0].box
      let middle = try scene.drawn(at: 3)
      let new = try scene.drawn(at: 6)[0].box
      // Of the frame's edges and middle, its left edge moves least; half of that way is done for both texts.
      let way = new.minX - middle[0].box.minX
      #expect(near(middle[1].box.minX - old.minX, way))
      #expect(way > 40)
      #expect(way < 50)
    }
  }

  @Test func plainChangeSwitches() throws {
    try Harness.run {
      Counter(5, to: 18, nil) { text, _ in text }
    } _: { scene in
      #expect(try scene.drawn(at: 0.5).count == 1)
      let after = try scene.drawn(at: 1)
      #expect(after.count == 1)
      #expect(after[0].opacity == 1)
    }
  }

  @Test func identityContentSwitches() throws {
    try Harness.run {
      Counter { text, _ in text.contentTransition(.identity) }
    } _: { scene in
      let old = try scene.drawn(at: 0.5)[0].box
      let after = try scene.drawn(at: 3)
      #expect(after.count == 1)
      #expect(after[0].box.width > 1.5 * old.width)
    }
  }

  @Test func completionWaitsForTheFade() throws {
    let log = Log()
    try Harness.run {
      Counter(log: log) { text, _ in text.frame(width: 100, alignment: .leading) }
    } _: { scene in
      _ = try scene.items(at: 4.99)
      #expect(log.lines.isEmpty)
      _ = try scene.items(at: 5)
      #expect(log.lines == ["done"])
    }
  }

  /// Changes twice, the second time in the middle of the first fade.
  private struct TwoChanges: View {
    @State private var word = "one"
    var log: Log?
    var second: Animation? = .linear(duration: 2)

    var body: some View {
      Text(word).frame(width: 100, alignment: .leading)
        .after(1) {
          withAnimation(.linear(duration: 4), completionCriteria: .removed) {
            word = "two"
          } completion: {
            log?("first")
          }
        }
        .after(2) {
          withAnimation(second) { word = "three" }
        }
    }
  }

  @Test func interruptedFadeKeepsTheMixAsTheOldImage() throws {
    let log = Log()
    try Harness.run {
      TwoChanges(log: log)
    } _: { scene in
      let mix = try scene.drawn(at: 1.999_999)
      #expect(mix.count == 2)
      let start = try scene.drawn(at: 2)
      // "three" beneath, then "two" at ¼ and "one" at ¾.
      #expect(start.map { ($0.opacity * 1000).rounded() } == [0, 250, 750])
      #expect(near(start[1].box, mix[0].box, within: 1e-3))
      #expect(near(start[2].box, mix[1].box, within: 1e-3))
      let half = try scene.drawn(at: 3)
      #expect(half.map { ($0.opacity * 1000).rounded() } == [500, 125, 375])
      #expect(try scene.drawn(at: 3.99).count == 3)
      // The first change has been left by the second one, and is gone when that is.
      #expect(log.lines.isEmpty)
      let end = try scene.drawn(at: 4)
      #expect(end.map(\.opacity) == [1])
      #expect(log.lines == ["first"])
    }
  }

  @Test func plainChangeEndsAFade() throws {
    try Harness.run {
      TwoChanges(second: nil)
    } _: { scene in
      let fading = try scene.drawn(at: 1.5)
      #expect(fading.count == 2)
      let plain = try scene.drawn(at: 2)
      #expect(plain.map(\.opacity) == [1])
    }
  }

  @Test func framesBetweenChangeNothing() throws {
    var seldom: [Harness.Drawn] = []
    try Harness.run {
      TwoChanges()
    } _: { scene in
      seldom = try scene.drawn(at: 3.3)
    }
    try Harness.run {
      TwoChanges()
    } _: { scene in
      for frame in 0..<33 { _ = try scene.items(at: Double(frame) / 10) }
      let often = try scene.drawn(at: 3.3)
      #expect(often.map(\.box) == seldom.map(\.box))
      #expect(often.map(\.opacity) == seldom.map(\.opacity))
    }
  }

  // MARK: - The same characters

  @Test func sizeInterpolates() throws {
    try Harness.run {
      Counter { _, number in
        Text("Same").font(.system(size: number == 5 ? 20 : 40))
      }
    } _: { scene in
      let small = try scene.drawn(at: 0)[0].box
      let middle = try scene.drawn(at: 3)
      let large = try scene.drawn(at: 6)[0].box
      #expect(middle.count == 1)
      #expect(middle[0].opacity == 1)
      #expect(near(large.width, 2 * small.width))
      #expect(near(middle[0].box.width, 1.5 * small.width))
      #expect(near(middle[0].box.minX, (small.minX + large.minX) / 2, within: 0.01))
      #expect(near(middle[0].box.maxY, (small.maxY + large.maxY) / 2, within: 0.01))
    }
  }

  @Test func colorInterpolatesInOklab() throws {
    try Harness.run {
      Counter { _, number in
        Text("Same").foregroundStyle(number == 5 ? Color.black : Color.white)
      }
    } _: { scene in
      let middle = try scene.drawn(at: 3)
      #expect(middle.count == 1)
      #expect(near((middle[0].color?.red ?? 0) * 255, 99.09, within: 0.005))
    }
  }

  @Test func opacityTransitionFadesAnotherSize() throws {
    try Harness.run {
      Counter { _, number in
        Text("Same").font(.system(size: number == 5 ? 20 : 40)).contentTransition(.opacity)
      }
    } _: { scene in
      let weights = try weights(scene, at: 2)
      #expect(near(weights.old, 0.75))
      #expect(near(weights.new, 0.25))
    }
  }

  // MARK: - Rolling numbers

  private func roll(
    _ from: Int, _ to: Int, _ transition: @escaping @MainActor (Int) -> ContentTransition,
    _ body: (Harness) throws -> Void
  ) throws {
    try Harness.run {
      Counter(from, to: to) { text, number in
        text.monospacedDigit().contentTransition(transition(number))
          .frame(width: 200, alignment: .leading)
      }
    } _: { scene in
      try body(scene)
    }
  }

  @Test(arguments: [false, true]) func changedDigitRolls(countsDown: Bool) throws {
    try roll(41, 42) { _ in
      .numericText(countsDown: countsDown)
    } _: { scene in
      let old = try scene.drawn(at: 0)[0].box
      let middle = try scene.drawn(at: 2)
      // The 4 stays, the 2 comes in, the 1 goes out.
      #expect(middle.count == 3)
      #expect(middle[0].opacity == 1)
      #expect(near(middle[0].box.minX, old.minX))
      #expect(near(middle[1].opacity, 0.25))
      #expect(near(middle[2].opacity, 0.75))
      // Half a line is 0.5 · 34 · 2444 / 2048; a quarter of it is gone on the way out, three to go on the way in.
      let line = 34.0 * 2444 / 2048
      let up: Double = countsDown ? 1 : -1
      #expect(near(middle[2].box.midY - old.midY, up * line / 8, within: 0.3))
      #expect(near(middle[1].box.midY - old.midY, -up * line * 3 / 8, within: 0.3))
      #expect(near(middle[2].box.height, old.height * 0.875, within: 0.5))
      #expect(near(middle[1].box.height, old.height * 0.625, within: 0.5))
      let after = try scene.drawn(at: 5)
      #expect(after.count == 1)
      #expect(near(after[0].box.midY, old.midY, within: 0.5))
    }
  }

  @Test func valueGivesTheDirection() throws {
    for (from, to, direction) in [(41, 42, -1.0), (42, 41, 1)] {
      try roll(from, to) {
        .numericText(value: Double($0))
      } _: { scene in
        let old = try scene.drawn(at: 0)[0].box
        let leaving = try scene.drawn(at: 3)[2].box
        #expect((leaving.midY - old.midY) * direction > 2)
      }
    }
  }

  @Test func digitsAreComparedFromTheRight() throws {
    try roll(95, 105) { _ in
      .numericText()
    } _: { scene in
      let middle = try scene.drawn(at: 3)
      // 5 stays and moves; 1 and 0 come in, 9 goes out.
      #expect(middle.map { ($0.opacity * 100).rounded() }.sorted() == [50, 50, 50, 100])
      let last = try scene.drawn(at: 4.999)
      #expect(last.count == 4)
    }
  }
}

import Foundation
import TestSupport
import Testing

/// When the completion of a change runs, and what it finds.
@Suite struct CompletionTests {
  @Test func aCompletionRunsAtTheEnd() throws {
    let trace = try SceneTrace("arrival-notice", at: [1, 3, 3.999, 4, 5])
    trace.expectConsole([4: "Arrived"])
    trace.expectWay(
      "geometry", "x", of: "1/Circle", from: 36, to: 336, [1: 0, 3: 2.0 / 3, 4: 1, 5: 1])
    // The lamp is lit by a plain write.
    trace.expectColor(142 / 255.0, 142 / 255.0, 147 / 255.0, of: "0/Circle", at: 3.999)
    trace.expectColor(52 / 255.0, 199 / 255.0, 89 / 255.0, of: "0/Circle", at: 4)
    let pictures = try ScenePictures("arrival-notice", at: [3, 3.999, 4])
    pictures.expectBox(
      of: PixelColor(red: 0, green: 136, blue: 255),
      CGRect(x: 236, y: 482, width: 30, height: 30), at: 3)
    pictures.expectColor(PixelColor(red: 142, green: 142, blue: 147), x: 201, y: 402, at: 3.999)
    pictures.expectColor(PixelColor(red: 52, green: 199, blue: 89), x: 201, y: 402, at: 4)
  }

  @Test func aChangeThatNobodySeesIsCompleteAtOnce() throws {
    let trace = try SceneTrace("nothing-to-wait-for", at: [0.5, 3, 5, 6])
    trace.expectConsole([
      1: "Two changes begin", 1: "What nobody sees has ended", 5: "What is seen has ended",
    ])
    trace.expect("geometry", "width", [0.5: 60, 3: 140, 5: 220])
    let pictures = try ScenePictures("nothing-to-wait-for", at: [3])
    pictures.expectBox(
      of: PixelColor(red: 203, green: 48, blue: 224),
      CGRect(x: 131, y: 367, width: 140, height: 140), at: 3)
  }

  @Test func aSpringIsCompleteWhileItStillMoves() throws {
    let trace = try SceneTrace("ferry-pass", at: [0.5, 1, 1.1, 1.25, 1.345, 1.35, 1.355, 1.5, 3])
    trace.expectConsole([1.5: "Aboard the ferry to Bergen"])
    trace.expectWay(
      "shape", "bite", from: 0, to: 8,
      [
        0.5: 14.0 / 8, 1: 14.0 / 8, 1.1: 17.386417 / 8, 1.25: 21.872700 / 8, 1.35: 22.367903 / 8,
        1.5: 22.115987 / 8, 3: 22.0 / 8,
      ])
    let bites = [1.345, 1.35, 1.355].compactMap { trace.value("shape", "bite", at: $0) }
    #expect(bites.count == 3 && bites[1] > bites[0] && bites[1] > bites[2])
    let velocity = trace.attributes("shape", at: 1.5).first?.velocity?.first
    #expect((velocity ?? 0).magnitude > 1)
    trace.expectWay(
      "opacity", "opacity", from: 0, to: 1, [1: 0, 1.25: 0.984087, 1.35: 8.367903 / 8, 3: 1])
    // What is said to those who do not see the card has no way to go.
    #expect(trace.attributes("shape", at: 1).first?.label == "Pass, punched")
  }

  @Test func theSealIsNeverMoreThanOpaque() throws {
    let pictures = try ScenePictures("ferry-pass", at: [1, 1.1, 1.25, 1.35, 3])
    let yellow = PixelColor(red: 255, green: 204, blue: 0)
    for (time, bite) in [(1, 14), (1.1, 17.386417), (1.35, 22.367903), (3, 22)] {
      pictures.expectColumn(of: yellow, x: 201, from: 367 + bite, to: 507 - bite, at: time)
    }
    pictures.expectColor(yellow, x: 201, y: 437, at: 1)
    pictures.expectColor(PixelColor(red: 255, green: 58, blue: 59), x: 201, y: 437, at: 1.25)
    pictures.expectColor(
      PixelColor(red: 255, green: 56, blue: 60), x: 201, y: 437, at: 1.35, within: 0)
  }

  /// The second spring starts where the first one is at 1.2 s, 69.896872 points down, with its speed.
  @Test func aSpringThatIsSentBackKeepsItsSpeed() throws {
    let trace = try SceneTrace(
      "second-thoughts", at: [1, 1.199, 1.2, 1.22, 1.25, 1.3, 1.4, 1.5, 1.6, 3])
    trace.expectConsole([1.5: "first: closed", 1.7: "second: closed"])
    trace.expectWay(
      "geometry", "y", of: "1/Rectangle", from: 447, to: 527,
      [
        1: 0, 1.2: 0.873711, 1.22: 0.898494, 1.25: 0.838372, 1.3: 0.610628, 1.4: 0.165592,
        1.5: -0.019432, 1.6: -0.038566, 3: 0,
      ])
    let speeds = [1.199, 1.2].compactMap {
      trace.attributes("geometry", of: "1/Rectangle", at: $0).first?.velocity?[1]
    }
    try #require(speeds.count == 2)
    let (change, difference) = (speeds[1] - speeds[0], speeds[1] - 2.953807 * 80)
    #expect(difference.magnitude < 1e-3)
    #expect(change.magnitude < 5)
  }

  @Test func theDrawerTurnsAroundOnItsWay() throws {
    let pictures = try ScenePictures("second-thoughts", at: [1.2, 1.22, 1.3, 1.6])
    for (time, share) in [(1.2, 0.873711), (1.22, 0.898494), (1.3, 0.610628), (1.6, -0.038566)] {
      pictures.expectBox(
        of: PixelColor(red: 255, green: 141, blue: 40),
        CGRect(x: 101, y: 447 + 80 * share, width: 200, height: 40), at: time)
    }
  }
}

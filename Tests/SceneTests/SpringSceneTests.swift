import Foundation
import TestSupport
import Testing

/// The scenes on springs and how fast they run: values at their times, and what is drawn.
@Suite struct SpringSceneTests {
  private static let orange = PixelColor(red: 255, green: 141, blue: 40)
  private static let blue = PixelColor(red: 0, green: 136, blue: 255)
  private static let purple = PixelColor(red: 203, green: 48, blue: 224)
  private static let green = PixelColor(red: 52, green: 199, blue: 89)

  // MARK: - Implicit and explicit

  @Test func theModifierAndTheWriteGiveTheSameWidths() throws {
    let times = [1, 1.1, 1.25, 1.5, 3]
    let trace = try SceneTrace("implicit-and-explicit", at: times)
    let (watched, wrapped) = ("WatchedBar/RoundedRectangle", "WrappedBar/RoundedRectangle")
    for bar in [watched, wrapped] {
      trace.expect(
        "geometry", "width", of: bar, [1: 100, 1.1: 135.773956, 1.25: 182.102555, 3: 200])
    }
    for time in times {
      let width = trace.value("geometry", "width", of: watched, at: time)
      #expect(width != nil && width == trace.value("geometry", "width", of: wrapped, at: time))
    }
    #expect(
      trace.attributes("geometry", of: watched, at: 1.1)[0].from?.hasPrefix(".animation") == true)
    #expect(
      trace.attributes("geometry", of: wrapped, at: 1.1)[0].from?.hasPrefix("withAnimation") == true
    )
  }

  @Test func picturesOfBothBars() throws {
    let pictures = try ScenePictures("implicit-and-explicit", at: [0.5, 1.1, 1.25])
    for (color, y) in [(Self.orange, 382.0), (Self.blue, 452)] {
      for (time, width) in [(0.5, 100.0), (1.1, 135.774), (1.25, 182.103)] {
        pictures.expectBox(
          of: color, CGRect(x: 201 - width / 2, y: y, width: width, height: 40), at: time)
      }
    }
  }

  // MARK: - Speed, delay and repetition

  /// A leg of the repeated spring takes 1.206667 s.
  @Test func speedDelayAndRepetitionBendTheSameSpring() throws {
    let trace = try SceneTrace(
      "pace-of-default",
      at: [1, 1.1, 1.25, 1.5, 1.6, 1.75, 2.3066667, 2.4566667, 3.5133333, 4.6, 4.62])
    func expectWay(_ view: String, _ shares: KeyValuePairs<Double, Double>) {
      trace.expectWay("geometry", "x", of: view + "/Circle", from: 131, to: 231, shares)
    }
    expectWay("Quick", [1: 0, 1.1: 0.715416, 1.25: 0.986399])
    expectWay("Late", [1: 0, 1.25: 0, 1.5: 0, 1.6: 0.357740, 1.75: 0.821026])
    expectWay(
      "Thrice",
      [
        1.1: 0.357740, 1.25: 0.821026, 2.3066667: 0.642260, 2.4566667: 0.178974,
        3.5133333: 0.357740,
      ])
    let ends = [4.6, 4.62].flatMap { trace.attributes("geometry", of: "Thrice/Circle", at: $0) }
    #expect(ends.map { $0.animation != nil } == [true, false])
    #expect(ends.last?.presented[0] == 231)
  }

  @Test func picturesOfThreePaces() throws {
    let pictures = try ScenePictures("pace-of-default", at: [1.1, 1.6, 2.4566667])
    func expect(_ color: PixelColor, _ x: Double, _ y: Double, at time: Double) {
      pictures.expectBox(of: color, CGRect(x: x, y: y, width: 40, height: 40), at: time)
    }
    expect(Self.orange, 202.54, 357, at: 1.1)
    expect(Self.blue, 131, 417, at: 1.1)
    expect(Self.purple, 166.77, 477, at: 1.1)
    expect(Self.blue, 166.77, 417, at: 1.6)
    expect(Self.purple, 131 + 17.9, 477, at: 2.4566667)
  }

  // MARK: - Keys

  @Test func keysGiveWayByTheirOwnCurves() throws {
    let trace = try SceneTrace("pressed-keys", at: [1, 1.05, 1.1, 1.2, 1.25, 1.5, 2])
    trace.expect(
      "scale", "x", of: "HStack/0/Key/RoundedRectangle",
      [1: 1, 1.05: 0.983625, 1.1: 0.962147, 1.2: 0.947757])
    trace.expect("scale", "y", of: "HStack/1/Key/RoundedRectangle", [1: 1, 1.5: 0.975, 2: 0.95])
    trace.expect(
      "scale", "x", of: "HStack/2/Key/RoundedRectangle", [1: 1, 1.25: 0.975, 1.5: 0.95])
  }

  @Test func picturesOfTheKeys() throws {
    let pictures = try ScenePictures("pressed-keys", at: [0.5, 1.2, 1.25, 1.5])
    func expect(_ color: PixelColor, middle: Double, size: Double, at time: Double) {
      pictures.expectBox(
        of: color, CGRect(x: middle - size / 2, y: 437 - size / 2, width: size, height: size),
        at: time, within: 0.5)
    }
    expect(Self.orange, middle: 81, size: 100, at: 0.5)
    expect(Self.orange, middle: 81, size: 94.7757, at: 1.2)
    expect(Self.purple, middle: 321, size: 97.5, at: 1.25)
    expect(Self.blue, middle: 201, size: 97.5, at: 1.5)
  }

  // MARK: - No time and much time

  @Test func noTimeJumpsAndAFifthOfTheSpeedTakesFiveTimesAsLong() throws {
    let trace = try SceneTrace("snail-and-hare", at: [0.9, 1, 1.1, 8.5, 15.9, 16])
    trace.expect("geometry", "x", of: "Hare/Circle", [0.9: 81, 1: 281, 1.1: 281])
    #expect(trace.attributes("geometry", of: "Hare/Circle", at: 1)[0].animation == nil)
    trace.expectWay(
      "geometry", "x", of: "Snail/Circle", from: 81, to: 281,
      [0.9: 0, 1: 0, 1.1: 1.0 / 150, 8.5: 0.5, 15.9: 149.0 / 150, 16: 1])
    trace.expectConsole([1: "the hare is there", 16: "so is the snail"])
  }

  @Test func picturesOfHareAndSnail() throws {
    let pictures = try ScenePictures("snail-and-hare", at: [0.5, 1, 8.5, 16])
    for (time, hare, snail) in [(0.5, 81.0, 81.0), (1, 281, 81), (8.5, 281, 181), (16, 281, 281)] {
      pictures.expectBox(
        of: Self.orange, CGRect(x: hare, y: 387, width: 40, height: 40), at: time)
      pictures.expectBox(
        of: Self.green, CGRect(x: snail, y: 447, width: 40, height: 40), at: time)
    }
  }
}

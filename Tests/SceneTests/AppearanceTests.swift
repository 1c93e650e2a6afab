import Foundation
import TestSupport
import Testing

/// What is animated when a view, or a part of it, appears.
@Suite struct AppearanceTests {
  @Test func theRingStartsEmptyAndFollowsItsShare() throws {
    let trace = try SceneTrace(
      "nights-ring", at: [0, 0.1, 0.2, 0.4, 0.6, 0.8, 1.5, 2, 2.1, 2.2, 2.4, 2.6, 2.8])
    for (elapsed, share) in [
      (0, 0), (0.1, 0.198580), (0.2, 0.378138), (0.4, 0.684643), (0.6, 0.906535), (0.8, 1),
    ] {
      trace.expectWay("shape", "trim.to", from: 0, to: 0.25, [elapsed: share])
      trace.expectWay("shape", "trim.to", from: 0.25, to: 0.5, [2 + elapsed: share])
    }
    trace.expect("shape", "trim.to", [1.5: 0.25])
  }

  @Test func aFillingGaugeGoesOnFromWhereItIs() throws {
    let moments = [0, 0.2, 0.39, 0.4, 0.6, 0.8, 1, 1.2]
    let trace = try SceneTrace("refilled-gauge", at: moments)
    // A curve over a curve: the second pulls from where the first has come, a quarter of its eased progress.
    trace.expect(
      "shape", "trim.to",
      [
        0: 0, 0.2: 0.094535, 0.4: 0.171161, 0.6: 0.330004, 0.8: 0.421161, 1: 0.476634, 1.2: 0.5,
      ], within: 1e-6)
    let before = try #require(trace.value("shape", "trim.to", at: 0.39))
    #expect((0.165..<0.171).contains(before))
  }

  @Test func theGaugeIsGreenAsFarAsItIsFilled() throws {
    let fills = [(0.4, 0.171161), (0.6, 0.330004), (0.8, 0.421161), (1.2, 0.5)]
    let pictures = try ScenePictures("refilled-gauge", at: fills.map(\.0))
    let green = PixelColor(red: 52, green: 199, blue: 89)
    for (time, fill) in fills {
      for degree in stride(from: 1.0, to: 359, by: 1) where abs(degree - fill * 360) > 1 {
        let (x, y) = (201 + 100 * cos(degree * .pi / 180), 437 + 100 * sin(degree * .pi / 180))
        pictures.expectColor(degree < fill * 360 ? green : .white, x: x, y: y, at: time)
      }
    }
  }

  @Test func aValueThatIsThereFromTheStartIsNotAnimated() throws {
    let trace = try SceneTrace("two-rings", at: [0, 1, 3, 6, 8])
    trace.expect(
      "shape", "trim.to", of: "1/Circle", [0: 0, 1: 0.125, 3: 0.375, 6: 0.75, 8: 0.75])
    // The ring at the left never changes, so no trace lists it; pictures show it whole from the start.
    #expect(trace.attributes("shape", of: "0/Circle", at: 3).isEmpty)
  }

  @Test func whatIsInsertedAppearsAtItsPlaceWhileTheRestTravels() throws {
    let trace = try SceneTrace("unfolded-note", at: [0.5, 1, 1.2, 3])
    let shares: KeyValuePairs = [0.5: 0, 1: 0, 1.2: 0.715416, 3: 1]
    trace.expectWay(
      "opacity", "opacity", of: "1/Rectangle", from: 0, to: 1, [1: 0, 1.2: 0.715416, 3: 1])
    #expect(trace.attributes("geometry", of: "1/Rectangle", at: 1.2).isEmpty)
    trace.expectWay("geometry", "y", of: "VStack/0/Rectangle", from: 371, to: 335, shares)
    trace.expectWay("geometry", "y", of: "1/RoundedRectangle", from: 463, to: 499, shares)
    trace.expectWay("geometry", "y", of: "0/RoundedRectangle", from: 351, to: 315, shares)
    trace.expectWay("geometry", "height", of: "0/RoundedRectangle", from: 96, to: 168, shares)
    trace.expectTexts(["Read on": 1], at: 0.5)
    trace.expectTexts(["Fold it up": 0.715416, "Read on": 1 - 0.715416], at: 1.2)
    trace.expectTexts(["Fold it up": 1], at: 3)
  }

  @Test func thePaperGrowsAroundWhatFadesIn() throws {
    let pictures = try ScenePictures("unfolded-note", at: [0.5, 1.2, 3])
    let mint = PixelColor(red: 0, green: 200, blue: 179)
    let yellow = PixelColor(red: 255, green: 204, blue: 0)
    for (time, share) in [(0.5, 0), (1.2, 0.715416), (3, 1)] {
      pictures.expectBox(
        of: mint, CGRect(x: 51, y: 463 + 36 * share, width: 300, height: 60), at: time)
      pictures.expectBox(
        of: yellow, CGRect(x: 51, y: 351 - 36 * share, width: 300, height: 96 + 72 * share),
        at: time)
    }
    // Black at an opacity of 0.715416 over yellow, below the bar that is still on its way to 335.
    pictures.expectBox(
      of: PixelColor(red: 73, green: 58, blue: 0),
      CGRect(x: 71, y: 367, width: 260, height: 60), at: 1.2)
    pictures.expectBox(of: .black, CGRect(x: 71, y: 367, width: 260, height: 60), at: 3)
  }
}

import Foundation
import TestSupport
import Testing

/// The cards, tapped; a spring of 0.5 s with a bounce of 0.3 from the tap at 1 s.
@Suite struct CardTests {
  private let pass = "Boarding pass for Seattle"

  @Test func theBoardingPassIsCheckedInWithATap() throws {
    let trace = try SceneTrace("boarding-pass", at: [0.9, 1, 1.1, 1.25, 1.35, 1.5, 3])
    trace.expect(
      "shape", "notch", of: "PassOutline",
      [
        0.9: 14, 1: 14, 1.1: 17.386417, 1.25: 21.872700, 1.35: 22.367903, 1.5: 22.115987, 3: 22,
      ])
    trace.expect("opacity", "opacity", of: "Text", [1: 0, 1.1: 0.423302, 1.25: 0.984087])
    trace.expectConsole([1.5: "Checked in to Seattle"])
  }

  @Test func aSecondTapInFlightKeepsTheSpeedAndBothCompletions() throws {
    let trace = try SceneTrace(
      "boarding-pass", at: [1.2 - 1e-4, 1.2, 1.2 + 1e-4, 1.5, 1.7, 4], taps: ["\(pass)@1.2"])
    func notch(_ time: Double) throws -> Double {
      try #require(trace.value("shape", "notch", of: "PassOutline", at: time))
    }
    let (before, there, after) = (try notch(1.2 - 1e-4), try notch(1.2), try notch(1.2 + 1e-4))
    #expect(abs(there - 20.989687) < 1e-6)
    // Two steps of a tenth of a millisecond differ by the acceleration alone.
    #expect(abs((after - there) - (there - before)) < 2e-5)
    trace.expect("shape", "notch", of: "PassOutline", [4: 14])
    trace.expectConsole([
      1.5: "Check-in to Seattle undone", 1.7: "Check-in to Seattle undone",
    ])
  }

  @Test func theBoardingPassLooksLikeOne() throws {
    let pictures = try ScenePictures("boarding-pass", at: [0, 2], scale: 2)
    let ground = PixelColor(red: 237, green: 240, blue: 245)
    // The card is 330 wide, its tear 130 below its top; a notch shows the ground as deep as its radius.
    for (time, notch) in [(0.0, 14.0), (2.0, 22.0)] {
      let picture = pictures[time]
      let row = Int((874 / 2 - 113 + 130) * 2)
      let run = picture.runs(row: row, matching: .white, tolerance: 2).first
      let left = Double(run?.start ?? 0) / 2
      #expect(abs(left - (36 + notch)) <= 1, "the card begins at \(left) at \(time) s")
      #expect(picture.color(x: 4, y: row).distance(to: ground) <= 1)
    }
  }

  // MARK: - Trip cards

  @Test func aTripCardOpensOverItsFactsAndMovesTheNextCard() throws {
    let trace = try SceneTrace("trip-card", at: [0, 0.9, 1, 1.1, 1.2, 1.5, 3])
    let facts = "[Seattle]/TripCard/VStack/1/VStack/3/VStack"
    let way = [1: 0, 1.1: 0.357739556, 1.2: 0.715415689, 1.5: 0.986399069]
    for (time, part) in way {
      trace.expect("opacity", "opacity", of: facts, [time: part])
      trace.expect("geometry", "y", of: "[Lisbon]/TripCard/VStack", [time: 348 + 84 * part])
      trace.expect("geometry", "height", of: "[Seattle]/TripCard/VStack", [time: 266 + 84 * part])
      // The facts stay where they came in.
      #expect(trace.attributes("geometry", of: facts, at: time).isEmpty)
      #expect(trace.attributes("position", of: facts, at: time).isEmpty)
    }
    #expect(!trace.texts(at: 0.9).map(\.string).contains("Hide the details"))
    let titles = trace.texts(at: 1.2).filter { $0.view.contains("[Seattle]") }
    for (title, weight) in [("Hide", 0.715415689), ("Show", 0.284584311)] {
      let opacity = titles.first { $0.string == "\(title) the details" }?.opacity ?? 0
      #expect(abs(opacity - weight) < 1e-6, "\(title) the details: \(opacity)")
    }
    #expect(trace.texts(at: 0).map(\.string).contains("5 nights"))
    #expect(trace.texts(at: 0).map(\.string).contains("1 night"))
  }

  @Test func theTripCardsGroundGrowsWithIt() throws {
    let pictures = try ScenePictures("trip-card", at: [0.9, 1.2, 3], scale: 2)
    // A column between the card's edge and what is in it, from below the picture on.
    for (time, bottom) in [(0.9, 330.0), (1.2, 390.095), (3.0, 414.0)] {
      let run = pictures[time].runs(column: 70, matching: .white, tolerance: 1).first
      #expect(abs(Double(run?.start ?? 0) / 2 - 192) <= 1)
      #expect(abs(Double(run?.end ?? 0) / 2 - bottom) <= 3, "\(time) s")
    }
  }

  @Test func allTripsAreOnOneScreen() throws {
    let trace = try SceneTrace("trips", at: [0.4, 1.1, 1.25, 2.2])
    trace.expect("shape", "trim.to", of: "Circle", index: 0, [0.4: 0.25 * 0.684643], within: 1e-6)
    trace.expect("shape", "notch", of: "Stub", [1.1: 17.386417, 1.25: 21.872700])
    trace.expect(
      "opacity", "opacity", of: "[Seattle]/TripRow/VStack/1/VStack", [2.2: 0.715415689])
    trace.expectConsole([1.5: "Checked in to Seattle"])
  }
}

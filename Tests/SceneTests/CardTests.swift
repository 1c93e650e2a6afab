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
}

import Foundation
import TestSupport
import Testing

/// Where an animation modifier stands and what it watches decides what it animates.
@Suite struct PlacementTests {
  @Test func whatWatchesTheValueGlidesAndTheRestJumps() throws {
    let trace = try SceneTrace("watched-glide", at: [0.5, 1, 2.5, 4, 7])
    trace.expectWay(
      "geometry", "x", of: "0/Circle", from: 36, to: 316, [0.5: 0, 1: 0, 2.5: 0.25, 4: 0.5, 7: 1])
    trace.expect("geometry", "x", of: "1/Circle", [0.5: 36, 1: 316, 4: 316])
    let pictures = try ScenePictures("watched-glide", at: [4])
    pictures.expectBox(
      of: PixelColor(red: 0, green: 195, blue: 208),
      CGRect(x: 176, y: 372, width: 50, height: 50), at: 4)
    pictures.expectBox(
      of: PixelColor(red: 255, green: 45, blue: 85),
      CGRect(x: 316, y: 452, width: 50, height: 50), at: 4)
  }

  @Test func anAnimationWithABodyHoldsForTheBody() throws {
    let trace = try SceneTrace("scoped-fade", at: [0.5, 1, 2.5, 4, 7])
    trace.expectWay(
      "opacity", "opacity", from: 1, to: 0.2, [0.5: 0, 1: 0, 2.5: 0.25, 4: 0.5, 7: 1])
    trace.expect("opacity", "opacity", [4: 0.6])
    trace.expect("geometry", "x", [0.5: 161 - 120, 1: 161 + 120, 4: 161 + 120])
    let pictures = try ScenePictures("scoped-fade", at: [0.5, 4])
    pictures.expectBox(of: .black, CGRect(x: 41, y: 397, width: 80, height: 80), at: 0.5)
    pictures.expectBox(
      of: PixelColor(gray: 102), CGRect(x: 281, y: 397, width: 80, height: 80), at: 4)
  }

  @Test func theDeprecatedFormAnimatesEveryChange() throws {
    let trace = try SceneTrace("every-change", at: [1, 1.175, 1.35, 2, 2.175, 2.35])
    trace.expectWay("geometry", "width", from: 60, to: 200, [1: 0, 1.175: 0.5, 1.35: 1])
    trace.expectWay("geometry", "width", from: 200, to: 100, [2: 0, 2.175: 0.5, 2.35: 1])
    let pictures = try ScenePictures("every-change", at: [1.175, 2.175])
    for (time, diameter) in [(1.175, 130.0), (2.175, 150)] {
      let box = CGRect(
        x: 201 - diameter / 2, y: 437 - diameter / 2, width: diameter, height: diameter)
      pictures.expectBox(of: PixelColor(red: 0, green: 192, blue: 232), box, at: time)
    }
  }

  @Test func anAnimationThatWatchesAnotherValueDoesNothing() throws {
    let trace = try SceneTrace("dot-and-bar", at: [0.5, 1.05, 1.1, 2, 4, 7])
    trace.expectWay(
      "geometry", "x", of: "0/Circle", from: 181 - 120, to: 181 + 120,
      [0.5: 0, 1.05: 0.05 / 6, 2: 1.0 / 6, 4: 0.5, 7: 1])
    trace.expect("geometry", "x", of: "0/Circle", [2: 181 - 80, 4: 181])
    trace.expect(
      "geometry", "x", of: "1/Capsule",
      [1.05: 161 - 120, 1.1: 161 + 120, 2: 161 + 120, 4: 161 + 120])
  }

  @Test func anOffsetOutsideMovesAllTheSame() throws {
    let trace = try SceneTrace("colour-then-offset", at: [0.5, 2.5, 4, 7])
    trace.expect(
      "geometry", "x", of: "Circle", [0.5: 171 - 120, 2.5: 171 - 60, 4: 171, 7: 171 + 120])
    trace.expectColor(1, 141 / 255.0, 40 / 255.0, of: "Circle", at: 0.5)
    trace.expectColor(0.941964, 0.497989, 0.445563, of: "Circle", at: 2.5)
    trace.expectColor(0.887987, 0.430192, 0.613608, of: "Circle", at: 4)
    trace.expectColor(203 / 255.0, 48 / 255.0, 224 / 255.0, of: "Circle", at: 7)
  }

  @Test func coloursOfTheNightAreMixedFromOthers() throws {
    let trace = try SceneTrace("day-and-night", at: [2.5, 4])
    trace.expectColor(0.941964, 0.497989, 0.445563, of: "0/Rectangle", at: 2.5)
    trace.expectColor(0.887987, 0.430192, 0.613608, of: "0/Rectangle", at: 4)
    trace.expectColor(0.957910, 0.519959, 0.476347, of: "1/Rectangle", at: 2.5)
    trace.expectColor(0.919808, 0.453087, 0.655915, of: "1/Rectangle", at: 4)
    let pictures = try ScenePictures("day-and-night", at: [2.5, 4])
    let mixtures = [
      2.5: [(240, 127, 114), (244, 133, 121)], 4: [(226, 110, 156), (235, 116, 167)],
    ]
    for (time, colors) in mixtures {
      for (color, x) in zip(colors, [101.0, 201]) {
        pictures.expectBox(
          of: PixelColor(red: color.0, green: color.1, blue: color.2),
          CGRect(x: x, y: 337, width: 100, height: 200), at: time, colorTolerance: 1)
      }
    }
  }
}

import Foundation
import TestSupport
import Testing

/// Timing curves, springs and delays: one change, and how far it is at which moment.
@Suite struct CurveCardTests {
  @Test func theDefaultAnimationIsASmoothSpring() throws {
    let trace = try SceneTrace("default-swell", at: [0.5, 1, 1.2, 3])
    trace.expectWay(
      "geometry", "width", from: 80, to: 240, [0.5: 0, 1: 0, 1.2: 0.715416, 3: 1])
    trace.expectWay("geometry", "x", from: 161, to: 81, [1.2: 0.715416, 3: 1])
  }

  @Test func theDiscSwellsAroundItsMiddle() throws {
    let pictures = try ScenePictures("default-swell", at: [0.5, 1.2, 3])
    let indigo = PixelColor(red: 97, green: 85, blue: 245)
    for (time, diameter) in [(0.5, 80), (1.2, 80 + 160 * 0.715416), (3, 240)] {
      let box = CGRect(
        x: 201 - diameter / 2, y: 437 - diameter / 2, width: diameter, height: diameter)
      pictures.expectBox(of: indigo, box, at: time)
    }
  }

  @Test func easingIsSlowAtBothEnds() throws {
    let trace = try SceneTrace("eased-glide", at: [0, 1, 3, 4, 5, 7, 8])
    trace.expectWay(
      "geometry", "x", from: 26, to: 286,
      [0: 0, 1: 0, 3: 0.231775, 4: 0.5, 5: 0.768225, 7: 1, 8: 1])
    let pictures = try ScenePictures("eased-glide", at: [3, 4, 5])
    for (time, share) in [(3.0, 0.231775), (4, 0.5), (5, 0.768225)] {
      pictures.expectBox(
        of: PixelColor(red: 0, green: 136, blue: 255),
        CGRect(x: 26 + 260 * share, y: 415, width: 90, height: 44), at: time)
    }
  }

  @Test func aBouncySpringGoesTooFar() throws {
    let trace = try SceneTrace("springy-lift", at: [1, 1.15, 1.37, 1.375, 1.38, 1.6, 3])
    trace.expectWay(
      "geometry", "y", from: 507, to: 307,
      [1: 0, 1.15: 0.601646, 1.375: 1.094780, 1.6: 1.009320, 3: 1])
    let heights = [1.37, 1.375, 1.38].compactMap { trace.value("geometry", "y", at: $0) }
    #expect(heights.count == 3 && heights[1] < heights[0] && heights[1] < heights[2])
    let pictures = try ScenePictures("springy-lift", at: [1, 1.15, 1.375, 1.6])
    for (time, share) in [(1, 0), (1.15, 0.601646), (1.375, 1.094780), (1.6, 1.009320)] {
      pictures.expectBox(
        of: PixelColor(red: 255, green: 56, blue: 60),
        CGRect(x: 171, y: 507 - 200 * share, width: 60, height: 60), at: time)
    }
  }

  @Test func aDelayOnlyComesBefore() throws {
    let trace = try SceneTrace("late-start", at: [1, 1.25, 1.3, 1.5, 1.55, 1.8, 2])
    trace.expectWay(
      "geometry", "width", of: "0/Rectangle", from: 40, to: 320, [1: 0, 1.25: 0.5, 1.5: 1])
    trace.expectWay(
      "geometry", "width", of: "1/Rectangle", from: 40, to: 320,
      [1: 0, 1.25: 0, 1.3: 0, 1.55: 0.5, 1.8: 1, 2: 1])
    let pictures = try ScenePictures("late-start", at: [1.25, 1.3, 1.55, 1.8])
    pictures.expectBox(
      of: PixelColor(red: 52, green: 199, blue: 89),
      CGRect(x: 41, y: 395, width: 180, height: 30), at: 1.25)
    for (time, width) in [(1.25, 40.0), (1.3, 40), (1.55, 180), (1.8, 320)] {
      pictures.expectBox(
        of: PixelColor(red: 255, green: 141, blue: 40),
        CGRect(x: 41, y: 449, width: width, height: 30), at: time)
    }
  }

  @Test func animationsSayWhatTheyAre() throws {
    let trace = try SceneTrace("animations-by-name", at: [0, 0.2, 2])
    trace.expectConsole([
      0: "DefaultAnimation()",
      0:
        "FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0, delay: 0.0)",
    ])
    trace.expectWay("opacity", "opacity", from: 1, to: 0.2, [0: 0, 0.2: 0.715416, 2: 1])
    let pictures = try ScenePictures("animations-by-name", at: [0, 0.2])
    pictures.expectColor(PixelColor(red: 172, green: 127, blue: 94), x: 201, y: 437, at: 0)
    // Brown at an opacity of 0.427667 over white.
    pictures.expectColor(PixelColor(red: 220, green: 200, blue: 186), x: 201, y: 437, at: 0.2)
  }
}

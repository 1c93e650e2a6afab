import Foundation
import TestSupport
import Testing

/// The scenes on views that come and go: values at their times, and what is drawn.
@Suite struct TransitionSceneTests {
  private static let orange = PixelColor(red: 255, green: 141, blue: 40)
  private static let paleOrange = PixelColor(red: 255, green: 198, blue: 148)
  private static let blue = PixelColor(red: 0, green: 136, blue: 255)
  private static let paleBlue = PixelColor(red: 128, green: 196, blue: 255)
  /// Half blue over half orange over white.
  private static let blend = PixelColor(red: 128, green: 166, blue: 201)
  private static let purple = PixelColor(red: 203, green: 48, blue: 224)
  private static let green = PixelColor(red: 52, green: 199, blue: 89)

  // MARK: - Growing and appearing

  @Test func aFrameInterpolatesAndAnInsertionScales() throws {
    let trace = try SceneTrace("grow-or-appear", at: [1, 2, 3, 5, 6])
    trace.expect(
      "geometry", "width", of: "GrowingDot/Circle", [1: 20, 2: 60, 3: 100, 5: 60, 6: 20])
    trace.expect("geometry", "x", of: "GrowingDot/Circle", [1: 121, 2: 101, 3: 81, 5: 101])
    trace.expect("scale", "x", of: "AppearingDot/ZStack/Circle", [1: 0, 2: 0.5, 3: 1, 5: 0.5])
    #expect(trace.attributes("scale", of: "AppearingDot/ZStack/Circle", at: 6).isEmpty)
    #expect(trace.attributes("scale", of: "GrowingDot/Circle", at: 2).isEmpty)
    #expect(trace.attributes("geometry", of: "AppearingDot/ZStack/Circle", at: 2).isEmpty)
  }

  @Test func picturesOfGrowingAndAppearing() throws {
    let pictures = try ScenePictures("grow-or-appear", at: [0.5, 2, 6])
    let small = CGRect(x: 121, y: 427, width: 20, height: 20)
    pictures.expectBox(of: Self.orange, small, at: 0.5)
    pictures.expectBox(of: Self.blue, nil, at: 0.5)
    pictures.expectBox(
      of: Self.orange, CGRect(x: 101, y: 407, width: 60, height: 60), at: 2)
    pictures.expectBox(of: Self.blue, CGRect(x: 246, y: 412, width: 50, height: 50), at: 2)
    pictures.expectBox(of: Self.orange, small, at: 6)
    pictures.expectBox(of: Self.blue, nil, at: 6)
  }

  // MARK: - What drives a transition

  @Test func onlyAnAnimationOutsideOfTheConditionDrivesIt() throws {
    let trace = try SceneTrace("four-drawers", at: [1, 2, 3, 3.5, 4, 5, 6])
    let drawer = "Drawer/Slot/ZStack/Rectangle"
    trace.expect("offset", "x", of: "Outside" + drawer, [1: -120, 2: -60, 3: 0, 5: 60])
    for (kind, name) in [("scale", "x"), ("opacity", "opacity")] {
      trace.expect(kind, name, of: "Explicit" + drawer, [1: 0, 2: 0.5, 3: 1, 5: 0.5])
    }
    // Nothing runs: there at once, gone at once.
    trace.expect("offset", "x", of: "Inside" + drawer, [1: 0, 2: 0, 3.5: 0])
    trace.expect("scale", "x", of: "Plain" + drawer, [1: 1, 2: 1, 3.5: 1])
    for view in ["Inside", "Plain"] {
      for time in [1.0, 2, 3.5] {
        let running =
          trace.attributes("offset", of: view + drawer, at: time)
          + trace.attributes("scale", of: view + drawer, at: time)
        #expect(running.allSatisfy { $0.animation == nil })
      }
    }
    for (view, kind, time) in [
      ("Inside", "offset", 4.0), ("Plain", "scale", 4), ("Outside", "offset", 6),
      ("Explicit", "scale", 6),
    ] {
      #expect(trace.attributes(kind, of: view + drawer, at: time).isEmpty, "\(view)")
    }
  }

  /// The drawers' places are 120 × 60 points, one below the other from (141, 287) in steps of 80.
  @Test func picturesOfTheDrawers() throws {
    let pictures = try ScenePictures("four-drawers", at: [0.5, 1, 2, 4, 5])
    let third = CGRect(x: 141, y: 447, width: 120, height: 60)
    let fourth = third.offsetBy(dx: 0, dy: 80)
    for color in [Self.orange, Self.purple, Self.green] {
      pictures.expectBox(of: color, nil, at: 0.5)
    }
    pictures.expectBox(of: Self.purple, third, at: 1)
    pictures.expectBox(of: Self.green, fourth, at: 1)
    pictures.expectBox(of: Self.orange, CGRect(x: 81, y: 287, width: 120, height: 60), at: 2)
    pictures.expectBox(of: Self.paleBlue, CGRect(x: 171, y: 382, width: 60, height: 30), at: 2)
    pictures.expectBox(of: Self.purple, third, at: 2)
    pictures.expectBox(of: Self.purple, nil, at: 4)
    pictures.expectBox(of: Self.green, nil, at: 4)
    pictures.expectBox(of: Self.orange, CGRect(x: 201, y: 287, width: 120, height: 60), at: 5)
    pictures.expectBox(of: Self.paleBlue, CGRect(x: 171, y: 382, width: 60, height: 30), at: 5)
  }

  // MARK: - Several at once

  @Test func combinedTransitionsRunTogetherAndAsymmetricOnesOneWayEach() throws {
    let trace = try SceneTrace("combined-entrance", at: [1, 2, 3, 5, 6])
    let dropped = "DroppedCard/ZStack/Rectangle"
    trace.expect("scale", "y", of: dropped, [1: 0, 2: 0.5, 3: 1, 5: 0.5])
    trace.expect("opacity", "opacity", of: dropped, [1: 0, 2: 0.5, 3: 1, 5: 0.5])
    trace.expect("offset", "y", of: dropped, [1: 20, 2: 10, 3: 0, 5: 10])
    let twoWay = "TwoWayCard/ZStack/Rectangle"
    trace.expect("scale", "x", of: twoWay, [1: 0, 2: 0.5, 3: 1, 5: 1])
    trace.expect("opacity", "opacity", of: twoWay, index: 0, [1: 0, 2: 0.5, 3: 1, 5: 1])
    trace.expect("opacity", "opacity", of: twoWay, index: 1, [1: 1, 2: 1, 3: 1, 5: 0.5])
    trace.expect("offset", "y", of: twoWay, [1: 0, 2: 0, 3: 0, 5: 40])
    for view in [dropped, twoWay] {
      #expect(trace.attributes("opacity", of: view, at: 6).isEmpty)
    }
  }

  /// The cards' places are 120 × 80 points from (61, 397) and (221, 397).
  @Test func picturesOfTheCards() throws {
    let pictures = try ScenePictures("combined-entrance", at: [2, 3, 5, 6])
    let small = CGRect(x: 91, y: 427, width: 60, height: 40)
    pictures.expectBox(of: Self.paleOrange, small, at: 2)
    pictures.expectBox(of: Self.paleBlue, CGRect(x: 251, y: 417, width: 60, height: 40), at: 2)
    pictures.expectBox(of: Self.orange, CGRect(x: 61, y: 397, width: 120, height: 80), at: 3)
    pictures.expectBox(of: Self.blue, CGRect(x: 221, y: 397, width: 120, height: 80), at: 3)
    pictures.expectBox(of: Self.paleOrange, small, at: 5)
    pictures.expectBox(of: Self.paleBlue, CGRect(x: 221, y: 437, width: 120, height: 80), at: 5)
    #expect(pictures[6].bounds(matching: .white)?.columns.length == 804)
    pictures.expectBox(of: Self.paleOrange, nil, at: 6)
    pictures.expectBox(of: Self.paleBlue, nil, at: 6)
  }

  // MARK: - A transition of the scene's own

  @Test func aTransitionBlursAndTheSameEffectsInlineDoNot() throws {
    let trace = try SceneTrace("misty-panes", at: [1, 2, 3, 5, 6])
    let pane = "MistPane/ZStack/Rectangle"
    trace.expect("blur", "radius", of: pane, [1: 10, 2: 5, 3: 0, 5: 5])
    trace.expect("opacity", "opacity", of: pane, [1: 0, 2: 0.5, 3: 1, 5: 0.5])
    #expect(trace.attributes("blur", of: pane, at: 6).isEmpty)
    for time in [1.0, 2, 3, 5, 6] {
      for kind in ["blur", "opacity", "geometry"] {
        let found = trace.attributes(kind, of: "InlinePane/ZStack/Rectangle", at: time)
        #expect(found.isEmpty, "\(kind) at \(time) s")
      }
    }
  }

  /// The panes are 100 × 100 points from (71, 387) and (231, 387).
  @Test func picturesOfThePanes() throws {
    let pictures = try ScenePictures("misty-panes", at: [0.5, 1, 2, 3, 4, 5])
    let right = CGRect(x: 231, y: 387, width: 100, height: 100)
    pictures.expectBox(of: Self.orange, nil, at: 0.5)
    for time in [1.0, 2, 3] { pictures.expectBox(of: Self.orange, right, at: time, within: 0) }
    for time in [4.0, 5] { pictures.expectBox(of: Self.orange, nil, at: time) }
    // Half opaque in the middle; at the blurred edge half of that.
    for time in [2.0, 5] {
      pictures.expectColor(Self.paleBlue, x: 121, y: 437, at: time)
      pictures.expectColor(
        PixelColor(red: 191, green: 225, blue: 255), x: 71, y: 437, at: time, within: 6)
      // A radius of 5 has an effect beyond the edge.
      #expect(pictures.color(x: 66, y: 437, at: time).distance(to: .white) >= 4)
    }
    pictures.expectBox(of: Self.blue, CGRect(x: 71, y: 387, width: 100, height: 100), at: 3)
    pictures.expectColor(.white, x: 121, y: 437, at: 1)
  }

  // MARK: - Identity

  @Test func anotherViewFadesOrScalesAndTheSameViewChanges() throws {
    let trace = try SceneTrace("same-or-another", at: [1, 2, 2.5, 3])
    let branched = "BranchedPlank/ZStack/Rectangle"
    trace.expect("opacity", "opacity", of: branched, index: 0, [1: 1, 2: 0.5, 2.5: 0.25])
    trace.expect("opacity", "opacity", of: branched, index: 1, [1: 0, 2: 0.5, 2.5: 0.75])
    let renamed = "RenamedPlank/ZStack/Rectangle"
    trace.expect("scale", "x", of: renamed, index: 0, [1: 1, 2: 0.5, 2.5: 0.25])
    trace.expect("scale", "x", of: renamed, index: 1, [1: 0, 2: 0.5, 2.5: 0.75])
    for (kind, view) in [("opacity", branched), ("scale", renamed)] {
      // The one that has come is left.
      #expect(trace.attributes(kind, of: view, at: 3).map { $0.presented[0] } == [1])
      #expect(trace.attributes("geometry", of: view, at: 2).isEmpty)
    }
    trace.expect(
      "geometry", "width", of: "LastingPlank/Rectangle", [1: 100, 2: 150, 2.5: 175, 3: 200])
  }

  /// The planks are 40 points high, their tops at 347, 417 and 487.
  @Test func picturesOfThePlanks() throws {
    let pictures = try ScenePictures("same-or-another", at: [0.5, 2, 2.5, 3])
    pictures.expectBox(of: Self.orange, CGRect(x: 151, y: 347, width: 100, height: 40), at: 0.5)
    pictures.expectBox(of: Self.blend, CGRect(x: 151, y: 347, width: 100, height: 40), at: 2)
    pictures.expectBox(of: Self.paleBlue, CGRect(x: 101, y: 347, width: 200, height: 40), at: 2)
    pictures.expectBox(of: Self.purple, CGRect(x: 151, y: 427, width: 100, height: 20), at: 2)
    pictures.expectBox(of: Self.green, CGRect(x: 126, y: 487, width: 150, height: 40), at: 2)
    pictures.expectBox(of: Self.purple, CGRect(x: 126, y: 422, width: 150, height: 30), at: 2.5)
    pictures.expectBox(of: Self.blue, CGRect(x: 101, y: 347, width: 200, height: 40), at: 3)
  }

  // MARK: - What leaves and what stays

  @Test func aLeavingLidFadesWhileItsBoxMovesUp() throws {
    let trace = try SceneTrace(
      "lid-comes-off", at: [1, 1.1, 1.25, 1.5, 1.75, 1.8033, 1.8034, 2, 2.1033, 2.1034])
    let (left, right) = ("HStack/0/LiddedBox/VStack", "HStack/1/LiddedBox/VStack")
    // Evenly, for a second.
    trace.expect(
      "opacity", "opacity", of: left + "/0/Lid/Rectangle",
      [1: 1, 1.25: 0.75, 1.5: 0.5, 1.75: 0.25])
    trace.expect(
      "geometry", "y", of: left + "/1/Rectangle",
      [1: 447, 1.25: 439.5, 1.5: 432, 1.75: 424.5, 2: 417], within: 1e-9)
    #expect(trace.attributes("opacity", of: left + "/0/Lid/Rectangle", at: 1.8034).count == 1)
    #expect(trace.attributes("opacity", of: left + "/0/Lid/Rectangle", at: 2).isEmpty)
    // As a spring: the way of one point is over before that of thirty.
    trace.expect(
      "opacity", "opacity", of: right + "/0/Lid/Rectangle",
      [1: 1, 1.1: 0.642260, 1.25: 0.178974, 1.5: 0.013601])
    trace.expectWay(
      "geometry", "y", of: right + "/1/Rectangle", from: 447, to: 417,
      [1: 0, 1.1: 0.357740, 1.25: 0.821026, 1.5: 0.986399])
    #expect(trace.attributes("opacity", of: right + "/0/Lid/Rectangle", at: 1.8033).count == 1)
    #expect(trace.attributes("opacity", of: right + "/0/Lid/Rectangle", at: 1.8034).isEmpty)
    let shift = [2.1033, 2.1034].flatMap {
      trace.attributes("geometry", of: right + "/1/Rectangle", at: $0)
    }
    #expect(shift.count == 2)
    #expect(shift.map { $0.animation != nil } == [true, false])
    #expect(shift.last?.presented[1] == 417)
    // The lid itself stays where it was.
    for time in [1.5, 1.75] {
      #expect(trace.attributes("geometry", of: "Lid/Rectangle", at: time).isEmpty)
    }
  }

  @Test func picturesOfTheLids() throws {
    let pictures = try ScenePictures("lid-comes-off", at: [0.5, 1.5, 2])
    pictures.expectBox(of: Self.orange, CGRect(x: 126, y: 417, width: 150, height: 30), at: 0.5)
    // The left lid is half there, the right one has all but gone; the boxes are drawn in front.
    pictures.expectBox(of: Self.paleOrange, CGRect(x: 126, y: 417, width: 50, height: 30), at: 1.5)
    pictures.expectColor(Self.blue, x: 151, y: 437, at: 1.5)
    pictures.expectColor(Self.paleOrange, x: 151, y: 444, at: 1.5)
    pictures.expectColor(Self.paleOrange, x: 151, y: 430, at: 1.5)
    pictures.expectBox(of: Self.blue, CGRect(x: 136, y: 417, width: 130, height: 10), at: 2)
    pictures.expectBox(of: Self.paleOrange, nil, at: 2)
  }

  // MARK: - Matched geometry

  /// The album's corner is at (1, 287).
  @Test func stampAndPosterShareOneMovingFrame() throws {
    let times = [1, 1.25, 1.5, 1.75]
    let trace = try SceneTrace("stamp-to-poster", at: times + [2])
    let names = ["x", "y", "width", "height"]
    let start = [1.0, 287, 50, 50]
    let end = [201.0, 387, 200, 200]
    let picture = "ZStack/1/Rectangle"
    for time in times {
      for (index, name) in names.enumerated() {
        let expected = start[index] + (end[index] - start[index]) * (time - 1)
        // The group's frame comes first, then those of both views.
        for place in 0...2 {
          trace.expect("geometry", name, index: place, [time: expected])
        }
      }
      let opacities = trace.attributes("opacity", of: picture, at: time).map { $0.presented[0] }
      #expect(opacities == [2 - time, time - 1])
    }
    #expect(trace.attributes("opacity", of: picture, at: 2).map { $0.presented[0] } == [1])
  }

  @Test func picturesOfStampAndPoster() throws {
    let pictures = try ScenePictures("stamp-to-poster", at: [0.5, 1.25, 1.5, 2])
    pictures.expectBox(of: Self.orange, CGRect(x: 1, y: 287, width: 50, height: 50), at: 0.5)
    pictures.expectBox(
      of: PixelColor(red: 191, green: 161, blue: 134),
      CGRect(x: 51, y: 312, width: 87.5, height: 87.5), at: 1.25)
    pictures.expectBox(of: Self.blend, CGRect(x: 101, y: 337, width: 125, height: 125), at: 1.5)
    pictures.expectBox(of: Self.blue, CGRect(x: 201, y: 387, width: 200, height: 200), at: 2)
  }
}

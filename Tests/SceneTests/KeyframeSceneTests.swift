import Foundation
import TestSupport
import Testing

/// Keyframes on tracks beside each other, their values as a table, and a clock that only tells the time.
@Suite struct KeyframeSceneTests {
  @Test func springsOfAParcelAreCutOffWhereTheyAre() throws {
    let trace = try SceneTrace("parcel-hop", at: [0.5, 1, 1.15, 1.25, 1.275, 1.4, 3])
    trace.expect(
      "scale", "x",
      [0.5: 1, 1: 1, 1.15: 1.112392, 1.25: 1.056883, 1.4: 1.001980, 3: 1.001980], within: 1e-6)
    trace.expect(
      "geometry", "y", [0.5: 387, 1: 387, 1.15: 367, 1.275: 377, 1.4: 387, 3: 387], within: 1e-6)
    let pictures = try ScenePictures("parcel-hop", at: [0.5, 1.15, 1.275, 3], scale: 3)
    let pictured: [(Double, Double, Double)] = [
      (0.5, 1, 0), (1.15, 1.112392, -20), (1.275, 1.036210, -10), (3, 1.001980, 0),
    ]
    for (time, size, height) in pictured {
      let half = 50 * size
      pictures.expectBox(
        of: .systemBrown,
        CGRect(x: 201 - half, y: 437 + height - half, width: 2 * half, height: 2 * half), at: time)
    }
  }

  @Test func aBellSwingsAndSwellsOnTwoTracks() throws {
    let times = [0.5, 1.05, 1.1, 1.125, 1.15, 1.2, 1.25, 1.45, 1.5, 3]
    let trace = try SceneTrace("bell-rings", at: times)
    trace.expect(
      "rotation", "angle",
      [
        0.5: 0, 1.05: 8.4375, 1.1: 15, 1.15: -0.625, 1.2: -15, 1.45: -5.625, 1.5: 0, 3: 0,
      ], within: 1e-9)
    trace.expect(
      "scale", "x", [0.5: 1, 1.125: 1.05, 1.25: 1.1, 1.5: 1, 3: 1], within: 1e-9)

    let pictures = try ScenePictures("bell-rings", at: [0.5, 1.1, 1.2])
    let pictured: [(Double, Double, Double)] = [
      (0.5, 0, 1), (1.1, 15, 1.0352), (1.2, -15, 1.0896),
    ]
    for (time, degrees, size) in pictured {
      // The rim's corners turn about the crown at (201, 377) and move away from the middle at (201, 437).
      let angle = degrees * Double.pi / 180
      let (sine, cosine) = (sin(angle), cos(angle))
      let corners = [-50.0, 50.0].map { (x: Double) -> CGPoint in
        let turned = CGPoint(x: x * cosine - 120 * sine, y: x * sine + 120 * cosine)
        return CGPoint(x: 201 + size * turned.x, y: 437 + size * (turned.y - 60))
      }
      let box = try #require(pictures.box(of: .systemOrange, within: 150, at: time))
      // On the other side a turned bell's waist reaches further than its rim.
      if degrees >= 0 { #expect(abs(box.minX - corners[0].x) <= 1, "\(box) at \(time) s") }
      if degrees <= 0 { #expect(abs(box.maxX - corners[1].x) <= 1, "\(box) at \(time) s") }
      #expect(abs(box.maxY - max(corners[0].y, corners[1].y)) <= 1, "\(box) at \(time) s")
    }
  }

  @Test func keyframesCanBeReadAsATable() throws {
    let trace = try SceneTrace("sampled-keyframes", at: [0])
    trace.expectConsole([0: "1.0", 0: "1.1", 0: "1.2", 0: "1.1", 0: "1.0"])
    // Bars of 20 points, 28 apart from x = 79, stand on y = 497.
    let pictures = try ScenePictures("sampled-keyframes", at: [0])
    let heights = [100, 103.125, 110, 116.875, 120, 116.875, 110, 103.125, 100]
    for (index, height) in heights.enumerated() {
      let column = pictures[0].extent(
        column: (79 + 28 * index + 10) * 2, matching: index == 4 ? .systemOrange : .systemBlue)
      let run = try #require(column)
      #expect(abs(Double(run.start) / 2 - (497 - height)) <= 1, "bar \(index)")
      #expect(abs(run.end - 497 * 2) <= 1)
    }
  }

  @Test func anAppleFallsIsSquashedAndHopsTwice() throws {
    let times = [0.2, 0.7, 0.725, 0.99, 1.2, 1.45, 1.58, 3]
    let trace = try SceneTrace("apple-drop", at: times)
    // Its place at rest is at whole pixels; what keyframes move it by is not rounded.
    func place(_ altitude: Double) -> Double { 392 - altitude }
    trace.expect(
      "geometry", "y",
      [
        0.2: place(260), 0.7: place(192.977373), 0.725: place(178.007229), 0.99: place(22.553),
        1.2: place(90), 1.45: place(0), 1.58: place(25), 3: place(0),
      ], within: 1e-6)
    trace.expect("rotation", "angle", [0.2: 0, 0.725: -10, 0.99: 0, 3: 0], within: 1e-9)
    trace.expect("scale", "x", [0.2: 1, 0.7: 1, 0.99: 1.25], within: 1e-9)
    trace.expect("scale", "y", [0.2: 1, 0.7: 1, 0.99: 0.7], within: 1e-9)
    let pictures = try ScenePictures("apple-drop", at: [0.2, 0.7, 0.99])
    let pictured: [(Double, Double, Double, Double)] = [
      (0.2, 260, 80, 80), (0.7, 192.977373, 80, 80), (0.99, 22.553, 100, 56),
    ]
    for (time, altitude, width, height) in pictured {
      pictures.expectBox(
        of: .systemRed,
        CGRect(x: 201 - width / 2, y: 472 - altitude - height, width: width, height: height),
        at: time)
      pictures.expectBox(of: .systemGreen, CGRect(x: 81, y: 472, width: 240, height: 10), at: time)
    }
  }

  @Test func aClockReadsTheTimeOfEachFrame() throws {
    let trace = try SceneTrace("regatta-clock", at: [0, 0.37, 2.5, 4, 9.99, 12])
    trace.expect(
      "shape", "trim.to", of: "ZStack/1/Circle",
      [0: 0, 0.37: 0.037, 2.5: 0.25, 4: 0.4, 9.99: 0.999, 12: 1], within: 1e-9)
    trace.expect(
      "rotation", "angle", of: "ZStack/3/Capsule",
      [0: 0, 0.37: 13.32, 2.5: 90, 4: 144, 9.99: 359.64, 12: 432], within: 1e-9)

    let pictures = try ScenePictures("regatta-clock", at: [2.5, 4])
    // A quarter after the start the hand lies to the right.
    pictures.expectBox(of: .systemRed, CGRect(x: 191, y: 434, width: 100, height: 6), at: 2.5)
    for (time, passed) in [2.5: 2, 4.0: 4] as KeyValuePairs<Double, Int> {
      for mark in 1...10 {
        let angle = Double(mark) * .pi / 5
        pictures.expectColor(
          mark <= passed ? .systemBlue : .systemGray, x: 201 + 98 * sin(angle),
          y: 437 - 98 * cos(angle),
          at: time)
      }
      // The ring is filled up to the hand; its round ends reach a little further.
      for degrees in stride(from: 5.0, to: 356, by: 5) {
        if abs(degrees - time * 36) < 5 { continue }
        let angle = degrees * .pi / 180
        let found = pictures.color(x: 201 + 120 * sin(angle), y: 437 - 120 * cos(angle), at: time)
        #expect((found == .systemBlue) == (degrees < time * 36), "\(degrees)° at \(time) s")
      }
    }
  }
}

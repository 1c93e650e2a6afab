import Foundation
import Imaging
import TestSupport
import Testing

/// The race of five curves: that its lanes, its labels and its chart agree, and what its rules and resets do.
@Suite struct RaceTests {
  private static let lanes = ["linear", "ease in", "ease out", "ease in and out", "spring"]
  private static let colors: [PixelColor] = [
    .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemRed,
  ]

  private static func lane(_ name: String) -> String { "ForEach/[\(name)]/Lane" }

  // MARK: - Five curves

  @Test(arguments: [
    (2.4, ["50%", "32%", "68%", "50%", "110%"]), (4.464, ["93%", "89%", "99%", "99%", "102%"]),
  ])
  func labelsTellWhereTheDotsAre(time: Double, labels: [String]) throws {
    let trace = try SceneTrace("curve-race", at: [time])
    let texts = trace.texts(at: time).filter { $0.string.hasSuffix("%") }
    #expect(texts.map(\.string) == labels)
    #expect(texts.allSatisfy { $0.opacity == 1 })
  }

  @Test func eachLaneIsWhereItsFormulaSays() throws {
    let times = (0..<20).map { 0.037 + 0.25 * Double($0) }
    let trace = try SceneTrace("curve-race", at: times)
    for time in times {
      for name in Self.lanes {
        let lane = trace.value("view", "progress", of: Self.lane(name), at: time)
        let marker = trace.value(
          "shape", "value", of: "Chart/ZStack/5/ForEach/[\(name)]/Marker", at: time)
        let difference = lane.flatMap { lane in marker.map { abs(lane - $0) } } ?? .infinity
        #expect(difference <= 1e-9, "\(name) at \(time) s")
      }
    }
  }

  @Test func thePlayheadRunsForFourPointEightSeconds() throws {
    let trace = try SceneTrace("curve-race", at: [0, 1.2, 2.4, 4.464, 4.8, 7])
    for name in Self.lanes {
      trace.expectWay(
        "shape", "head", of: "ForEach/[\(name)]/Marker", from: 0, to: 1,
        [0: 0, 1.2: 0.25, 2.4: 0.5, 4.464: 0.93, 4.8: 1, 7: 1])
    }
  }

  /// The lanes' dots are 24 points wide and 62 apart, from y = 148; the chart covers (24, 450, 354, 300).
  @Test func dotsAndMarkersAreDrawnWhereTheyBelong() throws {
    let pictures = try ScenePictures("curve-race", at: [0, 1.2, 2.4])
    let progress: [(Double, [Double])] = [
      (0, [0, 0, 0, 0, 0]),
      (1.2, [0.25, 0.093464651, 0.378138131, 0.129161931, 0.623753099]),
      (2.4, [0.5, 0.315356813, 0.684643187, 0.5, 1.096451994]),
    ]
    for (time, values) in progress {
      for (index, value) in values.enumerated() {
        let row = Int((160 + 62 * Double(index)) * 2)
        let dot = pictures[time].extent(row: row, matching: Self.colors[index], tolerance: 2)
        expectNear(dot?.start, (26 + 288 * value) * 2, "dot \(index) at \(time) s")
        expectNear(dot?.end, (50 + 288 * value) * 2, "dot \(index) at \(time) s")
      }
    }
    for (index, value) in progress[1].1.enumerated() {
      pictures.expectColor(
        Self.colors[index], x: 40 + 0.25 * 322, y: 734 - value / 1.2 * 268, at: 1.2)
    }
  }

  /// Expects a pixel's place within a point of where it belongs.
  private func expectNear(_ found: Int?, _ expected: Double, _ comment: Comment) {
    let difference = found.map { abs(Double($0) - expected) } ?? .infinity
    #expect(difference <= 2, "\(String(describing: found)), not \(expected); \(comment)")
  }

  // MARK: - Rules and requests

  /// Tracks are 320 points wide and 52 apart; dots of 28 points run from x = 41 over 250 points.
  private func expectDots(
    _ pictures: ScenePictures, _ dots: [(color: PixelColor, progress: Double)], at time: Double,
    from x: Double = 41, over travel: Double = 250, spacing: Double = 52
  ) {
    let height = spacing * Double(dots.count - 1) + 28
    for (index, dot) in dots.enumerated() {
      pictures.expectBox(
        of: dot.color,
        CGRect(
          x: x + travel * dot.progress, y: 437 - height / 2 + spacing * Double(index), width: 28,
          height: 28), at: time)
    }
  }

  @Test func aRuleAndARequestMoveAlike() throws {
    let trace = try SceneTrace("rule-and-request", at: [1.3, 1.6, 2.2])
    for index in [0, 1] {
      trace.expectWay(
        "geometry", "x", of: "VStack/\(index)/Track/ZStack/1/Circle", from: 41, to: 291,
        [1.3: 0.378138131, 1.6: 0.684643187, 2.2: 1])
    }
    let pictures = try ScenePictures("rule-and-request", at: [1.3, 1.6])
    expectDots(pictures, [(.systemBlue, 0.378138), (.systemOrange, 0.378138)], at: 1.3)
    expectDots(pictures, [(.systemBlue, 0.684643), (.systemOrange, 0.684643)], at: 1.6)
  }

  @Test func aLaneWithItsOwnRuleIgnoresTheRequest() throws {
    let trace = try SceneTrace("stubborn-lane", at: [1.175, 1.349, 1.35, 3.4, 5.8])
    trace.expectWay(
      "geometry", "x", of: "VStack/0/Track/ZStack/1/Circle", from: 41, to: 291,
      [1.175: 0.036458333, 1.35: 0.072916667, 3.4: 0.5, 5.8: 1])
    trace.expectWay(
      "geometry", "x", of: "VStack/1/Track/ZStack/1/Circle", from: 41, to: 291,
      [1.175: 0.684643187, 1.35: 1, 3.4: 1])
    let stubborn = trace.attributes("geometry", of: "VStack/1/Track/ZStack/1/Circle", at: 1.349)
    #expect(stubborn.map(\.animation) == ["easeOut(duration: 0.35)"])
    let pictures = try ScenePictures("stubborn-lane", at: [1.175, 1.35, 3.4])
    expectDots(pictures, [(.systemBlue, 0.036458), (.systemRed, 0.684643)], at: 1.175)
    expectDots(pictures, [(.systemBlue, 0.072917), (.systemRed, 1)], at: 1.35)
    expectDots(pictures, [(.systemBlue, 0.5), (.systemRed, 1)], at: 3.4)
  }

  @Test func fiveOfAKindStayInLine() throws {
    let trace = try SceneTrace("five-alike", at: [0.6, 2, 3.6, 4.2])
    let pictures = try ScenePictures("five-alike", at: [0.6, 2, 3.6])
    for index in 0..<5 {
      trace.expectWay(
        "geometry", "x", of: "ForEach/[\(index)]/ZStack/1/Circle", from: 41, to: 291,
        [0.6: 0.5, 2: 0, 3.6: 0.684643187, 4.2: 1])
    }
    for (time, progress) in [0.6: 0.5, 2: 0, 3.6: 0.684643] as KeyValuePairs<Double, Double> {
      expectDots(pictures, Self.colors.map { ($0, progress) }, at: time, spacing: 44)
    }
  }

  // MARK: - The label

  @Test func onlyALabelInsideTheInterpolationCounts() throws {
    let trace = try SceneTrace("honest-label", at: [0, 0.01, 2.4, 4.464, 9])
    let drawn: KeyValuePairs<Double, [Int]> = [
      0: [0, 0, 0, 0, 0], 2.4: [50, 32, 68, 50, 110], 4.464: [93, 89, 99, 99, 102],
      9: [100, 100, 100, 100, 100],
    ]
    for (time, numbers) in drawn {
      let texts = trace.texts(at: time)
      #expect(texts.allSatisfy { $0.opacity == 1 })
      #expect(
        texts.map(\.string).filter { $0.hasPrefix("state") }
          == Array(repeating: "state: 100 %", count: 5))
      #expect(
        texts.map(\.string).filter { $0.hasPrefix("drawn") } == numbers.map { "drawn: \($0) %" })
    }
  }

  @Test func theStatesLabelNeverChangesInThePicture() throws {
    let times = [0.0, 2.4, 9]
    let trace = try SceneTrace("honest-label", at: times)
    let pictures = try ScenePictures("honest-label", at: times)
    for index in 0..<5 {
      let dot = try #require(
        trace.value(
          "geometry", "y", of: "VStack/\(index)/Lane/VStack/1/ZStack/1/Circle", at: 0))
      // The labels lie in the 20 points above the track, a gap of 4 points away from it.
      let state = CGRect(x: 41, y: dot - 24, width: 140, height: 20)
      let drawn = CGRect(x: 221, y: dot - 24, width: 140, height: 20)
      #expect(pictures.differences(in: state, at: 0, and: 2.4) == 0)
      #expect(pictures.differences(in: state, at: 0, and: 9) == 0)
      #expect(pictures.differences(in: drawn, at: 0, and: 2.4) > 0)
      #expect(pictures.differences(in: drawn, at: 2.4, and: 9) > 0)
    }
  }

  // MARK: - Resets

  @Test func aResetInTheSameTurnIsSwallowed() throws {
    let trace = try SceneTrace("swallowed-reset", at: [0.5, 1, 1.6, 2.2])
    // What was finished never changes at all.
    for time in [0.5, 1, 1.6, 2.2] {
      #expect(trace.attributes("geometry", of: "VStack/0/ZStack/1/Circle", at: time).isEmpty)
    }
    trace.expectWay(
      "geometry", "x", of: "VStack/1/ZStack/1/Circle", from: 41, to: 291,
      [0.5: 0.6, 1: 0.6, 1.6: 0.8, 2.2: 1])
    let pictures = try ScenePictures("swallowed-reset", at: [0.5, 1.6, 2.2])
    for (time, progress) in [(0.5, 0.6), (1.6, 0.8), (2.2, 1)] {
      expectDots(pictures, [(.systemBlue, 1), (.systemOrange, progress)], at: time)
    }
  }

  @Test func aResetInATurnOfItsOwnStartsAfresh() throws {
    let trace = try SceneTrace("reset-then-go", at: [1.6, 2.5, 3, 3.6, 4.2])
    trace.expectWay(
      "geometry", "x", of: "VStack/0/ZStack/1/Circle", from: 76, to: 276,
      [1.6: 0.5, 2.5: 1, 3: 0, 3.6: 0.5, 4.2: 1])
  }

  @Test func aResetInTheMiddleOfARunLeavesARest() throws {
    let trace = try SceneTrace("reset-then-go", at: [1.6, 1.72, 1.96, 2.2, 2.56, 2.92])
    // A fresh run would be at 0, 0.2, 0.4 and 0.7: the former one matters until its end at 2.2 s.
    trace.expectWay(
      "geometry", "x", of: "VStack/1/ZStack/1/Circle", from: 76, to: 276,
      [1.6: 0.5, 1.72: -0.4, 1.96: 0.04, 2.2: 0.4, 2.56: 0.7, 2.92: 1])
    let pictures = try ScenePictures("reset-then-go", at: [1.72, 1.96, 2.56, 3.6])
    pictures.expectBox(of: .systemRed, CGRect(x: 0, y: 449, width: 24, height: 28), at: 1.72)
    expectDots(pictures, [(.systemGreen, 0.8), (.systemRed, 0.04)], at: 1.96, from: 76, over: 200)
    expectDots(pictures, [(.systemGreen, 1), (.systemRed, 0.7)], at: 2.56, from: 76, over: 200)
    expectDots(pictures, [(.systemGreen, 0.5), (.systemRed, 1)], at: 3.6, from: 76, over: 200)
  }
}

extension ScenePictures {
  /// The number of pixels of a box, in points, that are not the same at two moments.
  fileprivate func differences(in box: CGRect, at first: Double, and second: Double) -> Int {
    var count = 0
    for y in Int(box.minY * scale)..<Int(box.maxY * scale) {
      for x in Int(box.minX * scale)..<Int(box.maxX * scale)
      where self[first][x, y] != self[second][x, y] {
        count += 1
      }
    }
    return count
  }
}

import Foundation
import TestSupport
import Testing

/// What becomes of the race with delays, other springs, a false chart, a longer chart and a change of mind.
@Suite struct RaceChallengeTests {
  private func expectDot(
    _ pictures: ScenePictures, of color: PixelColor, x: Double, y: Double, at time: Double
  ) {
    pictures.expectBox(of: color, CGRect(x: x, y: y, width: 28, height: 28), at: time)
  }

  @Test func aDelayCountsAsWrittenOutsideAChangeOfPace() throws {
    let trace = try SceneTrace("late-starters", at: [1.1, 1.4, 2.3, 3.5, 5.9, 6.2])
    trace.expectWay(
      "geometry", "x", of: "VStack/0/ZStack/1/Circle", from: 41, to: 281,
      [1.1: 0, 1.4: 0.0625, 2.3: 0.25, 3.5: 0.5, 5.9: 1])
    trace.expectWay(
      "geometry", "x", of: "VStack/1/ZStack/1/Circle", from: 41, to: 281,
      [1.1: 0, 1.4: 0, 2.3: 0.1875, 3.5: 0.4375, 5.9: 0.9375, 6.2: 1])
    let pictures = try ScenePictures("late-starters", at: [1.4, 3.5])
    expectDot(pictures, of: .systemBlue, x: 56, y: 397, at: 1.4)
    expectDot(pictures, of: .systemOrange, x: 41, y: 449, at: 1.4)
    expectDot(pictures, of: .systemBlue, x: 161, y: 397, at: 3.5)
    expectDot(pictures, of: .systemOrange, x: 146, y: 449, at: 3.5)
  }

  @Test func springsWithoutBounceNeverPassTheFinish() throws {
    let times = (0...60).map { Double($0) * 0.2 } + [4.464]
    let trace = try SceneTrace("calm-springs", at: times)
    trace.expectWay(
      "view", "progress", of: "VStack/0/Lane", from: 0, to: 1,
      [1.2: 0.465583949, 2.4: 0.821025554, 4.464: 0.980160555, 4.8: 0.986399069])
    trace.expectWay(
      "view", "progress", of: "VStack/1/Lane", from: 0, to: 1,
      [1.2: 0.372373479, 2.4: 0.667381803, 4.464: 0.889617244, 4.8: 0.907764486])
    for time in times {
      for index in [0, 1] {
        let progress = trace.value("view", "progress", of: "VStack/\(index)/Lane", at: time)
        #expect(progress.map { $0 <= 1 } == true, "\(index) at \(time) s")
      }
    }
    #expect(trace.texts(at: 2.4).map(\.string) == ["bounce 0: 82 %", "bounce -0.3: 67 %"])
    let pictures = try ScenePictures("calm-springs", at: [1.2, 4.8])
    for (time, shares) in [(1.2, [0.465584, 0.372373]), (4.8, [0.986399, 0.907764])] {
      for (index, color) in [PixelColor.systemPurple, .systemBlue].enumerated() {
        let y = try #require(
          trace.value(
            "geometry", "y", of: "VStack/\(index)/Lane/VStack/1/ZStack/2/Circle", at: time))
        expectDot(pictures, of: color, x: 41 + 250 * shares[index], y: y, at: time)
      }
    }
  }

  @Test func aChartThatPromisesAnotherCurveIsFoundOut() throws {
    let trace = try SceneTrace("broken-promise", at: [0, 2.4, 4.8])
    trace.expectWay(
      "geometry", "x", of: "VStack/0/ZStack/1/Circle", from: 37, to: 337,
      [0: 0, 2.4: 0.315356813, 4.8: 1])
    trace.expectWay(
      "shape", "value", of: "Rider", from: 0, to: 1, [0: 0, 2.4: 0.684643187, 4.8: 1])
    // The chart covers (51, 367, 300, 200).
    let pictures = try ScenePictures("broken-promise", at: [2.4])
    expectDot(pictures, of: .systemRed, x: 37 + 300 * 0.315357, y: 307, at: 2.4)
    pictures.expectBox(
      of: .systemBlue, CGRect(x: 201 - 8, y: 567 - 200 * 0.684643 - 8, width: 16, height: 16),
      at: 2.4)
  }

  @Test func staggeredDotsKeepTheirOrder() throws {
    let starts = (0..<5).map { Double($0) * 0.08 }
    let middles = (starts.map { 0.6 + $0 }, starts.map { 2.4 + $0 })
    let ends = (starts.map { 1.2 + $0 }, starts.map { 4.8 + $0 })
    let times = Set([0.7] + starts + middles.0 + middles.1 + ends.0 + ends.1)
    let trace = try SceneTrace("staggered-start", at: times.sorted())
    func dot(_ field: Int, _ index: Int) -> String {
      "VStack/\(field)/Field/VStack/ForEach/[\(index)]/ZStack/1/Circle"
    }
    for index in 0..<5 {
      trace.expectWay(
        "geometry", "x", of: dot(0, index), from: 37, to: 337,
        [starts[index]: 0, middles.0[index]: 0.684643187, ends.0[index]: 1])
      trace.expectWay(
        "geometry", "x", of: dot(1, index), from: 37, to: 337,
        [starts[index]: 0, middles.1[index]: 0.684643187, ends.1[index]: 1])
      // None arrives before its time.
      if index > 0 {
        let early = trace.value("geometry", "x", of: dot(0, index), at: ends.0[index - 1])
        #expect(early.map { $0 < 336 } == true)
      }
    }
    // Easing out after 0.7 s less the delay, of 1.2 s.
    let shares = [0.769385, 0.702358, 0.629324, 0.550731, 0.466923]
    let pictures = try ScenePictures("staggered-start", at: [0.7, 2.4])
    for (index, color) in [
      PixelColor.systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemRed,
    ].enumerated() {
      let row = Int((437 - 192 + 14 + 36 * Double(index)) * 2)
      let run = pictures[0.7].extent(row: row, matching: color, tolerance: 2)
      let start = run.map { Double($0.start) / 2 } ?? .infinity
      #expect(abs(start - (37 + 300 * shares[index])) <= 1, "\(start) of dot \(index)")
    }
  }

  @Test func aLongerChartShowsWhatComesAfterTheDuration() throws {
    let trace = try SceneTrace("spring-tail", at: [2.4, 4.8, 5.74752, 7.68])
    let values: KeyValuePairs<Double, Double> = [
      2.4: 1.096451994, 4.8: 1.001785403, 5.74752: 0.984042225, 7.68: 0.999808263,
    ]
    trace.expectWay("shape", "value", of: "Rider", from: 0, to: 1, values)
    trace.expectWay(
      "geometry", "x", of: "VStack/0/ZStack/1/Circle", from: 41, to: 291, values)
    trace.expectWay(
      "shape", "share", of: "Rider", from: 0, to: 1,
      [2.4: 0.5, 4.8: 1, 5.74752: 1.1974, 7.68: 1.6])
    // The chart covers (41, 347, 320, 240); both its units are 200 points.
    let pictures = try ScenePictures("spring-tail", at: [5.74752])
    pictures.expectBox(
      of: .systemBlue, CGRect(x: 41 + 239.48 - 8, y: 587 - 196.808 - 8, width: 16, height: 16),
      at: 5.74752)
    pictures.expectColor(.systemRed, x: 41 + 100, y: 587 - 200 * 1.096452, at: 5.74752)
    // Red at 0.4 over grey at 0.12 over white.
    pictures.expectColor(
      PixelColor(red: 247, green: 167, blue: 169), x: 41 + 300, y: 587 - 200 * 0.996404,
      at: 5.74752, within: 3)
  }

  @Test func aSpringCalledBackTurnsInABend() throws {
    let trace = try SceneTrace("change-of-mind", at: [1.3, 1.349, 1.4, 1.5, 1.7])
    for index in [0, 1] {
      trace.expectWay(
        "geometry", "x", of: "VStack/\(index)/ZStack/1/Circle", from: 37, to: 337,
        [1.3: 0.623753, 1.349: 0.675643, 1.4: 0.652184, 1.5: 0.576602, 1.7: 0.511598])
      let found = trace.attributes("geometry", of: "VStack/\(index)/ZStack/1/Circle", at: 1.3)
      let speed = try #require(found.first?.velocity?.first)
      #expect(abs(speed / 300 - 2.554463) <= 1e-6)
    }
    trace.expectWay(
      "geometry", "x", of: "VStack/2/ZStack/1/Circle", from: 37, to: 337,
      [1.3: 0.378138, 1.4: 0.421733, 1.5: 0.465320])
    let pictures = try ScenePictures("change-of-mind", at: [1.3, 1.349, 1.5])
    let pictured: [(Double, Double, Double?)] = [
      (1.3, 0.623753, 0.378138), (1.349, 0.675643, nil), (1.5, 0.576602, 0.465320),
    ]
    for (time, spring, curve) in pictured {
      expectDot(pictures, of: .systemRed, x: 37 + 300 * spring, y: 371, at: time)
      expectDot(pictures, of: .systemPurple, x: 37 + 300 * spring, y: 423, at: time)
      if let curve { expectDot(pictures, of: .systemOrange, x: 37 + 300 * curve, y: 475, at: time) }
    }
  }
}

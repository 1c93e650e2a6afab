import Foundation
import TestSupport
import Testing

/// What a change says about its animation, what rules make of that on the way, and who hears of the end.
@Suite struct TransactionSceneTests {
  // MARK: - Requests and rules

  @Test func theShortAndTheLongRequestAreTheSame() throws {
    let times = [1, 1.1, 1.2, 1.25, 1.5, 3]
    let trace = try SceneTrace("same-request-twice", at: times)
    for index in [0, 1] {
      trace.expectWay(
        "geometry", "width", of: "VStack/\(index)/Rectangle", from: 60, to: 260,
        [1: 0, 1.1: 0.357739556, 1.2: 0.715415689, 1.25: 0.821025554, 1.5: 0.986399069, 3: 1])
    }
    let pictures = try ScenePictures("same-request-twice", at: times)
    for time in times {
      func bar(_ index: Int) -> [Double]? {
        trace.attributes("geometry", of: "VStack/\(index)/Rectangle", at: time).first?.presented
      }
      #expect(bar(0)?[0] == bar(1)?[0] && bar(0)?[2] == bar(1)?[2])
      let blue = pictures[time].extent(row: 407 * 2, matching: .systemBlue)
      #expect(blue != nil && blue == pictures[time].extent(row: 467 * 2, matching: .systemOrange))
    }
    pictures.expectBox(
      of: .systemBlue, CGRect(x: 51, y: 387, width: 60 + 200 * 0.821026, height: 40), at: 1.25)
  }

  @Test func aBarThatAnimatesEveryChangeNeedsNoRequest() throws {
    let trace = try SceneTrace("every-change-moves", at: [0, 1.1, 1.25, 3, 3.1, 3.25, 5])
    trace.expect(
      "geometry", "width",
      [0: 50, 1.1: 67.886978, 1.25: 91.051278, 3: 100, 3.1: 82.113022, 3.25: 58.948722, 5: 50],
      within: 1e-6)
    let pictures = try ScenePictures("every-change-moves", at: [0, 1.1, 1.25, 3.1])
    let pictured: KeyValuePairs<Double, Double> = [
      0: 50, 1.1: 67.886978, 1.25: 91.051278, 3.1: 82.113022,
    ]
    for (time, width) in pictured {
      pictures.expectBox(
        of: .systemPurple, CGRect(x: 201 - width / 2, y: 412, width: width, height: 50), at: time)
    }
  }

  /// Expects discs of 40 points below each other that have come shares of a way of 200 points from x = 51.
  private func expectDiscs(
    _ pictures: ScenePictures, _ discs: KeyValuePairs<PixelColor, Double>, at time: Double
  ) {
    let top = 437 - (60 * Double(discs.count) - 20) / 2
    for (index, disc) in discs.enumerated() {
      pictures.expectBox(
        of: disc.key,
        CGRect(x: 51 + 200 * disc.value, y: top + 60 * Double(index), width: 40, height: 40),
        at: time)
    }
  }

  @Test func theRuleNearestToAViewBeatsTheRequest() throws {
    let trace = try SceneTrace("nearer-rule-wins", at: [1, 1.1, 1.3, 3])
    trace.expectWay(
      "geometry", "x", of: "VStack/0/Circle", from: 51, to: 251,
      [1: 0, 1.1: 0.285714, 1.3: 0.857143, 3: 1])
    trace.expectWay(
      "geometry", "x", of: "VStack/1/Circle", from: 51, to: 251,
      [1: 0, 1.1: 0.423302, 1.3: 1.033930, 3: 1])
    let pictures = try ScenePictures("nearer-rule-wins", at: [1.1, 1.3])
    expectDiscs(pictures, [.systemBlue: 0.285714, .systemOrange: 0.423302], at: 1.1)
    expectDiscs(pictures, [.systemBlue: 0.857143, .systemOrange: 1.033930], at: 1.3)
  }

  @Test func disablingAnimationsStopsRulesAndNoRequests() throws {
    let trace = try SceneTrace("rules-switched-off", at: [0.5, 1, 1.5, 2, 3])
    let jumps: KeyValuePairs<Double, Double> = [0.5: 0, 1: 1, 1.5: 1, 2: 1, 3: 1]
    let runs: KeyValuePairs<Double, Double> = [0.5: 0, 1: 0, 1.5: 0.25, 2: 0.5, 3: 1]
    for (index, shares) in [jumps, runs, runs, jumps].enumerated() {
      trace.expectWay(
        "geometry", "x", of: "VStack/\(index)/Circle", from: 51, to: 251, shares)
    }
    let pictures = try ScenePictures("rules-switched-off", at: [0.5, 1.5, 2])
    expectDiscs(
      pictures, [.systemBlue: 0, .systemOrange: 0, .systemGreen: 0, .systemRed: 0], at: 0.5)
    expectDiscs(
      pictures, [.systemBlue: 1, .systemOrange: 0.25, .systemGreen: 0.25, .systemRed: 1], at: 1.5)
    expectDiscs(
      pictures, [.systemBlue: 1, .systemOrange: 0.5, .systemGreen: 0.5, .systemRed: 1], at: 2)
  }

  @Test func aCounterWithoutAnimationDoesNotFade() throws {
    let times = [0.5, 1, 1.5, 2, 3]
    let trace = try SceneTrace("counter-without-fade", at: times)
    trace.expectTexts(["6 in": 1, "6 in": 1], at: 0.5)
    trace.expectTexts(["7 in": 0, "6 in": 1, "7 in": 1], at: 1)
    trace.expectTexts(["7 in": 0.25, "6 in": 0.75, "7 in": 1], at: 1.5)
    trace.expectTexts(["7 in": 0.5, "6 in": 0.5, "7 in": 1], at: 2)
    trace.expectTexts(["7 in": 1, "7 in": 1], at: 3)

    // The digits are the leftmost 50 points of either line; halfway even what both share is not black.
    let pictures = try ScenePictures("counter-without-fade", at: times)
    func darkest(y: Double, at time: Double) -> Int {
      var level = 255
      for row in Int(y * 2)..<Int((y + 80) * 2) {
        for column in (130 * 2)..<(178 * 2) {
          level = min(level, pictures[time].color(x: column, y: row).green)
        }
      }
      return level
    }
    #expect(darkest(y: 330, at: 0.5) == 0)
    #expect(darkest(y: 330, at: 2) >= 60)
    #expect(darkest(y: 330, at: 3) == 0)
    for time in times { #expect(darkest(y: 466, at: time) == 0) }
  }

  @Test func theSenderChoosesTheSpring() throws {
    let trace = try SceneTrace("sender-decides", at: [0.5, 1.1, 1.25, 2.9, 3.1, 3.3])
    trace.expectWay(
      "geometry", "x", from: 71, to: 271, [0.5: 0, 1.1: 0.357740, 1.25: 0.821026, 2.9: 1])
    trace.expectWay("geometry", "x", from: 271, to: 71, [3.1: 0.423302, 3.3: 1.033930])
    let pictures = try ScenePictures("sender-decides", at: [1.1, 3.1, 3.3])
    for (time, share) in [1.1: 0.357740, 3.1: 1 - 0.423302, 3.3: 1 - 1.033930] as KeyValuePairs {
      let x = 71 + 200 * share
      pictures.expectBox(of: .systemGreen, CGRect(x: x, y: 407, width: 60, height: 60), at: time)
    }
  }

  // MARK: - Completions

  @Test func theNextStepIsOfferedWhenTheSpringCountsAsDone() throws {
    let times = [1, 1.1, 1.25, 1.499, 1.5, 3]
    let trace = try SceneTrace("next-step", at: times)
    trace.expectConsole([1.5: "open"])
    trace.expectWay(
      "geometry", "height", of: "VStack/0/Rectangle", from: 60, to: 200,
      [1: 0, 1.1: 0.357739556, 1.25: 0.821025554, 1.5: 0.986399069, 3: 1])
    trace.expectWay(
      "opacity", "opacity", of: "VStack/1/ZStack", from: 0, to: 1,
      [1: 0, 1.25: 0, 1.499: 0, 1.5: 1, 3: 1])
    let pictures = try ScenePictures("next-step", at: times)
    pictures.expectBox(of: .systemGreen, nil, at: 1.499)
    // Card and button together are 264 points high in the end; the button was 70 points further up.
    pictures.expectBox(
      of: .systemGreen, CGRect(x: 131, y: 525 - 70 * (1 - 0.986399), width: 140, height: 44),
      at: 1.5)
    pictures.expectBox(of: .systemGreen, CGRect(x: 131, y: 525, width: 140, height: 44), at: 3)
    pictures.expectBox(
      of: .systemBlue,
      CGRect(x: 101, y: 375 - 70 * 0.821026, width: 200, height: 60 + 140 * 0.821026), at: 1.25)
  }

  @Test func aListenerWithAValueHearsOfEachChange() throws {
    let trace = try SceneTrace("each-time-or-once", at: [1.499, 1.5, 2.499, 2.5, 3.5, 6])
    let beats = trace.console.filter { $0.text.hasPrefix("beat") }
    #expect(
      beats == [
        .init(time: 1.5, text: "beat 1"), .init(time: 2.5, text: "beat 2"),
        .init(time: 3.5, text: "beat 3"),
      ])
    for (time, string) in [
      (1.499, "nothing yet"), (1.5, "beat 1"), (2.499, "beat 1"), (2.5, "beat 2"), (6, "beat 3"),
    ] {
      #expect(trace.texts(at: time).first?.string == string, "\(time) s")
    }
  }

  @Test func aListenerWithoutAValueHearsOnce() throws {
    let trace = try SceneTrace("each-time-or-once", at: [1.499, 1.5, 3.5, 6])
    let others = trace.console.filter { !$0.text.hasPrefix("beat") }
    #expect(others == [.init(time: 1.5, text: "without a value")])
    for (time, string) in [(1.499, "0 heard"), (1.5, "1 heard"), (3.5, "1 heard"), (6, "1 heard")] {
      #expect(trace.texts(at: time).last?.string == string, "\(time) s")
    }
  }

  @Test func bothDiscsBeatAlike() throws {
    let trace = try SceneTrace("each-time-or-once", at: [1.1, 1.25, 2, 2.1])
    for index in [0, 2] {
      trace.expectWay(
        "scale", "x", of: "VStack/\(index)/Circle", from: 1, to: 1.2,
        [1.1: 0.357739556, 1.25: 0.821025554])
    }
    let pictures = try ScenePictures("each-time-or-once", at: [1.1, 1.25])
    for (time, share) in [(1.1, 0.357740), (1.25, 0.821026)] {
      let side = 100 + 20 * share
      let orange = try #require(pictures.box(of: .systemOrange, at: time))
      let purple = try #require(pictures.box(of: .systemPurple, at: time))
      for box in [orange, purple] {
        #expect(abs(box.width - side) <= 1 && abs(box.height - side) <= 1)
        #expect(abs(box.midX - 201) <= 0.5)
      }
      #expect(orange.maxY < purple.minY)
    }
  }
}

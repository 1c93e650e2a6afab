import Regression
import SwiftUI
import TestSupport
import Testing
import VirtualTime

@Suite("Differences of values") struct TraceDifferenceTests {
  private func difference(_ expected: [TracedView], _ actual: [TracedView]) -> TraceDifference {
    TraceDifference(
      expected: TraceMaking.trace(frames: 3) { _ in (expected, []) },
      actual: TraceMaking.trace(frames: 3) { _ in (actual, []) })
  }

  private func rows(_ names: [String]) -> [TracedView] {
    names.enumerated().map { index, name in
      TraceMaking.text(
        "List/VStack/\(index)/Text", name, frame: [10, 20 * Double(index), 60, 20])
    }
  }

  /// A circle that moves 200 points in half a second from a moment on.
  private func moving(
    from start: Double, over duration: Double = 0.5, to target: Double = 200,
    with animation: String = "linear(duration: 0.5)", frames: Int = 90,
    also views: [TracedView] = []
  ) -> ValueTrace {
    TraceMaking.trace(frames: frames) { seconds in
      let share = max(0, min(1, (seconds - start) / duration))
      let frame = [target * share, 0, 40, 40]
      let runs = seconds >= start - 1e-9 && share < 1
      return (
        [TraceMaking.view("A/Circle", frame: frame)] + views,
        [
          TraceMaking.geometry(
            "A/Circle", at: frame, to: [seconds >= start - 1e-9 ? target : 0, 0, 40, 40],
            runs ? animation : nil)
        ]
      )
    }
  }

  @Test func equalTracesHaveNoFindings() {
    let trace = moving(from: 0.5)
    let difference = TraceDifference(expected: trace, actual: trace)
    #expect(difference.isSame)
    #expect(difference.effect == nil)
    #expect(difference.curves(limit: 5, at: trace.frames.map(\.instant)).isEmpty)
  }

  @Test func aColourIsPaintOnly() throws {
    let difference = difference(
      [TraceMaking.view("A/Circle", color: [1, 149.0 / 255, 0, 1])],
      [TraceMaking.view("A/Circle", color: [52.0 / 255, 199.0 / 255, 89.0 / 255, 1])])
    let finding = try #require(difference.findings.first)
    #expect(difference.effect == .paintOnly)
    #expect(difference.findings.count == 1)
    #expect(finding.kind == .paint)
    #expect(finding.property == "fill")
    #expect((finding.expected, finding.actual) == ("#FF9500", "#34C759"))
    #expect(finding.sentence == "fill of Circle is #34C759, was #FF9500, from the start")
  }

  @Test func oneLevelIsEnough() {
    let difference = difference(
      [TraceMaking.view("A/Circle", color: [1, 149.0 / 255, 0, 1])],
      [TraceMaking.view("A/Circle", color: [1, 150.0 / 255, 0, 1])])
    #expect(difference.findings.map(\.actual) == ["#FF9600"])
  }

  @Test func lessThanALevelIsToldWithItsFraction() {
    let difference = difference(
      [TraceMaking.view("A/Circle", color: [100.0 / 255, 0, 0, 1])],
      [TraceMaking.view("A/Circle", color: [100.25 / 255, 0, 0, 1])])
    #expect(difference.findings.map(\.expected) == ["rgb(100, 0, 0)"])
    #expect(difference.findings.map(\.actual) == ["rgb(100.25, 0, 0)"])
  }

  @Test func viewsThatMovedAlikeAreOneFinding() throws {
    let names = (0..<12).map { "Row \($0)" }
    var moved = rows(names)
    for index in moved.indices { moved[index].frame[1] += 8 }
    let difference = difference(rows(names), moved)
    let finding = try #require(difference.findings.first)
    #expect(difference.findings.count == 1)
    #expect(finding.count == 12)
    #expect(difference.effect == .layoutMoved)
    #expect(
      finding.sentence
        == "12 views moved, such as Text “Row 0” lies at 10, 8, was 10, 0, from the start")
  }

  @Test(arguments: [0, 1, 5])
  func aRowInsertedBeforeOthersIsNew(_ place: Int) throws {
    let names = ["One", "Two", "Three", "Four", "Five"]
    var more = names
    more.insert("New", at: place)
    let difference = difference(rows(names), rows(more))
    #expect(difference.findings.first?.sentence == "new view: Text “New”, from the start")
    #expect(difference.findings.map(\.kind) == (place < 5 ? [.structure, .layout] : [.structure]))
    #expect(difference.findings.last?.count == max(1, 5 - place))
    #expect(difference.effect == .layoutMoved)
  }

  @Test func randomRowsThatGoAndComeAreFound() {
    var generator = SplitMix64(fallback: 17)
    for _ in 0..<100 {
      let names = (0..<Int.random(in: 3...20, using: &generator)).map { "Row \($0)" }
      var other = names
      let gone = other.remove(at: Int.random(in: 0..<other.count, using: &generator))
      other.insert("New", at: Int.random(in: 0...other.count, using: &generator))
      let structure = difference(rows(names), rows(other)).findings.filter {
        $0.kind == .structure || $0.kind == .text
      }.map(\.sentence)
      let changed = ["text changed: Text “\(gone)” says “New”, was “\(gone)”, from the start"]
      let separate = [
        "view gone: Text “\(gone)”, from the start", "new view: Text “New”, from the start",
      ]
      // Where one takes the other's place, that is a text that has changed.
      #expect(
        structure == changed || Set(structure) == Set(separate),
        "seed \(SplitMix64.testSeed ?? 17)")
    }
  }

  @Test func aTextThatChangesIsNoOtherView() {
    let difference = difference(rows(["One", "Two"]), rows(["One", "Due"]))
    #expect(
      difference.findings.map(\.sentence) == [
        "text changed: Text “Two” says “Due”, was “Two”, from the start"
      ])
    #expect(difference.effect == .paintOnly)
  }

  @Test func aFontComesBeforeWhatFollowsFromIt() {
    var bold = rows(["One", "Two"])
    bold[0] = TraceMaking.text(
      bold[0].view, "One", font: "Inter-Bold.otf 17", frame: [10, 0, 66, 24])
    bold[1].frame[1] += 4
    let difference = difference(rows(["One", "Two"]), bold)
    #expect(
      difference.findings.map(\.sentence) == [
        "font changed: Text “One” is set in Inter-Bold.otf 17, was Inter-Regular.otf 17, "
          + "from the start",
        "Text “Two” lies at 10, 24, was 10, 20, from the start",
      ])
  }

  @Test func anotherCurveIsNamedAndItsValuesAreNot() {
    let difference = TraceDifference(
      expected: moving(from: 0.5),
      actual: moving(from: 0.5, with: "easeIn(duration: 0.5)", frames: 91))
    // The same values: the text alone tells.
    #expect(
      difference.findings.map(\.sentence) == [
        "curve changed: position of Circle moves with easeIn(duration: 0.5), "
          + "was linear(duration: 0.5), from 0.500 s on"
      ])
    #expect(difference.effect == nil)
  }

  @Test func anotherDurationIsNamed() {
    let difference = TraceDifference(
      expected: moving(from: 0.5),
      actual: moving(from: 0.5, over: 0.7, with: "linear(duration: 0.7)"))
    #expect(
      difference.findings.map(\.sentence) == [
        "duration changed: position of Circle moves with linear(duration: 0.7), "
          + "was linear(duration: 0.5), from 0.500 s on"
      ])
    #expect(difference.effect == .layoutMoved)
  }

  @Test func anotherGoalIsNamed() throws {
    let difference = TraceDifference(
      expected: moving(from: 0.5), actual: moving(from: 0.5, to: 240))
    let finding = try #require(difference.findings.first)
    #expect(difference.findings.count == 1)
    #expect(finding.sentence == "position of Circle goes to 240, was 200, from 0.500 s on")
    #expect(finding.kind == .layout)
    #expect(finding.frame == 30)
  }

  @Test(arguments: [0.05, -0.1, 0.042, 0.2])
  func aLaterBeginningIsTold(_ late: Double) {
    let difference = TraceDifference(
      expected: moving(from: 0.5), actual: moving(from: 0.5 + late))
    let span = "\(Int((late.magnitude * 1000).rounded())) ms"
    let begin = ValueText.seconds(VirtualInstant(seconds: 0.5 + late))
    #expect(
      difference.findings.map(\.sentence) == [
        "\(span) \(late < 0 ? "earlier" : "later"): position of Circle moves with "
          + "linear(duration: 0.5) from \(begin) on, was from 0.500 s on"
      ])
  }

  @Test func aDelayIsToldInItsOwnTime() {
    let difference = TraceDifference(
      expected: moving(from: 0.5),
      actual: TraceMaking.trace(frames: 90) { seconds in
        let frame = [200 * max(0, min(1, (seconds - 0.55) / 0.5)), 0, 40, 40]
        let runs = seconds >= 0.5 - 1e-9 && seconds < 1.05
        return (
          [TraceMaking.view("A/Circle", frame: frame)],
          [
            TraceMaking.geometry(
              "A/Circle", at: frame, to: [seconds >= 0.5 - 1e-9 ? 200 : 0, 0, 40, 40],
              runs ? "linear(duration: 0.5).delay(0.05)" : nil)
          ]
        )
      })
    #expect(
      difference.findings.map(\.sentence) == [
        "50 ms later: position of Circle moves with linear(duration: 0.5) from 0.550 s on, "
          + "was from 0.500 s on"
      ])
  }

  @Test func whatFollowsTheClockIsLateAsWell() {
    func clock(_ start: Double) -> ValueTrace {
      TraceMaking.trace(frames: 90) { seconds in
        let share = max(0, min(1, (seconds - start) / 0.5))
        let x = 100 * share * share
        return (
          [
            TraceMaking.view("A/Hand", frame: [x, 0, 4, 40]),
            TraceMaking.text("A/Text", seconds >= start ? "on" : "off"),
          ], []
        )
      }
    }
    let findings = TraceDifference(expected: clock(0.5), actual: clock(0.55)).findings
    #expect(findings.count == 1)
    #expect(findings.first?.count == 2)
    #expect(findings.first?.sentence.hasPrefix("50 ms later: ") == true)
    #expect(findings.first?.kind == .timing)
  }

  @Test func aViewThatComesLaterIsToldAsLate() {
    func trace(_ start: Double) -> ValueTrace {
      TraceMaking.trace(frames: 60) { seconds in
        let views = [TraceMaking.text("A/0/Text", "One")]
        return (seconds < start ? views : views + [TraceMaking.text("A/1/Text", "Two")], [])
      }
    }
    #expect(
      TraceDifference(expected: trace(0.5), actual: trace(0.55)).findings.map(\.sentence) == [
        "50 ms later: Text “Two” is there from 0.550 s on, was from 0.500 s on"
      ])
  }

  @Test func anAnimationThatIsGoneIsNamed() {
    let jump = TraceMaking.trace(frames: 90) { seconds in
      let x = seconds >= 0.5 - 1e-9 ? 200.0 : 0
      return (
        [TraceMaking.view("A/Circle", frame: [x, 0, 40, 40])],
        [TraceMaking.geometry("A/Circle", at: [x, 0, 40, 40], to: [x, 0, 40, 40], nil)]
      )
    }
    #expect(
      TraceDifference(expected: moving(from: 0.5), actual: jump).findings.map(\.sentence) == [
        "animation gone: position of Circle does not move with linear(duration: 0.5) any more, "
          + "from 0.500 s on"
      ])
    #expect(
      TraceDifference(expected: jump, actual: moving(from: 0.5)).findings.map(\.sentence) == [
        "new animation: position of Circle moves with linear(duration: 0.5), from 0.500 s on"
      ])
  }

  @Test func theFirstComesFirst() {
    let late = TraceMaking.view("A/Square", color: [0, 1, 0, 1])
    let expected = moving(from: 0.5, also: [TraceMaking.view("A/Square")])
    let actual = moving(from: 0.6, also: [late])
    let kinds = TraceDifference(expected: expected, actual: actual).findings.map(\.kind)
    #expect(kinds == [.paint, .timing])
  }

  @Test func curvesHoldBothSidesAtTheMomentsAskedFor() throws {
    let (expected, actual) = (moving(from: 0.5), moving(from: 0.5, to: 240, frames: 60))
    let difference = TraceDifference(expected: expected, actual: actual)
    let curve = try #require(
      difference.curves(limit: 1, at: expected.frames.map(\.instant)).first)
    #expect(curve.property == "x")
    #expect(curve.expected.count == 90)
    #expect(curve.expected[45] == 100)
    #expect(curve.actual[45] == 120)
    #expect(curve.actual[59] != nil)
    #expect(curve.actual[60] == nil)
  }

  @Test func tracesOfDifferentLengthAreComparedWhereBothAre() {
    let difference = TraceDifference(
      expected: moving(from: 0.5, frames: 80), actual: moving(from: 0.5, frames: 90))
    #expect(difference.isSame)
  }

  @Test func manyViewsOfOneNameAreToldWithTheirPlace() {
    var green = [TraceMaking.view("A/HStack/0/Circle"), TraceMaking.view("A/HStack/1/Circle")]
    let red = green
    green[1].paintings[0].color = [0, 1, 0, 1]
    #expect(
      difference(red, green).findings.map(\.sentence) == [
        "fill of Circle (HStack/1/Circle) is #00FF00, was #FF0000, from the start"
      ])
  }

  /// Dots that leave one after another.
  private func dots(_ curve: String, delay: Double = 0.1, top: Double = 0) -> ValueTrace {
    TraceMaking.trace(frames: 60) { seconds in
      var views: [TracedView] = []
      var attributes: [TracedAttribute] = []
      for index in 0..<4 {
        let late = Double(index) * delay
        let share = max(0, min(1, (seconds - late) / 0.5))
        let frame = [200 * (curve == "easeIn" ? share * share : share), top, 40, 40]
        let path = "A/\(index)/Circle"
        views.append(TraceMaking.view(path, frame: frame))
        attributes.append(
          TraceMaking.geometry(
            path, at: frame, to: [200, top, 40, 40],
            share < 1 ? "\(curve)(duration: 0.5).delay(\(late))" : nil))
      }
      return (views, attributes)
    }
  }

  @Test func oneCurveOfManyIsOneFinding() {
    let findings = TraceDifference(expected: dots("linear"), actual: dots("easeIn")).findings
    #expect(
      findings.map(\.sentence) == [
        "curve changed: position of Circle and 3 others moves with easeIn(duration: 0.5), "
          + "was linear(duration: 0.5), from the start"
      ])
    #expect(findings.first?.expected == "linear(duration: 0.5).delay(0.0)")
  }

  @Test func delaysAreToldToTheMillisecond() {
    let findings = TraceDifference(
      expected: dots("linear"), actual: dots("linear", delay: 0.12)
    ).findings
    #expect(
      findings.map(\.sentence)
        == [20, 40, 60].map { late in
          let old = late * 5
          return "\(late) ms later: position of Circle (A/\(late / 20)/Circle) moves with "
            + "linear(duration: 0.5) from 0.\(old + late) s on, was from 0.\(old) s on"
        })
  }

  @Test func whatRestsHasNoGoal() {
    // All lie lower; that they also go to a lower place says nothing more.
    let findings = TraceDifference(
      expected: dots("linear"), actual: dots("linear", top: 5)
    ).findings
    #expect(
      findings.map(\.sentence) == [
        "4 views moved, such as Circle lies at 0, 5, was 0, 0, from the start"
      ])
  }
}

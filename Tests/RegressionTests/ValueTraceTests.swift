import Regression
import SwiftUI
import TestSupport
import Testing
import VirtualTime

@Suite("Values over time") struct ValueTraceTests {
  @Test func aConstantCostsOneEntry() throws {
    let trace = TraceMaking.trace(frames: 600, TraceMaking.view("A/Circle"))
    let view = try #require(trace.views.first)
    #expect(view.tracks.allSatisfy { $0.starts == [0] })
    #expect(trace.frames.count == 600)
  }

  @Test func changesStandAtTheirFrames() throws {
    let trace = TraceMaking.trace(frames: 10) { seconds in
      ([TraceMaking.view("A/Circle", frame: [seconds < 0.05 ? 0 : 7, 0, 40, 40])], [])
    }
    let track = try #require(trace.views.first?.track(TracedProperty(.frame, "x")))
    #expect(track.starts == [0, 3])
    #expect(track.values == [.number(0), .number(7)])
    #expect(track.value(at: 2) == .number(0))
    #expect(track.value(at: 9) == .number(7))
  }

  @Test func aViewThatGoesIsNotDrawn() throws {
    let trace = TraceMaking.trace(frames: 6) { seconds in
      (seconds < 0.04 ? [TraceMaking.view("A/Circle")] : [], [])
    }
    let view = try #require(trace.views.first)
    #expect((0..<6).map { view.isDrawn(at: $0) } == [true, true, true, false, false, false])
  }

  @Test func viewsWithOnePathAreToldApartInOrder() {
    let trace = TraceMaking.trace(
      TraceMaking.view("A/Circle", frame: [0, 0, 4, 4]),
      TraceMaking.view("A/Circle", frame: [9, 0, 4, 4]))
    #expect(trace.views.map(\.ordinal) == [1, 2])
    #expect(
      trace.views.map { $0.track(TracedProperty(.frame, "x"))?.value(at: 0) }
        == [.number(0), .number(9)])
  }

  @Test func viewsThatComeLaterStandInTheOrderOfTheTree() {
    let trace = TraceMaking.trace(frames: 4) { seconds in
      let names = seconds < 0.02 ? ["a", "c"] : ["a", "b", "c", "d"]
      return (names.map { TraceMaking.view($0) }, [])
    }
    #expect(trace.views.map(\.path) == ["a", "b", "c", "d"])
  }

  @Test(arguments: [1.0, 402, 1206, 9999])
  func aThousandthOfAPointIsToldApart(_ x: Double) {
    let one = TraceMaking.trace(TraceMaking.view("A", frame: [x, 0, 4, 4]))
    let other = TraceMaking.trace(TraceMaking.view("A", frame: [x + 0.001, 0, 4, 4]))
    #expect(one != other)
    #expect(!TraceDifference(expected: one, actual: other).isSame)
  }

  @Test func oneLevelOfAColourIsToldApart() {
    for level in 0..<255 {
      let colors = [level, level + 1].map { [Double($0) / 255, 0.5, 0.25, 1] }
      let traces = colors.map { TraceMaking.trace(TraceMaking.view("A", color: $0)) }
      #expect(traces[0] != traces[1])
    }
  }

  @Test func whatCannotBeSeenIsRoundedAway() {
    let one = TraceMaking.trace(TraceMaking.view("A", frame: [33.333_333_333_3, 0, 4, 4]))
    let other = TraceMaking.trace(TraceMaking.view("A", frame: [33.333_333_333_4, 0, 4, 4]))
    #expect(one == other)
    // On either side of a half they are apart, and yet the same.
    let low = TraceMaking.trace(TraceMaking.view("A", frame: [0.000_049_999, 0, 4, 4]))
    let high = TraceMaking.trace(TraceMaking.view("A", frame: [0.000_050_001, 0, 4, 4]))
    #expect(low != high)
    #expect(TraceDifference(expected: low, actual: high).isSame)
  }

  @Test func numbersThatAreNoneDoNotChangeWithEachFrame() throws {
    let trace = TraceMaking.trace(frames: 5) { _ in
      (
        [
          TraceMaking.view(
            "A",
            values: [
              StoredValue(name: "nan", content: .number(.nan)),
              StoredValue(name: "far", content: .number(.infinity)),
            ])
        ], []
      )
    }
    #expect(trace.views.flatMap(\.tracks).allSatisfy { $0.starts == [0] })
    #expect(try ValueTrace(compressed: trace.compressed()) == trace)
  }

  @Test func coloursAreWrittenAsInTheSource() {
    #expect(TracedColor([1, 149.0 / 255, 0, 1])?.description == "#FF9500")
    #expect(TracedColor([0, 0, 0, 128.0 / 255])?.description == "#00000080")
    #expect(TracedColor([0.1, 0.16, 0.3, 1])?.description == "#1A294D")
    #expect(TracedColor([0.1, 0.16, 0.3, 1])?.exactDescription == "rgb(25.5, 40.8, 76.5)")
    #expect(TracedColor([1.2, 0, 0, 1])?.description == "rgb(306, 0, 0)")
    #expect(TracedColor([1, 0, 0]) == nil)
  }
}

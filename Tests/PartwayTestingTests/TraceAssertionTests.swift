import Foundation
import SwiftUI
import Testing

@testable import PartwayTesting

/// Values as texts.
@MainActor @Suite struct TraceAssertionTests {
  @Test func valuesAreReadable() throws {
    let bench = try Bench()
    let message = try #require(bench.values(Mover(), at: [0, 0.25, .settled]))
    #expect(message.hasPrefix("no baseline for values at 3 moments; recorded now\n"))
    #expect(bench.baselines == ["CardTests/card.trace.txt"])
    let text = try #require(String(data: bench.bytes("CardTests/card.trace.txt"), encoding: .utf8))
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.filter { !$0.hasPrefix(" ") } == ["0.000 s", "0.250 s", "0.500 s (settled)"])
    #expect(lines.contains { $0.contains("Rectangle  17, 12  6 × 6") })
    #expect(lines.contains("    fill #000000"))
    #expect(lines.contains { $0.contains(" → ") && $0.hasSuffix("  linear(duration: 0.5)") })
    #expect(bench.values(Mover(), at: [0, 0.25, .settled]) == nil)
  }

  @Test func failuresShowLines() throws {
    let bench = try Bench()
    _ = bench.values(Square())
    let message = try #require(bench.values(Square(red: 0.5)))
    let lines = message.split(separator: "\n").map(String.init)
    #expect(lines.first == "values differ from 0.000 s on: 1 line")
    #expect(lines.contains("−     fill #FF0000"))
    #expect(lines.contains("+     fill #800000"))
    #expect(bench.failures == ["CardTests/card.trace-actual.txt"])
    #expect(bench.values(Square()) == nil)
    #expect(bench.failures == [])
  }

  @Test func failedRecordsValues() throws {
    let bench = try Bench()
    _ = bench.values(Square())
    #expect(bench.values(Square(red: 0.5), record: .failed)?.contains("recorded: ") == true)
    #expect(bench.values(Square(red: 0.5)) == nil)
    for _ in 1...2 {
      #expect(
        bench.values(Square(red: 0.5), record: .all)?.hasPrefix("recorded values at 1 moment anew")
          == true)
    }
  }

  /// Frames and values of one test lie beside each other.
  @Test func valuesGoWithFrames() throws {
    let bench = try Bench()
    _ = bench.values(Square(), line: 1)
    _ = bench.frames(Square(), line: 2)
    #expect(bench.values(Square(), line: 1) == nil)
    #expect(bench.frames(Square(), line: 2) == nil)
  }

  @Test func differencesAreShort() {
    let former = (1...100).map { "line \($0)" }
    var current = former
    current[49] = "other"
    let difference = LineDifference(from: former, to: current)
    #expect(
      difference.text(isHeading: { $0 == "line 1" }) == [
        "  line 1", "  …", "  line 49", "− line 50", "+ other", "  line 51",
      ])
    let all = LineDifference(from: former, to: former.map { $0 + "!" })
    #expect(all.text { _ in false }.count == 41)
  }

  @Test(arguments: [(1.0, "1"), (-0.0, "0"), (0.12345, "0.1235"), (1e20, "1e+20"), (-2.5, "-2.5")])
  func numbersAreShort(number: Double, text: String) {
    #expect(TraceText.number(number) == text)
  }
}

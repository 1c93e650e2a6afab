import Foundation
import TestSupport
import Testing

@testable import Regression

@Suite("Curves that come later") struct CurveShiftTests {
  private typealias Samples = CurveShift.Samples

  private func eased(_ share: Double) -> Double {
    let share = max(0, min(1, share))
    return share * share * (3 - 2 * share)
  }

  private func samples(_ value: (Double) -> Double?) -> Samples {
    let seconds = (0..<120).map { Double($0) / 60 }
    return Samples(
      seconds: seconds, values: seconds.map { value($0).map { ($0 * 1e4).rounded() / 1e4 } })
  }

  private func shift(_ expected: Samples, _ actual: Samples) -> Double? {
    let first = expected.values.indices.first { expected.values[$0] != actual.values[$0] } ?? 0
    return CurveShift.seconds(expected, actual, from: first, tolerance: 1.5e-4)
  }

  @Test func anyShiftIsFoundToAMillisecond() throws {
    var generator = SplitMix64(fallback: 11)
    for _ in 0..<200 {
      let length = generator.number(in: 0.25...1)
      let late = generator.number(in: -0.2...0.2)
      guard late.magnitude > 0.002 else { continue }
      let height = generator.number(in: 10...400)
      let expected = samples { height * eased(($0 - 0.4) / length) }
      let actual = samples { height * eased(($0 - 0.4 - late) / length) }
      let found = try #require(shift(expected, actual), "late \(late), length \(length)")
      #expect((found - late).magnitude < 0.001, "late \(late), length \(length), found \(found)")
    }
  }

  @Test func aLineWithKinksIsFound() throws {
    let expected = samples { 200 * max(0, min(1, ($0 - 0.5) / 0.5)) }
    let actual = samples { 200 * max(0, min(1, ($0 - 0.542) / 0.5)) }
    let found = try #require(shift(expected, actual))
    #expect((found - 0.042).magnitude < 0.001)
  }

  @Test func aSpringThatSwingsIsFound() throws {
    func swing(_ time: Double) -> Double {
      time < 0 ? 0 : 100 * (1 - exp(-6 * time) * cos(14 * time))
    }
    let found = try #require(shift(samples { swing($0 - 0.3) }, samples { swing($0 - 0.38) }))
    #expect((found - 0.08).magnitude < 0.001)
  }

  @Test func anotherCurveIsNoShift() {
    let easedIn = samples { 200 * pow(max(0, min(1, ($0 - 0.5) / 0.5)), 2) }
    let easedOut = samples { 200 * (1 - pow(1 - max(0, min(1, ($0 - 0.5) / 0.5)), 2)) }
    let farther = samples { 220 * pow(max(0, min(1, ($0 - 0.5) / 0.5)), 2) }
    let slower = samples { 200 * pow(max(0, min(1, ($0 - 0.5) / 0.6)), 2) }
    for other in [easedOut, farther, slower] {
      #expect(shift(easedIn, other) == nil)
    }
  }

  @Test func whatHardlyMovesIsNoShift() {
    let still = samples { _ in 5 }
    #expect(shift(still, samples { $0 < 1 ? 5 : 6 }) == nil)
    #expect(shift(samples { _ in nil }, still) == nil)
  }
}

import Motion
import TestSupport
import Testing

@Suite struct AnimationOracleTests {
  /// The table has nine decimals; this module's own error is far below them.
  static let tolerance = 1e-9

  @Test func everyRowOfThisLevelIsMet() {
    var checked = 0
    var velocities = 0
    for row in AnimationOracle.rows {
      guard let answer = OracleEvaluation.answer(to: row) else { continue }
      checked += 1
      #expect(abs(answer.value - row.value) <= Self.tolerance, "\(row): \(answer.value)")
      guard let expected = row.velocity, let velocity = answer.velocity else { continue }
      velocities += 1
      // The velocity of interpolating springs is a difference quotient here, of lower accuracy.
      let allowed = row.animation.hasPrefix("interpolatingSpring") ? 1e-7 : Self.tolerance
      #expect(abs(velocity - expected) <= allowed, "\(row): velocity \(velocity)")
    }
    print(
      "animation oracle: checked \(checked) of \(AnimationOracle.rows.count) rows,",
      "\(velocities) of them with velocity")
    #expect(checked == 363)
  }

  @Test func rowsThatAreNotMetBelongToOtherModules() {
    for row in AnimationOracle.rows {
      let isElsewhere = OracleEvaluation.namesOfOtherLevels.contains {
        row.animation.hasPrefix($0)
      }
      #expect((OracleEvaluation.answer(to: row) == nil) == isElsewhere, "\(row)")
    }
  }

  @Test func distanceStaysBelowAThousandthAfterTheMeasuredTime() {
    let rows = AnimationOracle.rows.filter { $0.animation.hasPrefix("Spring: last time") }
    #expect(rows.count == 6)
    for row in rows {
      guard let duration = row.parameter("duration"), let bounce = row.parameter("bounce") else {
        Issue.record("no duration or bounce: \(row)")
        continue
      }
      let spring = Spring(duration: duration, bounce: bounce)
      for step in 1...20_000 {
        let time = row.value / 1000 + Double(step) * 1e-4
        #expect(abs(1 - spring.value(target: 1.0, time: time)) < 0.001, "\(row), \(time)")
      }
    }
  }
}

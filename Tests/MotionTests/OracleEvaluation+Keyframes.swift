import Motion
import TestSupport

extension OracleEvaluation {
  /// What a timeline of the row's keyframes says.
  static func keyframeAnswer(to row: OracleRow) -> OracleAnswer? {
    guard let timeline = keyframeTimeline(of: row) else { return nil }
    if row.animation == "SpringKeyframe default duration" {
      return OracleAnswer(value: timeline.duration)
    }
    return row.time.map { time in
      // What has ended is at rest; the rows give the rate just before.
      let isOver = time >= timeline.duration - 1e-9
      return OracleAnswer(
        value: timeline.value(time: time),
        velocity: isOver ? nil : timeline.velocity(of: \.self, at: time))
    }
  }

  private static func keyframeTimeline(of row: OracleRow) -> KeyframeTimeline<Double>? {
    let critical = Spring(duration: 0.4, bounce: 0)
    let bouncing = Spring(duration: 0.4, bounce: 0.3)
    switch row.animation {
    case "LinearKeyframe(10, duration .4, easeInOut)":
      return KeyframeTimeline(initialValue: 0) {
        LinearKeyframe(10, duration: 0.4, timingCurve: .easeInOut)
      }
    case "CubicKeyframe 0->10->-10->0, .2 each": return cubics([(10, 0.2), (-10, 0.2), (0, 0.2)])
    case "CubicKeyframe 0->10(.1)->0(.3)": return cubics([(10, 0.1), (0, 0.3)])
    case "CubicKeyframe 0->10(.2)->30(.2)": return cubics([(10, 0.2), (30, 0.2)])
    case "CubicKeyframe 0->10(.1)->30(.3)": return cubics([(10, 0.1), (30, 0.3)])
    case "CubicKeyframe 0->10(.4) startVelocity 50":
      return KeyframeTimeline(initialValue: 0) {
        CubicKeyframe(10, duration: 0.4, startVelocity: 50)
      }
    case "LinearKeyframe 10, CubicKeyframe 0, LinearKeyframe 5 (.2 each)":
      return KeyframeTimeline(initialValue: 0) {
        LinearKeyframe(10, duration: 0.2)
        CubicKeyframe(0, duration: 0.2)
        LinearKeyframe(5, duration: 0.2)
      }
    case "SpringKeyframe(10, duration .4, Spring(.4,0))":
      return KeyframeTimeline(initialValue: 0) {
        SpringKeyframe(10, duration: 0.4, spring: critical)
      }
    case "SpringKeyframe(10, Spring(.4,.3))", "SpringKeyframe default duration":
      return KeyframeTimeline(initialValue: 0) { SpringKeyframe(10, spring: bouncing) }
    case "LinearKeyframe(10,.2) then SpringKeyframe(0, duration .4, Spring(.4,0))":
      return KeyframeTimeline(initialValue: 0) {
        LinearKeyframe(10, duration: 0.2)
        SpringKeyframe(0, duration: 0.4, spring: critical)
      }
    default: return seedTimeline(of: row)
    }
  }

  private static func seedTimeline(of row: OracleRow) -> KeyframeTimeline<Double>? {
    if row.animation.hasPrefix("seed 003 bell rotation") {
      return cubics([(15, 0.1), (-15, 0.1), (10, 0.1), (-10, 0.1), (0, 0.1)])
    }
    if row.animation.hasPrefix("seed 003 bell scale") {
      return cubics([(1.1, 0.25), (1, 0.25)], from: 1)
    }
    if row.animation.hasPrefix("seed 003 KeyframeTimeline scale") {
      return cubics([(1.2, 0.25), (1, 0.25)], from: 1)
    }
    if row.animation.hasPrefix("seed 003 bounce scale") {
      return KeyframeTimeline(initialValue: 1) {
        SpringKeyframe(1.2, duration: 0.15)
        SpringKeyframe(0.9, duration: 0.1)
        SpringKeyframe(1, duration: 0.15)
      }
    }
    if row.animation.hasPrefix("seed 003 bounce verticalOffset") {
      return KeyframeTimeline(initialValue: 0) {
        LinearKeyframe(-20, duration: 0.15)
        LinearKeyframe(0, duration: 0.25)
      }
    }
    return nil
  }

  /// Cubic keyframes one after the other: where to, and how long.
  private static func cubics(
    _ keyframes: [(to: Double, duration: Double)], from start: Double = 0
  ) -> KeyframeTimeline<Double> {
    KeyframeTimeline(initialValue: start) {
      for keyframe in keyframes { CubicKeyframe(keyframe.to, duration: keyframe.duration) }
    }
  }
}

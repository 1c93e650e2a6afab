import Motion
import TestSupport
import Testing

@Suite struct InterpolatingSpringMotionTests {
  @Test func overDampedParametersCountAsCritical() {
    let over = InterpolatingSpringMotion(
      mass: 2, stiffness: 72, damping: 500, initialVelocity: 1)
    let critical = InterpolatingSpringMotion(
      mass: 2, stiffness: 72, damping: 24, initialVelocity: 1)
    for step in 0...60 {
      #expect(over.progress(at: Double(step) / 30) == critical.progress(at: Double(step) / 30))
    }
    #expect(over.endTime == critical.endTime)
  }

  @Test func initialVelocityIsInIntervalsPerSecond() {
    let motion = InterpolatingSpringMotion(
      mass: 1, stiffness: 170, damping: 15, initialVelocity: 5)
    #expect(motion.progress(at: 0) == 0)
    #expect(abs(differenceQuotient(at: 0) { motion.progress(at: $0) } - 5) < 1e-8)
  }

  @Test func logicalDurationIsThePeriodOfTheStiffness() {
    let motion = InterpolatingSpringMotion(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)
    #expect(abs(motion.logicalDuration - 0.628318530718) < 1e-12)
  }

  @Test func lessThanAThousandthIsLeftAtTheEnd() {
    var generator = SplitMix64(fallback: 0x1A01)
    for _ in 0..<200 {
      let motion = InterpolatingSpringMotion(
        mass: generator.number(in: 0.5...3), stiffness: generator.number(in: 20...300),
        damping: generator.number(in: 2...60), initialVelocity: generator.number(in: -10...10))
      #expect(motion.endTime.isFinite)
      for step in 0...100 {
        let progress = motion.progress(at: motion.endTime + Double(step) / 100)
        #expect(abs(1 - progress) <= 0.001 * (1 + 1e-9), "\(motion)")
      }
    }
  }

  @Test func noDampingMeansNoEnd() {
    let motion = InterpolatingSpringMotion(
      mass: 1, stiffness: 100, damping: 0, initialVelocity: 0)
    #expect(motion.endTime == .infinity)
  }

  @Test func criticalDampingEndsOnTenthsOfASecond() {
    let motion = InterpolatingSpringMotion(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: 0)
    #expect(motion.endTime == 1)
  }
}

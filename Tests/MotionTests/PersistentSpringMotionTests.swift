import Motion
import TestSupport
import Testing

@Suite struct PersistentSpringMotionTests {
  @Test func agreesWithTheSpringOfTheSameParameters() {
    let motion = PersistentSpringMotion(response: 0.5, dampingFraction: 0.7)
    let spring = Spring(response: 0.5, dampingRatio: 0.7)
    for step in 0...100 {
      let time = Double(step) / 60
      let value = motion.value(target: 200.0, initialVelocity: 30, time: time)
      #expect(abs(value - spring.value(target: 200.0, initialVelocity: 30, time: time)) < 1e-11)
    }
  }

  @Test(arguments: [0, -1, 0.001, 0.029])
  func stiffnessHasALimit(response: Double) {
    let motion = PersistentSpringMotion(response: response, dampingFraction: 1)
    #expect(abs(motion.solution.stiffness - 45_000) < 1e-9)
    #expect(motion.logicalDuration == max(0, response))
  }

  @Test func logicalDurationIsTheResponse() {
    #expect(PersistentSpringMotion(response: 0.7, dampingFraction: 0.2).logicalDuration == 0.7)
  }

  // MARK: Removal

  private static func isAtRest(
    _ motion: PersistentSpringMotion, target: Double, velocity: Double, time: Double
  ) -> Bool {
    let left = target - motion.value(target: target, initialVelocity: velocity, time: time)
    let rate = motion.velocity(target: target, initialVelocity: velocity, time: time)
    let acceleration = motion.solution.stiffness * left - motion.solution.damping * rate
    return max(rate * rate, acceleration * acceleration) <= 0.0036
      && (target == 0 || abs(left) <= 0.01 * abs(target))
  }

  @Test func removalIsTheFirstStepAtRest() {
    var generator = SplitMix64(fallback: 0x9E01)
    for index in 0..<100 {
      let motion = PersistentSpringMotion(
        response: generator.number(in: 0.1...1.5), dampingFraction: generator.number(in: 0.2...2))
      let target = index % 10 == 0 ? 0 : generator.number(in: -300...300)
      let velocity = index % 3 == 0 ? 0 : generator.number(in: -500...500)
      let end = motion.removalTime(target: target, initialVelocity: velocity)
      let steps = (end * 300).rounded()
      #expect(end == steps / 300)
      #expect(Self.isAtRest(motion, target: target, velocity: velocity, time: end))
      for step in 1..<Int(steps) {
        #expect(
          !Self.isAtRest(motion, target: target, velocity: velocity, time: Double(step) / 300),
          "\(motion) \(target) \(velocity)")
      }
    }
  }

  @Test func removalOfAVectorUsesItsLength() {
    let motion = PersistentSpringMotion(response: 0.5, dampingFraction: 0.85)
    let scalar = motion.removalTime(target: 50.0, initialVelocity: 20)
    let vector = motion.removalTime(
      target: AnimatablePair(30.0, -40.0), initialVelocity: AnimatablePair(12.0, -16.0))
    #expect(scalar == vector)
  }

  @Test func anUndampedSpringIsNeverRemoved() {
    let motion = PersistentSpringMotion(response: 0.5, dampingFraction: 0)
    #expect(motion.removalTime(target: 1.0, initialVelocity: 0) == .infinity)
  }

  @Test func nothingToDoIsRemovedAtTheFirstStep() {
    let motion = PersistentSpringMotion(response: 0.5, dampingFraction: 1)
    #expect(motion.removalTime(target: 0.0, initialVelocity: 0) == 1.0 / 300)
  }

  // MARK: Blending

  private static let blended = PersistentSpringMotion(
    response: 0.15, dampingFraction: 0.85, blendDuration: 0.25)

  @Test func equalResponsesNeedNoBlending() {
    for time in [0.0, 0.1, 0.4] {
      let plain = Self.blended.value(target: 9.0, initialVelocity: 4, time: time)
      let same = Self.blended.value(
        target: 9.0, initialVelocity: 4, time: time, previousResponse: 0.15)
      #expect(plain == same)
    }
  }

  @Test func noBlendDurationMeansNoBlending() {
    let motion = PersistentSpringMotion(response: 0.15, dampingFraction: 0.85)
    #expect(
      motion.value(target: 9.0, initialVelocity: 4, time: 0.1, previousResponse: 0.9)
        == motion.value(target: 9.0, initialVelocity: 4, time: 0.1))
  }

  @Test func blendedMotionObeysItsEquation() {
    // Response passes from 0.6 to 0.15 s along 3s² − 2s³.
    func value(_ time: Double) -> Double {
      Self.blended.value(target: 100.0, initialVelocity: 40, time: time, previousResponse: 0.6)
    }
    func rate(_ time: Double) -> Double {
      Self.blended.velocity(target: 100.0, initialVelocity: 40, time: time, previousResponse: 0.6)
    }
    #expect(value(0) == 0)
    #expect(rate(0) == 40)
    for step in 1...40 {
      let time = Double(step) / 100
      let s = min(1, time / 0.25)
      let response = 0.15 + 0.45 * (1 - s * s * (3 - 2 * s))
      let w = 2 * Double.pi / response
      let acceleration = differenceQuotient(at: time) { rate($0) }
      let force = w * w * (100 - value(time)) - 2 * 0.85 * w * rate(time)
      // Fourth-order steps of 1/300 s; forces are up to 1e5.
      #expect(abs(acceleration - force) < 30, "\(time): \(acceleration), \(force)")
      #expect(abs(rate(time) - differenceQuotient(at: time) { value($0) }) < 0.3, "\(time)")
    }
  }

  @Test func blendedMotionAgreesWithFineSteps() {
    // Semi-implicit midpoint steps of a millionth of a second, by an independent formula.
    var left = 100.0
    var rate = 40.0
    let h = 1e-6
    for index in 0..<400_000 {
      let time = (Double(index) + 0.5) * h
      let s = min(1, time / 0.25)
      let w = 2 * Double.pi / (0.15 + 0.45 * (1 - s * s * (3 - 2 * s)))
      let middleLeft = left - rate * h / 2
      let middleRate = rate + (w * w * left - 2 * 0.85 * w * rate) * h / 2
      left -= middleRate * h
      rate += (w * w * middleLeft - 2 * 0.85 * w * middleRate) * h
      guard index % 50_000 == 49_999 else { continue }
      let now = Double(index + 1) * h
      let value = Self.blended.value(
        target: 100.0, initialVelocity: 40, time: now, previousResponse: 0.6)
      #expect(abs(100 - value - left) < 1e-3, "\(now)")
    }
  }

  @Test func blendedMotionIsRemovedWhenAtRest() {
    let end = Self.blended.removalTime(target: 50.0, initialVelocity: 0, previousResponse: 0.6)
    let left =
      50 - Self.blended.value(target: 50.0, initialVelocity: 0, time: end, previousResponse: 0.6)
    #expect(end > Self.blended.removalTime(target: 50.0, initialVelocity: 0))
    #expect(end < 1.5)
    #expect(abs(left) < 0.5)
  }
}

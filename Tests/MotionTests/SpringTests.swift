import Foundation
import Geometry
import Motion
import TestSupport
import Testing

@Suite struct SpringTests {
  // MARK: Parameters

  @Test func durationAndBounceSurviveTheRoundTrip() {
    var generator = SplitMix64(fallback: 0x5201)
    for _ in 0..<200 {
      let duration = generator.number(in: 0.05...5)
      let bounce = generator.number(in: -0.9...0.99)
      let spring = Spring(duration: duration, bounce: bounce)
      #expect(spring.mass == 1)
      #expect(abs(spring.duration - duration) < 1e-14 * 5)
      #expect(abs(spring.bounce - bounce) < 1e-12, "\(bounce)")
      let same = Spring(response: duration, dampingRatio: spring.dampingRatio)
      #expect(abs(same.damping - spring.damping) <= 1e-12 * spring.damping)
      let physical = Spring(
        mass: 1, stiffness: spring.stiffness, damping: spring.damping, allowOverDamping: true)
      #expect(physical == spring)
    }
  }

  @Test func defaultSpringIsSmooth() {
    #expect(Spring() == .smooth)
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(Spring.snappy(duration: 0.2, extraBounce: 0.1) == Spring(duration: 0.2, bounce: 0.25))
    #expect(Spring().dampingRatio == 1)
  }

  @Test func overDampingIsReducedUnlessAllowed() {
    let reduced = Spring(mass: 2, stiffness: 50, damping: 100)
    #expect(reduced.damping == 20)
    #expect(reduced.dampingRatio == 1)
    let allowed = Spring(mass: 2, stiffness: 50, damping: 100, allowOverDamping: true)
    #expect(allowed.dampingRatio == 5)
    #expect(abs(allowed.bounce - (0.2 - 1)) < 1e-15)
  }

  @Test func stiffnessOfAnOverDampedSpringIsItsOwn() {
    #expect(abs(Spring(duration: 0.5, bounce: -0.2).stiffness - 157.913670417) < 1e-9)
  }

  @Test func bounceBeyondItsRangeIsUndampedOrHardlyMoves() {
    #expect(Spring(duration: 0.5, bounce: 1).damping == 0)
    #expect(Spring(duration: 0.5, bounce: 2).damping == 0)
    let stuck = Spring(duration: 0.5, bounce: -1)
    #expect(stuck.damping.isFinite)
    #expect(abs(stuck.value(target: 1.0, time: 1)) < 1e-6)
    #expect(stuck.settlingDuration == .infinity)
  }

  // MARK: Settling

  @Test func anUndampedSpringNeverSettles() {
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
  }

  @Test func distanceStaysBelowEpsilonOnceSettled() {
    var generator = SplitMix64(fallback: 0x5202)
    for _ in 0..<100 {
      let spring = Spring(
        duration: generator.number(in: 0.1...2), bounce: generator.number(in: -0.6...0.9))
      let target = generator.number(in: -100...100)
      let velocity = generator.number(in: -100...100)
      let epsilon = generator.number(in: 0.0001...0.1)
      let end = spring.settlingDuration(
        target: target, initialVelocity: velocity, epsilon: epsilon)
      for step in 0...100 {
        let left =
          target
          - spring.value(
            target: target, initialVelocity: velocity, time: end + Double(step) / 50)
        // The published rule bounds the envelope with (ζω·T − v) where (ζω·T − v)/ω_d would be exact.
        let damped = spring.dampingRatio < 1
        let frequency =
          2 * .pi / spring.response
          * (1 - min(1, spring.dampingRatio * spring.dampingRatio)).squareRoot()
        let allowed = damped && frequency < 1 ? epsilon / frequency : epsilon
        #expect(abs(left) <= allowed * (1 + 1e-9), "\(spring) \(step)")
      }
    }
  }

  @Test func nothingToDoIsSettledAtOnce() {
    #expect(Spring(duration: 1, bounce: 0.5).settlingDuration(target: 0.0) == 0)
    #expect(Spring(duration: 1, bounce: 0).settlingDuration(target: 0.0) == 0)
  }

  @Test func springOfASettlingDurationSettlesThen() {
    var generator = SplitMix64(fallback: 0x5203)
    for _ in 0..<50 {
      let wanted = generator.number(in: 0.01...10)
      let ratio = generator.number(in: 0.0001...0.999)
      let spring = Spring(settlingDuration: wanted, dampingRatio: ratio)
      #expect(abs(spring.dampingRatio - ratio) < 1e-12)
      #expect(abs(spring.settlingDuration - wanted) < 1e-9 * 10, "\(ratio)")
    }
    // The extremes of both, clamped: the stiffest spring there is.
    let stiffest = Spring(settlingDuration: 0, dampingRatio: 0)
    #expect(stiffest.dampingRatio > 0)
    #expect(abs(stiffest.settlingDuration - 0.01) < 1e-9)
    // Critical damping settles on tenths of a second.
    let critical = Spring(settlingDuration: 1, dampingRatio: 1)
    #expect(critical.settlingDuration <= 1)
    #expect(critical.settlingDuration > 0.85)
    #expect(
      Spring(settlingDuration: 20, dampingRatio: 0.5)
        == Spring(settlingDuration: 10, dampingRatio: 0.5))
    #expect(Spring(settlingDuration: 1, dampingRatio: 3).dampingRatio == 1)
  }

  // MARK: Motion

  @Test func updatesComposeToOneStep() {
    var generator = SplitMix64(fallback: 0x5204)
    for _ in 0..<200 {
      let spring = Spring(
        duration: generator.number(in: 0.1...2), bounce: generator.number(in: -0.7...0.95))
      let target = generator.number(in: -50...50)
      let value = generator.number(in: -50...50)
      let velocity = generator.number(in: -50...50)
      let steps = [generator.number(in: 0...0.5), generator.number(in: 0...0.5)]
      var one = (value: value, velocity: velocity)
      spring.update(
        value: &one.value, velocity: &one.velocity, target: target,
        deltaTime: steps[0] + steps[1])
      var two = (value: value, velocity: velocity)
      for step in steps {
        spring.update(
          value: &two.value, velocity: &two.velocity, target: target, deltaTime: step)
      }
      #expect(abs(one.value - two.value) < 1e-11, "\(spring)")
      #expect(abs(one.velocity - two.velocity) < 1e-9, "\(spring)")
    }
  }

  @Test func updateFromZeroEqualsTheClosedForm() {
    let spring = Spring(duration: 0.7, bounce: 0.2)
    var value = 0.0
    var velocity = 3.0
    spring.update(value: &value, velocity: &velocity, target: 8, deltaTime: 0.25)
    #expect(value == spring.value(target: 8.0, initialVelocity: 3, time: 0.25))
    #expect(velocity == spring.velocity(target: 8.0, initialVelocity: 3, time: 0.25))
  }

  @Test func massDividesForceIntoAcceleration() {
    let spring = Spring(mass: 3, stiffness: 120, damping: 9)
    let time = 0.2
    let position = spring.value(target: 5.0, initialVelocity: -2, time: time)
    let velocity = spring.velocity(target: 5.0, initialVelocity: -2, time: time)
    let acceleration = differenceQuotient(at: time) {
      spring.velocity(target: 5.0, initialVelocity: -2, time: $0)
    }
    let force = spring.force(target: 5, position: position, velocity: velocity)
    #expect(abs(force - 3 * acceleration) < 1e-6)
    let pull: Double = spring.force(target: 5.0, position: 1.0, velocity: 2.0)
    #expect(pull == 462)
  }

  @Test func vectorsMoveComponentByComponent() {
    let spring = Spring(duration: 0.6, bounce: 0.4)
    let pair = spring.value(
      target: AnimatablePair(10.0, -4.0), initialVelocity: AnimatablePair(1.0, 7.0), time: 0.3)
    #expect(pair.first == spring.value(target: 10.0, initialVelocity: 1, time: 0.3))
    #expect(pair.second == spring.value(target: -4.0, initialVelocity: 7, time: 0.3))
  }

  @Test func animatableValuesMoveBetweenTwoValues() {
    let spring = Spring(duration: 0.6, bounce: 0.4)
    let from = CGPoint(x: 10, y: 20)
    let to = CGPoint(x: 110, y: -20)
    let velocity = CGPoint(x: 5, y: 0)
    let value = spring.value(
      fromValue: from, toValue: to, initialVelocity: velocity, time: 0.2)
    #expect(
      abs(value.x - (10 + spring.value(target: 100.0, initialVelocity: 5, time: 0.2))) < 1e-12)
    #expect(abs(value.y - (20 + spring.value(target: -40.0, time: 0.2))) < 1e-12)
    let rate = spring.velocity(
      fromValue: from, toValue: to, initialVelocity: velocity, time: 0.2)
    #expect(abs(rate.y - spring.velocity(target: -40.0, time: 0.2)) < 1e-12)
    let end = spring.settlingDuration(
      fromValue: from, toValue: to, initialVelocity: .zero, epsilon: 0.01)
    #expect(
      end
        == spring.settlingDuration(
          target: AnimatablePair(100.0, -40.0), epsilon: 0.01))
    let force = spring.force(fromValue: from, toValue: to, position: from, velocity: velocity)
    #expect(abs(force.x - (spring.stiffness * 100 - spring.damping * 5)) < 1e-9)
  }
}

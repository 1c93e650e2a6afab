import Foundation
import Motion
import TestSupport
import Testing

@Suite struct SpringSolutionPropertyTests {
  private struct Motion: CustomStringConvertible {
    var spring: SpringSolution
    var target: Double
    var velocity: Double

    /// A third each is critically damped, under-damped and over-damped.
    init(index: Int, using generator: inout SplitMix64) {
      let ratio: Double =
        switch index % 3 {
        case 0: 1
        case 1: generator.number(in: 0.02...0.98)
        default: generator.number(in: 1.02...4)
        }
      spring = SpringSolution(frequency: generator.number(in: 1...30), dampingRatio: ratio)
      target = generator.number(in: -300...300)
      velocity = generator.number(in: -2000...2000)
    }

    func value(_ time: Double) -> Double {
      spring.value(target: target, initialVelocity: velocity, time: time)
    }

    func rate(_ time: Double) -> Double {
      spring.velocity(target: target, initialVelocity: velocity, time: time)
    }

    /// An upper bound of speeds, for relative errors.
    var scale: Double { abs(velocity) + abs(target) * spring.frequency + 1 }

    var description: String { "\(spring), target \(target), velocity \(velocity)" }
  }

  private static func forEachMotion(seed: UInt64, _ body: (Motion, inout SplitMix64) -> Void) {
    var generator = SplitMix64(fallback: seed)
    for index in 0..<300 {
      let motion = Motion(index: index, using: &generator)
      body(motion, &generator)
    }
  }

  @Test func startsAtZeroWithTheVelocityGiven() {
    Self.forEachMotion(seed: 0x5901) { motion, _ in
      #expect(abs(motion.value(0)) < 1e-12)
      #expect(abs(motion.rate(0) - motion.velocity) <= 1e-12 * motion.scale, "\(motion)")
    }
  }

  @Test func velocityIsTheDerivativeOfTheValue() {
    Self.forEachMotion(seed: 0x5902) { motion, generator in
      let time = generator.number(in: 0.01...3)
      let slope = differenceQuotient(at: time) { motion.value($0) }
      #expect(abs(motion.rate(time) - slope) <= 1e-7 * motion.scale, "\(motion), \(time)")
    }
  }

  @Test func residualOfTheEquationIsNearZero() {
    Self.forEachMotion(seed: 0x5903) { motion, generator in
      let time = generator.number(in: 0.01...3)
      let w = motion.spring.frequency
      let acceleration = differenceQuotient(at: time) { motion.rate($0) }
      let force =
        w * w * (motion.target - motion.value(time))
        - 2 * motion.spring.dampingRatio * w * motion.rate(time)
      #expect(abs(acceleration - force) <= 1e-6 * w * motion.scale, "\(motion), \(time)")
      let stated = motion.spring.acceleration(
        target: motion.target, initialVelocity: motion.velocity, time: time)
      #expect(abs(stated - force) <= 1e-9 * w * motion.scale, "\(motion), \(time)")
    }
  }

  @Test func energyNeverRises() {
    Self.forEachMotion(seed: 0x5904) { motion, _ in
      func energy(_ time: Double) -> Double {
        let left = motion.target - motion.value(time)
        let rate = motion.rate(time)
        return (motion.spring.stiffness * left * left + rate * rate) / 2
      }
      let start = energy(0)
      var last = start
      for step in 1...300 {
        let now = energy(Double(step) / 100)
        #expect(now <= last + 1e-12 * start, "\(motion) at \(step)/100")
        last = now
      }
    }
  }

  @Test func twoStepsEqualOne() {
    Self.forEachMotion(seed: 0x5905) { motion, generator in
      let first = generator.number(in: 0...1)
      let second = generator.number(in: 0...1)
      let left = motion.target - motion.value(first)
      let value =
        motion.value(first)
        + motion.spring.value(target: left, initialVelocity: motion.rate(first), time: second)
      let rate = motion.spring.velocity(
        target: left, initialVelocity: motion.rate(first), time: second)
      #expect(abs(value - motion.value(first + second)) <= 1e-11 * motion.scale, "\(motion)")
      #expect(abs(rate - motion.rate(first + second)) <= 1e-11 * motion.scale, "\(motion)")
    }
  }

  @Test func undampedSpringsKeepTheirEnergy() {
    let spring = SpringSolution(frequency: 7, dampingRatio: 0)
    for step in 0...500 {
      let time = Double(step) / 50
      let left = 3 - spring.value(target: 3.0, initialVelocity: 4.0, time: time)
      let rate = spring.velocity(target: 3.0, initialVelocity: 4.0, time: time)
      #expect(abs(49 * left * left + rate * rate - (49 * 9 + 16)) < 1e-9)
    }
  }

  @Test(arguments: [1e-15, 1e-12, 1e-9, 1e-6])
  func dampingCloseToCriticalMovesAlike(difference: Double) {
    // The solution is smooth in the damping ratio: a small change of it makes one of about the same size.
    let critical = SpringSolution(frequency: 12, dampingRatio: 1)
    for ratio in [1 - difference, 1 + difference] {
      let spring = SpringSolution(frequency: 12, dampingRatio: ratio)
      for step in 0...200 {
        let time = Double(step) / 100
        let error =
          spring.value(target: 1.0, initialVelocity: 5.0, time: time)
          - critical.value(target: 1.0, initialVelocity: 5.0, time: time)
        #expect(abs(error) <= 2 * difference + 1e-14, "\(ratio) at \(time)")
        let rateError =
          spring.velocity(target: 1.0, initialVelocity: 5.0, time: time)
          - critical.velocity(target: 1.0, initialVelocity: 5.0, time: time)
        #expect(abs(rateError) <= 24 * difference + 1e-13, "\(ratio) at \(time)")
      }
    }
  }

  @Test func hugeDampingIsSlowMotionAtItsLimit() {
    // Far above critical damping the distance left is exp(−ωt/2ζ), to about 1/4ζ².
    let spring = SpringSolution(frequency: 10, dampingRatio: 1e9)
    for time in [1.0, 1e6, 1e8, 1e9] {
      let value = spring.value(target: 1.0, initialVelocity: 0.0, time: time)
      #expect(abs(value - (1 - exp(-10 * time / 2e9))) < 1e-12, "\(time)")
    }
  }
}

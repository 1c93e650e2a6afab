import CNumerics

/// A spring that covers its interval by itself, without regard to others: `interpolatingSpring`.
package struct InterpolatingSpringMotion: Hashable, Sendable {
  package let mass: Double
  package let stiffness: Double
  package let damping: Double
  /// Intervals per second at the start.
  package let initialVelocity: Double

  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// Over-damped parameters count as critically damped (observed).
  private var solution: SpringSolution {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return SpringSolution(frequency: frequency, dampingRatio: min(1, ratio))
  }

  /// Part of the interval covered at `time`; more than 1 where it overshoots.
  package func progress(at time: Double) -> Double {
    solution.value(target: 1, initialVelocity: initialVelocity, time: time)
  }

  /// Seconds after its beginning at which the spring is logically complete.
  package var logicalDuration: Double { 2 * .pi / stiffness.squareRoot() }

  static let epsilon = 0.001

  /// Seconds after its beginning at which it leaves; infinite without damping.
  package var endTime: Double {
    let spring = solution
    let w = spring.frequency
    let z = spring.dampingRatio
    if z <= 0 { return .infinity }
    if z < 1 {
      let damped = w * (1 - z * z).squareRoot()
      return pw_log((1 + abs((z * w - initialVelocity) / damped)) / Self.epsilon) / (z * w)
    }
    return SettlingGrid.firstSettledTime(of: spring, epsilon: Self.epsilon) { factors in
      abs(factors.distance - initialVelocity * factors.velocity)
    }
  }
}

/// The rule by which springs without oscillation settle: on a grid of tenths of a second.
enum SettlingGrid {
  /// The first grid time from which `distance` stays below `epsilon` for more than a second.
  static func firstSettledTime(
    of spring: SpringSolution, epsilon: Double,
    distance: (SpringSolution.Factors) -> Double
  ) -> Double {
    var settledSince: Int?
    for tenth in 0...36_000 {
      if distance(spring.factors(at: Double(tenth) / 10)) < epsilon {
        if let since = settledSince, tenth - since > 10 { return Double(since) / 10 }
        if settledSince == nil { settledSince = tenth }
      } else {
        settledSince = nil
      }
    }
    return .infinity
  }
}

import CNumerics

/// The motion of a damped oscillator of mass 1 toward its target, in closed form.
///
/// The distance left is T·a(t) − v·b(t), with T the distance at the start and v the velocity there; both factors depend
/// on time alone, so one solution serves vectors of any kind, and samples may be taken in any order.
///
/// Source: x″ + 2ζω·x′ + ω²·x = 0.
package struct SpringSolution: Hashable, Sendable {
  /// Angular frequency without damping, per second.
  package let frequency: Double
  /// Damping as a fraction of critical.
  package let dampingRatio: Double

  package init(frequency: Double, dampingRatio: Double) {
    self.frequency = frequency
    self.dampingRatio = max(0, dampingRatio)
  }

  package var stiffness: Double { frequency * frequency }
  package var damping: Double { 2 * dampingRatio * frequency }

  /// The factors of distance and velocity at `time`, and their rates of change.
  package struct Factors {
    package var distance: Double
    package var velocity: Double
    package var distanceRate: Double
    package var velocityRate: Double
  }

  package func factors(at time: Double) -> Factors {
    let w = frequency
    let z = dampingRatio
    if z == 1 {
      let decay = pw_exp(-w * time)
      return Factors(
        distance: (1 + w * time) * decay, velocity: time * decay,
        distanceRate: -w * w * time * decay, velocityRate: (1 - w * time) * decay)
    }
    if z < 1 {
      let damped = w * ((1 - z) * (1 + z)).squareRoot()
      let decay = pw_exp(-z * w * time)
      let sine = pw_sin(damped * time)
      let cosine = pw_cos(damped * time)
      let rate = z * w
      return Factors(
        distance: decay * (cosine + rate / damped * sine),
        velocity: decay * sine / damped,
        distanceRate: -decay * sine * (w * w / damped),
        velocityRate: decay * (cosine - rate / damped * sine))
    }
    // The slower decay as a factor, and hyperbolic functions of what is left, so that nothing cancels: neither just
    // above critical damping, where both decays meet, nor far above it, where the slower one comes close to 0.
    let rate = z * w
    let q = w * ((z - 1) * (z + 1)).squareRoot()
    let decay = pw_exp(-w * w / (rate + q) * time)
    let sine = -pw_expm1(-2 * q * time) / (2 * q)
    let cosine = (1 + pw_exp(-2 * q * time)) / 2
    return Factors(
      distance: decay * (cosine + rate * sine), velocity: decay * sine,
      distanceRate: -w * w * decay * sine,
      velocityRate: decay * (cosine - rate * sine))
  }

  /// Distance covered at `time`, of `target` in all, starting with `initialVelocity`.
  package func value<V: VectorArithmetic>(
    target: V, initialVelocity: V, time: Double
  ) -> V {
    let f = factors(at: time)
    return target.scaled(by: 1 - f.distance) + initialVelocity.scaled(by: f.velocity)
  }

  /// Rate at `time`, per second.
  package func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V, time: Double
  ) -> V {
    let f = factors(at: time)
    return target.scaled(by: -f.distanceRate) + initialVelocity.scaled(by: f.velocityRate)
  }

  /// Acceleration at `time`, per second squared.
  package func acceleration<V: VectorArithmetic>(
    target: V, initialVelocity: V, time: Double
  ) -> V {
    let covered = value(target: target, initialVelocity: initialVelocity, time: time)
    let rate = velocity(target: target, initialVelocity: initialVelocity, time: time)
    return (target - covered).scaled(by: stiffness) - rate.scaled(by: damping)
  }
}

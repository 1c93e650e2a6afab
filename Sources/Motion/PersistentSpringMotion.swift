import CNumerics

/// A spring that hands its position and velocity on when its target changes: `spring`, `smooth`, `snappy` and `bouncy`.
package struct PersistentSpringMotion: Hashable, Sendable {
  /// Period without damping, in seconds.
  package let response: Double
  package let dampingFraction: Double
  /// Seconds over which the response of a previous spring passes into this one's.
  package let blendDuration: Double

  package init(response: Double, dampingFraction: Double, blendDuration: Double = 0) {
    self.response = response
    self.dampingFraction = dampingFraction
    self.blendDuration = blendDuration
  }

  /// Largest stiffness, for a response of 0 or close to it.
  static let stiffnessLimit = 45_000.0
  /// Steps a second of what is integrated, and of the grid on which a spring is removed.
  static let stepsPerSecond = 300.0
  /// Square of speed and of acceleration below which a spring may be removed.
  static let restThreshold = 0.0036
  /// Part of the distance that may be left then.
  static let restFraction = 0.01
  /// A spring that is not at rest by then, in seconds, never is.
  static let longestMotion = 3600.0

  private static func frequency(response: Double) -> Double {
    let limit = stiffnessLimit.squareRoot()
    return response > 0 ? min(limit, 2 * .pi / response) : limit
  }

  package var solution: SpringSolution {
    SpringSolution(
      frequency: Self.frequency(response: response), dampingRatio: dampingFraction)
  }

  /// Seconds after its beginning at which the spring is logically complete.
  package var logicalDuration: Double { max(0, response) }

  /// Whether the response has to pass from `previousResponse` into this spring's.
  private func blends(from previousResponse: Double?) -> Bool {
    previousResponse.map { $0 != response && blendDuration > 0 } ?? false
  }

  private func factors(at time: Double, previousResponse: Double?) -> SpringSolution.Factors {
    guard let previousResponse, blends(from: previousResponse) else {
      return solution.factors(at: time)
    }
    let blended = integratedFactors(at: min(time, blendDuration), from: previousResponse)
    guard time > blendDuration else { return blended }
    return continuation(of: blended, after: time - blendDuration)
  }

  /// The frequency `time` seconds after a spring of response `previous` was taken over from.
  private func frequency(at time: Double, from previous: Double) -> Double {
    let s = min(1, max(0, time / blendDuration))
    let smooth = s * s * (3 - 2 * s)
    return Self.frequency(response: response + (previous - response) * (1 - smooth))
  }

  /// Factors of the distance left while the response passes from `previous` into this spring's; integrated by
  /// fourth-order Runge-Kutta steps from the beginning, so that they depend on `time` alone.
  private func integratedFactors(at time: Double, from previous: Double) -> SpringSolution.Factors {
    func acceleration(_ time: Double, _ left: Double, _ rate: Double) -> Double {
      let w = frequency(at: time, from: previous)
      return -w * w * left - 2 * dampingFraction * w * rate
    }
    func step(_ t: Double, _ h: Double, _ x: inout Double, _ v: inout Double) {
      let a1 = acceleration(t, x, v)
      let v2 = v + a1 * h / 2
      let a2 = acceleration(t + h / 2, x + v * h / 2, v2)
      let v3 = v + a2 * h / 2
      let a3 = acceleration(t + h / 2, x + v2 * h / 2, v3)
      let v4 = v + a3 * h
      let a4 = acceleration(t + h, x + v3 * h, v4)
      x += h / 6 * (v + 2 * v2 + 2 * v3 + v4)
      v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
    }
    var result = SpringSolution.Factors(
      distance: 1, velocity: 0, distanceRate: 0, velocityRate: 1)
    let whole = (time * Self.stepsPerSecond).rounded(.down)
    for index in 0...max(0, Int(whole)) {
      let start = Double(index) / Self.stepsPerSecond
      let length = min(1 / Self.stepsPerSecond, time - start)
      guard length > 0 else { continue }
      step(start, length, &result.distance, &result.distanceRate)
      step(start, length, &result.velocity, &result.velocityRate)
    }
    return result
  }

  /// Factors `time` seconds after the blending ended with the factors `state`; in closed form.
  private func continuation(
    of state: SpringSolution.Factors, after time: Double
  ) -> SpringSolution.Factors {
    let after = solution.factors(at: time)
    return SpringSolution.Factors(
      distance: state.distance * after.distance + state.distanceRate * after.velocity,
      velocity: state.velocity * after.distance + state.velocityRate * after.velocity,
      distanceRate: state.distance * after.distanceRate + state.distanceRate * after.velocityRate,
      velocityRate: state.velocity * after.distanceRate + state.velocityRate * after.velocityRate)
  }

  /// Distance covered at `time`, of `target` in all.
  ///
  /// Where `previousResponse`, the response of the spring this one took over from, is another, it blends into this one's.
  package func value<V: VectorArithmetic>(
    target: V, initialVelocity: V, time: Double, previousResponse: Double? = nil
  ) -> V {
    let f = factors(at: time, previousResponse: previousResponse)
    return target.scaled(by: 1 - f.distance) + initialVelocity.scaled(by: f.velocity)
  }

  /// Rate at `time`, per second.
  package func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V, time: Double, previousResponse: Double? = nil
  ) -> V {
    let f = factors(at: time, previousResponse: previousResponse)
    return target.scaled(by: -f.distanceRate) + initialVelocity.scaled(by: f.velocityRate)
  }

  /// Seconds after its beginning at which the spring counts as at rest and leaves; infinite for never.
  ///
  /// The first multiple of 1/300 s at which speed and acceleration are below an absolute threshold and at most a
  /// hundredth of the interval is left, so it grows with the distance.
  ///
  /// - Parameters:
  ///   - target: The distance left at the beginning.
  ///   - initialVelocity: The rate at the beginning, per second.
  ///   - interval: The whole interval, of which part was covered before the beginning; nil for `target`.
  ///   - previousResponse: Response of the spring this one took over from, for blending.
  /// - Returns: Seconds, at least 1/300.
  package func removalTime<V: VectorArithmetic>(
    target: V, initialVelocity: V, interval: V? = nil, previousResponse: Double? = nil
  ) -> Double {
    guard dampingFraction > 0 else { return .infinity }
    // Lengths of T·p + v·q for any p and q, from three numbers.
    let tt = target.magnitudeSquared
    let vv = initialVelocity.magnitudeSquared
    let whole = interval?.magnitudeSquared ?? tt
    let tv = ((target + initialVelocity).magnitudeSquared - tt - vv) / 2
    func square(_ p: Double, _ q: Double) -> Double { tt * p * p + 2 * tv * p * q + vv * q * q }
    // Integrated once; every later step continues from here.
    let blendEnd = previousResponse.flatMap {
      blends(from: $0) ? integratedFactors(at: blendDuration, from: $0) : nil
    }
    let most = Int(Self.longestMotion * Self.stepsPerSecond)
    for n in 1...most {
      let time = Double(n) / Self.stepsPerSecond
      // The acceleration is that of the response in effect then.
      var w = Self.frequency(response: response)
      if let previousResponse, blends(from: previousResponse) {
        w = frequency(at: time, from: previousResponse)
      }
      let k = w * w
      let c = 2 * dampingFraction * w
      let f: SpringSolution.Factors
      if let blendEnd, time > blendDuration {
        f = continuation(of: blendEnd, after: time - blendDuration)
      } else {
        f = factors(at: time, previousResponse: previousResponse)
      }
      let left = square(f.distance, -f.velocity)
      let speed = square(-f.distanceRate, f.velocityRate)
      let acceleration = square(
        k * f.distance + c * f.distanceRate, -k * f.velocity - c * f.velocityRate)
      let isNear = whole == 0 || left <= Self.restFraction * Self.restFraction * whole
      if isNear, speed <= Self.restThreshold, acceleration <= Self.restThreshold { return time }
    }
    return .infinity
  }
}

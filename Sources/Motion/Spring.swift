import CNumerics
public import Foundation

/// A damped spring as a value: where it is, and how fast, at any time.
public struct Spring: Hashable, Sendable {
  public var mass: Double
  public var stiffness: Double
  public var damping: Double

  /// A spring by its pace and its bounce: 0 is critically damped, 1 undamped, below 0 over-damped.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let frequency = Self.frequency(duration)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * Self.dampingRatio(bounce: bounce) * frequency
  }

  /// A spring by its period without damping and its damping as a fraction of critical.
  public init(response: Double, dampingRatio: Double) {
    let frequency = Self.frequency(response)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * max(0, dampingRatio) * frequency
  }

  /// A spring by its physical properties; more than critical damping is reduced to it unless allowed.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
  {
    self.mass = mass
    self.stiffness = stiffness
    let critical = 2 * (mass * stiffness).squareRoot()
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }

  /// A spring that settles in about the given time.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(1, max(0.000_1, dampingRatio))
    let wanted = min(10, max(0.01, settlingDuration))
    // The settling time falls as the frequency grows; halve the bracket until it is met.
    var low = 0.01
    var high = 100_000_000.0
    for _ in 0..<200 {
      let middle = (low * high).squareRoot()
      let spring = Spring(response: 2 * .pi / middle, dampingRatio: ratio)
      if spring.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: epsilon) > wanted {
        low = middle
      } else {
        high = middle
      }
    }
    self.init(response: 2 * .pi / high, dampingRatio: ratio)
  }

  private static func frequency(_ response: Double) -> Double {
    2 * .pi / max(response, 1e-9)
  }

  static func dampingRatio(bounce: Double) -> Double {
    bounce < 0 ? 1 / (1 + max(bounce, -0.999_999_999)) : max(0, 1 - bounce)
  }

  private var solution: SpringSolution {
    SpringSolution(frequency: (stiffness / mass).squareRoot(), dampingRatio: dampingRatio)
  }

  /// The period without damping.
  public var response: Double { 2 * .pi / (stiffness / mass).squareRoot() }
  /// Damping as a fraction of critical.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// The pace of the motion in seconds.
  public var duration: TimeInterval { response }
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// Seconds until a motion of length 1 has settled.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }

  /// Seconds until what is left of the motion stays below `epsilon`; infinite without damping.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> TimeInterval {
    let spring = solution
    let z = spring.dampingRatio
    let w = spring.frequency
    if z <= 0 { return .infinity }
    if z < 1 {
      let drive = (target.scaled(by: z * w) - initialVelocity).magnitude
      return max(0, pw_log((drive + target.magnitude) / epsilon) / (z * w))
    }
    return SettlingGrid.firstSettledTime(of: spring, epsilon: epsilon) { factors in
      (target.scaled(by: factors.distance) - initialVelocity.scaled(by: factors.velocity)).magnitude
    }
  }

  /// The position at `time`, starting at zero.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V { solution.value(target: target, initialVelocity: initialVelocity, time: time) }

  /// The velocity at `time`, per second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V { solution.velocity(target: target, initialVelocity: initialVelocity, time: time) }

  /// Moves `value` and `velocity` on by `deltaTime` seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let start = value
    value =
      start
      + solution.value(target: distance, initialVelocity: velocity, time: deltaTime)
    velocity = solution.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
  }

  /// The force on a mass at `position` moving with `velocity`.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  // MARK: Animatable values

  /// The value at `time` on the way between two values.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData += value(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The velocity at `time` on the way between two values.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Seconds until the way between two values has settled.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// The force on a value between two others that moves with `velocity`.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  // MARK: Presets

  public static var smooth: Spring { smooth() }
  public static var snappy: Spring { snappy() }
  public static var bouncy: Spring { bouncy() }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

public import Foundation
public import Motion

/// How a change of values unfolds over time.
public struct Animation: Equatable, Hashable, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible, CustomReflectable
{
  package let base: any CustomAnimation

  /// An animation by a rule of one's own.
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  public static func == (first: Self, second: Self) -> Bool {
    func equal<A: CustomAnimation>(_ a: A) -> Bool { second.base as? A == a }
    return equal(first.base)
  }

  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  // MARK: Calling the rule

  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    // The engine knows ends in advance and asks no further; whoever wraps an animation is told of them here.
    if let end = end(of: value, state: context.state), time >= end - timeTolerance { return nil }
    return base.animate(value: value, time: time, context: &context)
  }

  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { base.velocity(value: value, time: time, context: context) }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { base.shouldMerge(previous: previous, value: value, time: time, context: &context) }
}

// MARK: - Curves

extension Animation {
  /// Seconds a timing curve takes where none are given.
  static let defaultDuration: TimeInterval = 0.35

  /// The animation of `withAnimation` and others that are given none: a smooth spring.
  public static let `default` = Animation(DefaultAnimation())

  public static var linear: Animation { linear(duration: defaultDuration) }
  public static var easeIn: Animation { easeIn(duration: defaultDuration) }
  public static var easeOut: Animation { easeOut(duration: defaultDuration) }
  public static var easeInOut: Animation { easeInOut(duration: defaultDuration) }

  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points; y may leave 0…1.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(
      BezierAnimation(
        duration: duration, curve: CubicBezierCurve(x1: p1x, y1: p1y, x2: p2x, y2: p2y)))
  }

  /// Progress along a unit curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    guard let bezier = curve.bezier else {
      return Animation(UnitCurveAnimation(duration: duration, curve: curve))
    }
    return Animation(BezierAnimation(duration: duration, curve: bezier))
  }
}

// MARK: - Springs

extension Animation {
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }
  public static var smooth: Animation { smooth(duration: 0.5) }
  public static var snappy: Animation { snappy(duration: 0.5) }
  public static var bouncy: Animation { bouncy(duration: 0.5) }
  public static var interactiveSpring: Animation {
    interactiveSpring(duration: 0.15, extraBounce: 0, blendDuration: 0.25)
  }

  /// A spring by the pace of its motion and its bounce from −1 to 1.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: duration, dampingFraction: Self.dampingFraction(bounce: bounce),
        blendDuration: blendDuration))
  }

  /// A spring by its stiffness as a duration, and its damping as a fraction of critical.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// A spring of given physical properties that is handed on when values change in flight.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: spring.duration, dampingFraction: spring.dampingRatio,
        blendDuration: blendDuration))
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring that keeps its own pace: further changes are added to it rather than taken over.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      SpringAnimation(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// Damping as a fraction of critical for a bounce.
  static func dampingFraction(bounce: Double) -> Double {
    bounce < 0 ? 1 / (1 + max(bounce, -0.999999)) : 1 - bounce
  }
}

// MARK: - Modifiers

extension Animation {
  /// Begins `delay` seconds later.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(base: self, delay: delay))
  }

  /// Runs at another pace; 2 is twice as fast.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed))
  }

  /// Runs several times; with `autoreverses` every second run goes back.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(
      RepeatAnimation(base: self, repeatCount: repeatCount, autoreverses: autoreverses))
  }

  /// Runs without end; with `autoreverses` every second run goes back.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, repeatCount: nil, autoreverses: autoreverses))
  }

  /// Counts as complete after `duration` seconds though it may go on.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalCompletionAnimation(base: self, duration: duration))
  }
}

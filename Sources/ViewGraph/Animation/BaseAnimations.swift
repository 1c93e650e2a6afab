import Foundation
import Motion

/// A timing curve given by a cubic Bézier curve.
struct BezierAnimation: AnalyticAnimation {
  var duration: TimeInterval
  var curve: CubicBezierCurve

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func end<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double {
    max(0, duration)
  }

  func logicalEnd<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double {
    max(0, duration)
  }
}

/// A timing curve given by a unit curve.
struct UnitCurveAnimation: AnalyticAnimation {
  var duration: TimeInterval
  var curve: UnitCurve

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func end<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double {
    max(0, duration)
  }

  func logicalEnd<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double {
    max(0, duration)
  }
}

/// What a persistent spring carries over from the animation it took over from.
struct SpringState<V: VectorArithmetic> {
  /// Part of the interval that was covered then.
  var offset: V
  /// Its rate, per second.
  var velocity: V
  /// Seconds after the animator's beginning.
  var start: Double
  /// Response of the spring before, where there was one.
  var previousResponse: Double?
}

struct SpringStateKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: SpringState<V> {
    SpringState(offset: .zero, velocity: .zero, start: 0, previousResponse: nil)
  }
}

/// A spring that hands its position and velocity on when its target changes.
struct FluidSpringAnimation: AnalyticAnimation {
  var response: Double
  var dampingFraction: Double
  var blendDuration: TimeInterval
  var delay: TimeInterval = 0

  private var motion: PersistentSpringMotion {
    PersistentSpringMotion(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// The spring relative to where it took over: the distance left, and the time since.
  private func local<V: VectorArithmetic>(
    _ value: V, _ state: AnimationState<V>
  ) -> (distance: V, state: SpringState<V>) {
    let state = state[SpringStateKey<V>.self]
    return (value - state.offset, state)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let (distance, state) = local(value, context.state)
    return state.offset
      + motion.value(
        target: distance, initialVelocity: state.velocity, time: time - state.start,
        previousResponse: state.previousResponse)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let (distance, state) = local(value, context.state)
    return motion.velocity(
      target: distance, initialVelocity: state.velocity, time: time - state.start,
      previousResponse: state.previousResponse)
  }

  func end<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double {
    let (distance, state) = local(value, state)
    return state.start
      + motion.removalTime(
        target: distance, initialVelocity: state.velocity, interval: value,
        previousResponse: state.previousResponse)
  }

  func logicalEnd<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double {
    state[SpringStateKey<V>.self].start + motion.logicalDuration
  }
}

/// The default animation: a smooth spring that is a value of its own.
struct DefaultAnimation: AnalyticAnimation {
  /// Sources disagree between 0.5 and 0.55 seconds; chosen: 0.5, as the smooth spring.
  static let spring = FluidSpringAnimation(response: 0.5, dampingFraction: 1, blendDuration: 0)

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { Self.spring.animate(value: value, time: time, context: &context) }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { Self.spring.velocity(value: value, time: time, context: context) }

  func end<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double {
    Self.spring.end(of: value, state: state)
  }

  func logicalEnd<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double {
    Self.spring.logicalEnd(of: value, state: state)
  }
}

/// A spring that covers its interval by itself; further changes are combined with it.
struct SpringAnimation: AnalyticAnimation {
  var mass: Double
  var stiffness: Double
  var damping: Double
  var initialVelocity: Double

  private var motion: InterpolatingSpringMotion {
    InterpolatingSpringMotion(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { value.scaled(by: motion.progress(at: time)) }

  func end<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double {
    motion.endTime
  }

  func logicalEnd<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double {
    motion.logicalDuration
  }
}

extension Animation {
  /// The persistent spring that this animation is, if it is one.
  var persistentSpring: FluidSpringAnimation? {
    base as? FluidSpringAnimation ?? (base is DefaultAnimation ? DefaultAnimation.spring : nil)
  }

  /// The velocity that a spring inside hands on: this animation's own, or that of the spring it modifies.
  func springVelocity<V: VectorArithmetic>(
    of value: V, at time: Double, context: AnimationContext<V>
  ) -> V? {
    if let modifier = base as? any AnimationModifierRule {
      let inner = modifier.baseTime(time, value, context.state)
      return modifier.base.springVelocity(of: value, at: inner, context: context)
    }
    return base.velocity(value: value, time: time, context: context)
  }
}

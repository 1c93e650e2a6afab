import Foundation
import Motion

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

  /// A persistent spring takes over whatever ran, from where that is, with its velocity where there is one.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let former = context
    var copy = former
    let offset = previous.base.animate(value: value, time: time, context: &copy) ?? value
    // Of two changes at one instant the later wins: there is nothing yet to blend from.
    let previousResponse = time > timeTolerance ? previous.persistentSpring?.response : nil
    context.state[SpringStateKey<V>.self] = SpringState(
      offset: offset,
      velocity: previous.springVelocity(of: value, at: time, context: former) ?? .zero,
      start: time, previousResponse: previousResponse)
    return true
  }

  func end<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double? {
    let (distance, state) = local(value, state)
    return state.start
      + motion.removalTime(
        target: distance, initialVelocity: state.velocity, interval: value,
        previousResponse: state.previousResponse)
  }

  func logicalEnd<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double? {
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

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    Self.spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  func end<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double? {
    Self.spring.end(of: value, state: state)
  }

  func logicalEnd<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double? {
    Self.spring.logicalEnd(of: value, state: state)
  }
}

extension Animation {
  /// The persistent spring that this animation is, if it is one.
  var persistentSpring: FluidSpringAnimation? {
    base as? FluidSpringAnimation ?? (base is DefaultAnimation ? DefaultAnimation.spring : nil)
  }

  /// The velocity that a spring takes over: this animation's own, or that of the spring it modifies, in seconds of
  /// that spring's clock.
  func springVelocity<V: VectorArithmetic>(
    of value: V, at time: Double, context: AnimationContext<V>
  ) -> V? {
    if let modifier = base as? any AnimationModifierRule {
      let inner = modifier.inner(at: time, value, context)
      return modifier.base.springVelocity(of: value, at: inner.time, context: inner.context)
    }
    return base.velocity(value: value, time: time, context: context)
  }
}

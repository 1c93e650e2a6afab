import Foundation
import Motion

/// An animation that runs another in a time of its own.
protocol AnimationModifierRule: AnalyticAnimation {
  var base: Animation { get }

  /// What the base animation is asked with at `time` seconds of this one's.
  func inner<V: VectorArithmetic>(
    at time: Double, _ value: V, _ context: AnimationContext<V>
  ) -> (time: Double, context: AnimationContext<V>)

  /// Whether another modifier is this one, whatever the two are applied to.
  func isSameModifier(as other: any AnimationModifierRule) -> Bool
}

extension AnimationModifierRule {
  func prepare<V: VectorArithmetic>(for length: V, state: inout AnimationState<V>) {
    base.prepare(for: length, state: &state)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let other = previous.base as? any AnimationModifierRule, isSameModifier(as: other) else {
      return false
    }
    let time = inner(at: time, value, context).time
    return base.base.shouldMerge(
      previous: other.base, value: value, time: time, context: &context)
  }
}

struct SpeedAnimation: AnimationModifierRule {
  var base: Animation
  var speed: Double

  func inner<V: VectorArithmetic>(
    at time: Double, _ value: V, _ context: AnimationContext<V>
  ) -> (time: Double, context: AnimationContext<V>) { (max(0, time * speed), context) }

  func isSameModifier(as other: any AnimationModifierRule) -> Bool {
    (other as? Self)?.speed == speed
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.base.animate(value: value, time: max(0, time * speed), context: &context) }

  private func outer(_ time: Double?) -> Double? {
    speed > 0 ? time.map { $0 / speed } : .infinity
  }

  func end<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double? {
    outer(base.end(of: value, state: state))
  }

  func logicalEnd<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double? {
    outer(base.logicalEnd(of: value, state: state))
  }
}

struct DelayAnimation: AnimationModifierRule {
  var base: Animation
  var delay: TimeInterval

  func inner<V: VectorArithmetic>(
    at time: Double, _ value: V, _ context: AnimationContext<V>
  ) -> (time: Double, context: AnimationContext<V>) { (max(0, time - delay), context) }

  func isSameModifier(as other: any AnimationModifierRule) -> Bool {
    (other as? Self)?.delay == delay
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time >= delay else { return .zero }
    return base.base.animate(value: value, time: time - delay, context: &context)
  }

  func end<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double? {
    base.end(of: value, state: state).map { max(0, $0 + delay) }
  }

  func logicalEnd<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double? {
    base.logicalEnd(of: value, state: state).map { max(0, $0 + delay) }
  }
}

struct LogicalCompletionAnimation: AnimationModifierRule {
  var base: Animation
  var duration: TimeInterval

  func inner<V: VectorArithmetic>(
    at time: Double, _ value: V, _ context: AnimationContext<V>
  ) -> (time: Double, context: AnimationContext<V>) { (time, context) }

  func isSameModifier(as other: any AnimationModifierRule) -> Bool {
    (other as? Self)?.duration == duration
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= duration { context.isLogicallyComplete = true }
    return base.base.animate(value: value, time: time, context: &context)
  }

  func end<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double? {
    base.end(of: value, state: state)
  }

  func logicalEnd<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double? {
    min(max(0, duration), base.logicalEnd(of: value, state: state) ?? .infinity)
  }
}

import Foundation
import Motion

/// An animation that runs another in a time of its own.
protocol AnimationModifierRule: AnalyticAnimation {
  var base: Animation { get }

  /// The base animation's time at `time` seconds of this one's.
  func baseTime<V: VectorArithmetic>(_ time: Double, _ value: V, _ state: AnimationState<V>)
    -> Double

  /// Whether another modifier is this one, whatever the two are applied to.
  func isSameModifier(as other: any AnimationModifierRule) -> Bool
}

extension AnimationModifierRule {
  var isAnalytic: Bool { (base.base as? any AnalyticAnimation)?.isAnalytic ?? false }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let other = previous.base as? any AnimationModifierRule, isSameModifier(as: other) else {
      return false
    }
    return base.base.shouldMerge(
      previous: other.base, value: value, time: baseTime(time, value, context.state),
      context: &context)
  }

  func baseEnd<V: VectorArithmetic>(
    of value: V, state: AnimationState<V>
  ) -> Double {
    (base.base as? any AnalyticAnimation)?.end(of: value, state: state) ?? .infinity
  }

  fileprivate func baseLogicalEnd<V: VectorArithmetic>(
    of value: V, state: AnimationState<V>
  ) -> Double {
    (base.base as? any AnalyticAnimation)?.logicalEnd(of: value, state: state) ?? .infinity
  }
}

struct SpeedAnimation: AnimationModifierRule {
  var base: Animation
  var speed: Double

  func baseTime<V: VectorArithmetic>(
    _ time: Double, _ value: V, _ state: AnimationState<V>
  ) -> Double { time * speed }

  func isSameModifier(as other: any AnimationModifierRule) -> Bool {
    (other as? Self)?.speed == speed
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: max(0, time * speed), context: &context) }

  func end<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double {
    speed > 0 ? baseEnd(of: value, state: state) / speed : .infinity
  }

  func logicalEnd<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double {
    speed > 0 ? baseLogicalEnd(of: value, state: state) / speed : .infinity
  }
}

struct DelayAnimation: AnimationModifierRule {
  var base: Animation
  var delay: TimeInterval

  func baseTime<V: VectorArithmetic>(
    _ time: Double, _ value: V, _ state: AnimationState<V>
  ) -> Double { max(0, time - delay) }

  func isSameModifier(as other: any AnimationModifierRule) -> Bool {
    (other as? Self)?.delay == delay
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: max(0, time - delay), context: &context) }

  func end<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double {
    max(0, baseEnd(of: value, state: state) + delay)
  }

  func logicalEnd<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double {
    max(0, baseLogicalEnd(of: value, state: state) + delay)
  }
}

struct RepeatAnimation: AnimationModifierRule {
  var base: Animation
  /// Runs in all, reversed ones included; nil for no end.
  var repeatCount: Int?
  var autoreverses: Bool

  /// The run that `time` lies in and the time within it; a boundary belongs to the earlier run.
  func run(_ time: Double, length: Double) -> (index: Int, time: Double) {
    guard length > 0, length.isFinite else { return (0, time) }
    var index = (time / length).rounded(.down)
    if index > 0, time - index * length <= timeTolerance { index -= 1 }
    return (Int(index), min(length, time - index * length))
  }

  func baseTime<V: VectorArithmetic>(
    _ time: Double, _ value: V, _ state: AnimationState<V>
  ) -> Double { run(time, length: baseEnd(of: value, state: state)).time }

  func isSameModifier(as other: any AnimationModifierRule) -> Bool {
    guard let other = other as? Self else { return false }
    return other.repeatCount == repeatCount && other.autoreverses == autoreverses
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let length = baseEnd(of: value, state: context.state)
    let (index, local) = run(time, length: length)
    let isOver = local >= length - timeTolerance
    let covered = isOver ? value : base.animate(value: value, time: local, context: &context)
    let reached = covered ?? value
    return autoreverses && index % 2 == 1 ? value - reached : reached
  }

  func end<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double {
    guard let repeatCount else { return .infinity }
    return repeatCount > 0 ? Double(repeatCount) * baseEnd(of: value, state: state) : 0
  }

  func logicalEnd<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double {
    end(of: value, state: state)
  }
}

struct LogicalCompletionAnimation: AnimationModifierRule {
  var base: Animation
  var duration: TimeInterval

  func baseTime<V: VectorArithmetic>(
    _ time: Double, _ value: V, _ state: AnimationState<V>
  ) -> Double { time }

  func isSameModifier(as other: any AnimationModifierRule) -> Bool {
    (other as? Self)?.duration == duration
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: time, context: &context) }

  func end<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double {
    baseEnd(of: value, state: state)
  }

  func logicalEnd<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double {
    min(max(0, duration), baseLogicalEnd(of: value, state: state))
  }
}

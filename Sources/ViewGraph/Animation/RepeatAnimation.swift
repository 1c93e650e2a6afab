import Foundation
import Motion

/// How far a repeated animation is: which run, since when, and what the animation it repeats keeps in it.
struct RepeatState<V: VectorArithmetic> {
  /// Runs that are over.
  var index = 0
  /// Seconds after the beginning at which the present run began.
  var start = 0.0
  /// Length of the present run, and of those after it; nil where only asking tells, or before they are fixed.
  var length: Double?
  var nextLength: Double?
  /// What the repeated animation keeps in the present run.
  var state = AnimationState<V>()
}

struct RepeatStateKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: RepeatState<V> { RepeatState() }
}

/// An animation several times over.
///
/// Where the length of a run is known, boundaries are exact. Where only asking tells, a run ends at the reference tick
/// at which the animation says so, and the next begins there.
struct RepeatAnimation: AnimationModifierRule {
  var base: Animation
  /// Runs in all, reversed ones included; nil for no end.
  var repeatCount: Int?
  var autoreverses: Bool

  func prepare<V: VectorArithmetic>(for length: V, state: inout AnimationState<V>) {
    var run = state[RepeatStateKey<V>.self]
    var fresh = AnimationState<V>()
    base.prepare(for: length, state: &fresh)
    base.prepare(for: length, state: &run.state)
    run.length = base.end(of: length, state: run.state)
    run.nextLength = base.end(of: length, state: fresh)
    state[RepeatStateKey<V>.self] = run
  }

  /// The run that `time` lies in; a boundary belongs to the earlier run.
  func run<V: VectorArithmetic>(
    at time: Double, _ value: V, _ state: AnimationState<V>
  ) -> RepeatState<V> {
    var run = state[RepeatStateKey<V>.self]
    let fixed = run.length ?? base.end(of: value, state: run.state)
    guard let first = fixed else { return run }
    run.length = first
    let next = run.nextLength ?? first
    let beyond = time - run.start - first
    guard beyond > timeTolerance, next > 0, next.isFinite else { return run }
    var further = (beyond / next).rounded(.down)
    if further > 0, beyond - further * next <= timeTolerance { further -= 1 }
    run.index += 1 + Int(further)
    run.start += first + further * next
    run.length = next
    run.state = AnimationState()
    base.prepare(for: value, state: &run.state)
    return run
  }

  func isReversed(_ index: Int) -> Bool { autoreverses && index % 2 == 1 }

  func inner<V: VectorArithmetic>(
    at time: Double, _ value: V, _ context: AnimationContext<V>
  ) -> (time: Double, context: AnimationContext<V>) {
    let run = run(at: time, value, context.state)
    return (
      min(run.length ?? .infinity, max(0, time - run.start)), context.withState(run.state)
    )
  }

  func isSameModifier(as other: any AnimationModifierRule) -> Bool {
    guard let other = other as? Self else { return false }
    return other.repeatCount == repeatCount && other.autoreverses == autoreverses
  }

  /// Takes over within a run that goes forward; a reversed run has no offset that a forward one could go on from.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let other = previous.base as? Self, isSameModifier(as: other) else { return false }
    var run = other.run(at: time, value, context.state)
    guard !isReversed(run.index) else { return false }
    var inner = context.withState(run.state)
    guard
      base.base.shouldMerge(
        previous: other.base, value: value, time: time - run.start, context: &inner)
    else { return false }
    run.state = inner.state
    context.state[RepeatStateKey<V>.self] = run
    return true
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if let repeatCount, repeatCount <= 0 { return nil }
    var run = run(at: time, value, context.state)
    if let length = run.length {
      let local = time - run.start
      var inner = context.withState(run.state)
      let covered =
        local >= length - timeTolerance
        ? value : base.base.animate(value: value, time: local, context: &inner) ?? value
      return isReversed(run.index) ? value - covered : covered
    }
    if run.index > 0, time - run.start <= timeTolerance {
      // On the boundary, which belongs to the run before.
      return isReversed(run.index - 1) ? .zero : value
    }
    // Only asking tells: this is a reference tick, or a frame that works on a copy of the last one's state.
    var inner = context.withState(run.state)
    let covered = base.base.animate(value: value, time: time - run.start, context: &inner)
    let reached = isReversed(run.index) ? value - (covered ?? value) : covered ?? value
    run.state = inner.state
    if covered == nil {
      run.index += 1
      run.start = time
      run.state = AnimationState()
    }
    context.state[RepeatStateKey<V>.self] = run
    if let repeatCount, run.index >= repeatCount { return nil }
    return reached
  }

  func end<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double? {
    guard let repeatCount else {
      return base.end(of: value, state: AnimationState()) == nil ? nil : .infinity
    }
    guard repeatCount > 0 else { return 0 }
    let run = state[RepeatStateKey<V>.self]
    guard let first = run.length ?? base.end(of: value, state: run.state) else { return nil }
    let left = repeatCount - 1 - run.index
    return run.start + first + (left > 0 ? Double(left) * (run.nextLength ?? first) : 0)
  }

  /// Repeated animations are complete when they are over, and not before.
  func logicalEnd<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double? {
    end(of: value, state: state)
  }
}

package import Motion

/// An animation that can say in advance when it ends, so that any instant can be asked for directly.
package protocol AnalyticAnimation: CustomAnimation {
  /// Fixes what depends on the length of the journey, which later only moves with an animation that still runs.
  func prepare<V: VectorArithmetic>(for length: V, state: inout AnimationState<V>)

  /// Seconds after its beginning at which the animation leaves the attribute; infinite for never, nil when only
  /// asking tells.
  func end<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double?

  /// Seconds after its beginning at which it is logically complete at the latest; infinite for never, nil when only
  /// asking tells.
  func logicalEnd<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double?
}

extension AnalyticAnimation {
  package func prepare<V: VectorArithmetic>(for length: V, state: inout AnimationState<V>) {}
}

extension Animation {
  func prepare<V: VectorArithmetic>(for length: V, state: inout AnimationState<V>) {
    (base as? any AnalyticAnimation)?.prepare(for: length, state: &state)
  }

  func end<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double? {
    (base as? any AnalyticAnimation)?.end(of: value, state: state)
  }

  func logicalEnd<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double? {
    (base as? any AnalyticAnimation)?.logicalEnd(of: value, state: state)
  }
}

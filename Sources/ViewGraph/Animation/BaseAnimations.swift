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

  func end<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double? {
    max(0, duration)
  }

  func logicalEnd<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double? {
    max(0, duration)
  }
}

/// A timing curve given by a unit curve that is no Bézier curve.
struct UnitCurveAnimation: AnalyticAnimation {
  var duration: TimeInterval
  var curve: UnitCurve

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func end<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double? {
    max(0, duration)
  }

  func logicalEnd<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double? {
    max(0, duration)
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

  func end<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double? {
    motion.endTime
  }

  func logicalEnd<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double? {
    motion.logicalDuration
  }
}

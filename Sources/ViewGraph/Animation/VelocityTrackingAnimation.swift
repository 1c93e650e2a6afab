import CNumerics
import Foundation
import Motion

/// The last places of a value that follows something at once, with when it was there.
struct VelocitySamples<V: VectorArithmetic> {
  /// Weight of the older of two difference quotients.
  static var olderWeight: Double { 0.75 }
  /// What is left of the velocity after a millisecond without a sample.
  static var decayPerMillisecond: Double { 0.998 }
  /// Seconds without a sample after which the velocity is forgotten.
  static var lifetime: Double { 2 }

  private(set) var samples: [(time: Double, value: V)] = []

  /// Notes where the value is; a second sample at the same instant replaces the first.
  mutating func add(_ value: V, at time: Double) {
    if let last = samples.last, time - last.time < timeTolerance { samples.removeLast() }
    samples.append((time, value))
    if samples.count > 3 { samples.removeFirst() }
  }

  /// The velocity per second at `time`.
  func velocity(at time: Double) -> V {
    guard samples.count > 1, let last = samples.last else { return .zero }
    let quotients = zip(samples, samples.dropFirst()).map { earlier, later in
      (later.value - earlier.value).scaled(by: 1 / (later.time - earlier.time))
    }
    var velocity = quotients[0]
    for quotient in quotients.dropFirst() {
      velocity =
        velocity.scaled(by: Self.olderWeight) + quotient.scaled(by: 1 - Self.olderWeight)
    }
    let silence = max(0, time - last.time)
    guard silence < Self.lifetime else { return .zero }
    return velocity.scaled(by: pw_pow(Self.decayPerMillisecond, silence * 1000))
  }
}

struct VelocitySamplesKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: VelocitySamples<V> { VelocitySamples() }
}

/// What a change that tracks velocity runs: the value follows at once, and a later spring inherits its velocity.
struct VelocityTrackingAnimation: AnalyticAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { value }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { context.state[VelocitySamplesKey<V>.self].velocity(at: time) }

  /// Following at once takes over whatever ran; the animator notes where the value is.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { true }

  func end<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double? {
    (state[VelocitySamplesKey<V>.self].samples.last?.time ?? 0) + VelocitySamples<V>.lifetime
  }

  func logicalEnd<V: VectorArithmetic>(of value: V, state: AnimationState<V>) -> Double? {
    state[VelocitySamplesKey<V>.self].samples.last?.time ?? 0
  }
}

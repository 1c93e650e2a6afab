/// The part of a track that leads to one keyframe.
struct KeyframeSegment<Value: Animatable> {
  typealias Data = Value.AnimatableData

  enum Motion {
    case move
    case linear(UnitCurve)
    case cubic(startVelocity: Data, endVelocity: Data)
    case spring(Spring, velocity: Data)
  }

  var target: Value
  /// Seconds after the track's beginning.
  var begin: Double
  var duration: Double
  var from: Data
  var to: Data
  var motion: Motion

  /// The value `elapsed` seconds after the segment's beginning, held after its end.
  func value(at elapsed: Double) -> Data {
    let time = min(duration, max(0, elapsed))
    guard duration > 0 else { return to }
    switch motion {
    case .move: return to
    case .linear(let curve):
      return time == duration ? to : from + (to - from).scaled(by: curve.value(at: time / duration))
    case .spring(let spring, let velocity):
      return from + spring.value(target: to - from, initialVelocity: velocity, time: time)
    case .cubic(let startVelocity, let endVelocity):
      if time == duration { return to }
      // Cubic Hermite between the values; velocities become tangents over the whole segment.
      let s = time / duration
      let rest = 1 - s
      return from
        + (to - from).scaled(by: s * s * (3 - 2 * s))
        + startVelocity.scaled(by: duration * s * rest * rest)
        - endVelocity.scaled(by: duration * s * s * rest)
    }
  }

  /// The rate `elapsed` seconds after the beginning, per second.
  func velocity(at elapsed: Double) -> Data {
    guard duration > 0 else { return .zero }
    let time = min(duration, max(0, elapsed))
    switch motion {
    case .move: return .zero
    case .linear(let curve): return Self.velocity(to - from, duration, curve, at: time / duration)
    case .spring(let spring, let velocity):
      return spring.velocity(target: to - from, initialVelocity: velocity, time: time)
    case .cubic(let startVelocity, let endVelocity):
      let s = time / duration
      return (to - from).scaled(by: 6 * s * (1 - s) / duration)
        + startVelocity.scaled(by: (1 - s) * (1 - 3 * s))
        + endVelocity.scaled(by: s * (3 * s - 2))
    }
  }

  var end: Data { value(at: duration) }

  var endVelocity: Data { velocity(at: duration) }

  /// The rate of a straight way of `length` in `duration` seconds; zero where the curve is vertical or the time none.
  static func velocity(
    _ length: Data, _ duration: Double, _ curve: UnitCurve, at progress: Double
  ) -> Data {
    let rate = curve.velocity(at: progress) / duration
    return rate.isFinite ? length.scaled(by: rate) : .zero
  }
}

/// The way of one value through its keyframes, resolved: each part with its beginning, its end and its velocities.
struct KeyframePath<Value: Animatable> {
  typealias Data = Value.AnimatableData

  private let initialValue: Value
  private var segments: [KeyframeSegment<Value>] = []
  private(set) var duration = 0.0

  /// Resolves keyframes that begin at `initialValue`, moving with `velocity` in its data per second.
  init(_ keyframes: [Keyframe<Value>], from initialValue: Value, velocity: Data = .zero) {
    self.initialValue = initialValue
    var reached = initialValue.animatableData
    var incoming = velocity
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      let segment = resolve(keyframe, from: reached, velocity: incoming, before: next)
      segments.append(segment)
      duration += segment.duration
      reached = segment.end
      incoming = segment.endVelocity
    }
  }

  /// What is left of a spring's motion when a keyframe without a duration ends.
  private static var settlingThreshold: Double { 1e-4 }

  private func resolve(
    _ keyframe: Keyframe<Value>, from start: Data, velocity incoming: Data,
    before next: Keyframe<Value>?
  ) -> KeyframeSegment<Value> {
    let target = keyframe.target.animatableData
    var segment = KeyframeSegment(
      target: keyframe.target, begin: duration, duration: Self.length(keyframe.duration),
      from: start, to: target, motion: .move)
    switch keyframe.kind {
    case .move: break
    case .linear(let curve): segment.motion = .linear(curve)
    case .spring(let spring, let startVelocity):
      let velocity = startVelocity?.animatableData ?? incoming
      segment.motion = .spring(spring, velocity: velocity)
      if keyframe.duration == nil {
        segment.duration = spring.settlingDuration(
          target: target - start, initialVelocity: velocity, epsilon: Self.settlingThreshold)
      }
    case .cubic(let startVelocity, let endVelocity):
      segment.motion = .cubic(
        startVelocity: startVelocity?.animatableData ?? incoming,
        endVelocity: endVelocity?.animatableData ?? joint(after: segment, next))
    }
    return segment
  }

  private static func length(_ duration: Double?) -> Double {
    guard let duration, duration > 0 else { return 0 }
    return duration
  }

  /// The velocity at the end of a cubic segment that does not name it, from what comes after.
  private func joint(
    after segment: KeyframeSegment<Value>, _ next: Keyframe<Value>?
  ) -> Data {
    guard let next else { return .zero }
    let rest = next.target.animatableData - segment.to
    let length = Self.length(next.duration)
    switch next.kind {
    case .move: return .zero
    case .spring(_, let startVelocity): return startVelocity?.animatableData ?? .zero
    case .linear(let curve): return KeyframeSegment<Value>.velocity(rest, length, curve, at: 0)
    case .cubic(let startVelocity, _):
      if let startVelocity { return startVelocity.animatableData }
      let span = segment.duration + length
      guard span > 0 else { return .zero }
      return (next.target.animatableData - segment.from).scaled(by: 1 / span)
    }
  }

  // MARK: Sampling

  /// Moments closer than this, in seconds, are the same.
  private static var tolerance: Double { 1e-9 }

  /// The value at `time`, from 0 on.
  func value(at time: Double) -> Value {
    guard let segment = segment(at: time) else { return initialValue }
    var value = segment.target
    value.animatableData = segment.value(at: time - segment.begin)
    return value
  }

  /// The rate at `time` in the value's data per second; zero once all is over.
  func velocity(at time: Double) -> Data {
    guard time < duration - Self.tolerance, let segment = segment(at: time) else { return .zero }
    return segment.velocity(at: max(0, time - segment.begin))
  }

  /// The last segment that has begun.
  private func segment(at time: Double) -> KeyframeSegment<Value>? {
    segments.last { $0.begin <= time + Self.tolerance }
  }
}

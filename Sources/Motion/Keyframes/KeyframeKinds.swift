public import Foundation

/// Goes to a value at once.
public struct MoveKeyframe<Value: Animatable>: PrimitiveKeyframe {
  let to: Value

  public init(_ to: Value) { self.to = to }

  var keyframe: Keyframe<Value> { Keyframe(target: to, duration: 0, kind: .move) }
}

/// Goes to a value in a straight line, at a pace that a curve may shape.
public struct LinearKeyframe<Value: Animatable>: PrimitiveKeyframe {
  let to: Value
  let duration: TimeInterval
  let timingCurve: UnitCurve

  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  var keyframe: Keyframe<Value> {
    Keyframe(target: to, duration: duration, kind: .linear(timingCurve))
  }
}

/// Goes to a value along a cubic curve that joins its neighbours smoothly.
public struct CubicKeyframe<Value: Animatable>: PrimitiveKeyframe {
  let to: Value
  let duration: TimeInterval
  let startVelocity: Value?
  let endVelocity: Value?

  /// Velocities are per second; those not given follow from the neighbours.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }

  var keyframe: Keyframe<Value> {
    Keyframe(
      target: to, duration: duration,
      kind: .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
  }
}

/// Is pulled to a value by a spring, for a time: it stops where it then is.
public struct SpringKeyframe<Value: Animatable>: PrimitiveKeyframe {
  let to: Value
  let duration: TimeInterval?
  let spring: Spring
  let startVelocity: Value?

  /// Without a duration it lasts until the spring has settled; without a velocity it goes on with the one before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }

  var keyframe: Keyframe<Value> {
    Keyframe(target: to, duration: duration, kind: .spring(spring, startVelocity: startVelocity))
  }
}

extension MoveKeyframe: Sendable where Value: Sendable {}
extension LinearKeyframe: Sendable where Value: Sendable {}
extension CubicKeyframe: Sendable where Value: Sendable {}
extension SpringKeyframe: Sendable where Value: Sendable {}

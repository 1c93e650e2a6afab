/// Keyframes of one value, one after the other.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent where Body.Value == Value
  /// The keyframes this one is made of.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  /// Adds the content's keyframes to those of its track.
  func _addKeyframes(to plan: inout _KeyframePlan<Value>)
}

extension KeyframeTrackContent {
  public func _addKeyframes(to plan: inout _KeyframePlan<Value>) { body._addKeyframes(to: &plan) }
}

/// The keyframes of a track as they are being collected.
public struct _KeyframePlan<Value: Animatable> {
  var keyframes: [Keyframe<Value>] = []
}

/// A keyframe without regard to the type that described it.
struct Keyframe<Value: Animatable> {
  enum Kind {
    case move
    case linear(UnitCurve)
    case cubic(startVelocity: Value?, endVelocity: Value?)
    case spring(Spring, startVelocity: Value?)
  }
  var target: Value
  /// Seconds; nil for as long as a spring takes to settle.
  var duration: Double?
  var kind: Kind
}

/// A keyframe the library itself provides: it is its own body.
protocol PrimitiveKeyframe: KeyframeTrackContent where Body == Self {
  var keyframe: Keyframe<Value> { get }
}

extension PrimitiveKeyframe {
  public var body: Self { self }

  public func _addKeyframes(to plan: inout _KeyframePlan<Value>) { plan.keyframes.append(keyframe) }
}

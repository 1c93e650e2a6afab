public import Foundation

/// A value over time, described by keyframes.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [Track]

  /// Seconds until the longest track is over.
  public let duration: TimeInterval

  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(content(), from: initialValue, leaving: nil)
  }

  /// Makes a timeline that goes on with the velocities of `former`, which is left after a time.
  package init(
    _ keyframes: some Keyframes<Value>, from initialValue: Value,
    leaving former: (timeline: KeyframeTimeline, time: Double)?
  ) {
    var plan = _TrackPlan(initialValue: initialValue, former: former)
    keyframes._addTracks(to: &plan)
    self.initialValue = initialValue
    tracks = plan.tracks
    duration = tracks.map(\.duration).max() ?? 0
  }

  /// The value `time` seconds after the beginning: the initial value before, what was reached after the end.
  public func value(time: Double) -> Value {
    var value = initialValue
    guard time >= 0 else { return value }
    for track in tracks { track.apply(time, &value) }
    return value
  }

  /// The value at a fraction of the duration, kept within 0…1.
  public func value(progress: Double) -> Value {
    let progress = min(1, max(0, progress))
    return value(time: progress == 0 ? 0 : progress * duration)
  }

  /// The rate of a property at `time`, in its data per second; nil when no track moves it.
  package func velocity<Property: Animatable>(
    of keyPath: WritableKeyPath<Value, Property>, at time: Double
  ) -> Property.AnimatableData? {
    let path = tracks.last { $0.keyPath == keyPath }?.path as? KeyframePath<Property>
    return path?.velocity(at: time)
  }

  /// The keyframes of one property.
  struct Track {
    let keyPath: PartialKeyPath<Value>
    /// A `KeyframePath` of the property.
    let path: Any
    let duration: Double
    /// Sets the property to what it is at a time.
    let apply: (Double, inout Value) -> Void

    init<Property: Animatable>(
      _ keyPath: WritableKeyPath<Value, Property>, _ path: KeyframePath<Property>
    ) {
      self.keyPath = keyPath
      self.path = path
      duration = path.duration
      apply = { time, value in value[keyPath: keyPath] = path.value(at: time) }
    }
  }
}

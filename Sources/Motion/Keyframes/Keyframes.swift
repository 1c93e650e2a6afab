/// How a value with several parts changes over time: tracks side by side.
public protocol Keyframes<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Keyframes where Body.Value == Value
  /// The keyframes these are made of.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  /// Adds the tracks to those of a timeline.
  func _addTracks(to plan: inout _TrackPlan<Value>)
}

extension Keyframes {
  public func _addTracks(to plan: inout _TrackPlan<Value>) { body._addTracks(to: &plan) }
}

/// The tracks of a timeline as they are being collected.
public struct _TrackPlan<Root> {
  let initialValue: Root
  /// A timeline that is being left, and how far into it, for the velocities to go on with.
  let former: (timeline: KeyframeTimeline<Root>, time: Double)?
  var tracks: [KeyframeTimeline<Root>.Track] = []
}

/// The keyframes of one property of a value.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  let keyPath: WritableKeyPath<Root, Value>
  let content: Content

  /// Keyframes of the value as a whole.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// Keyframes of one property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public typealias Body = Self
  public var body: Self { self }

  public func _addTracks(to plan: inout _TrackPlan<Root>) {
    var keyframes = _KeyframePlan<Value>()
    content._addKeyframes(to: &keyframes)
    var velocity = Value.AnimatableData.zero
    if let (timeline, time) = plan.former {
      velocity = timeline.velocity(of: keyPath, at: time) ?? .zero
    }
    let path = KeyframePath(
      keyframes.keyframes, from: plan.initialValue[keyPath: keyPath], velocity: velocity)
    plan.tracks.append(KeyframeTimeline.Track(keyPath, path))
  }
}

/// Puts the tracks of a closure side by side; keyframes without a track make one of the whole value.
@resultBuilder public struct KeyframesBuilder<Value> {
  // MARK: Tracks

  public static func buildExpression<Content: Keyframes>(
    _ expression: Content
  ) -> Content where Content.Value == Value { expression }

  public static func buildPartialBlock<Content: Keyframes>(
    first: Content
  ) -> Content where Content.Value == Value { first }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> { TrackPair(first: accumulated, second: next) }

  public static func buildBlock() -> some Keyframes<Value> { NoTracks<Value>() }

  public static func buildFinalResult<Content: Keyframes>(
    _ component: Content
  ) -> Content where Content.Value == Value { component }

  // MARK: Keyframes of the whole value

  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> K where K.Value == Value { expression }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> { KeyframeSequence(parts: components) }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    KeyframeTrackContentBuilder<Value>.Conditional(choice: .first(component))
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    KeyframeTrackContentBuilder<Value>.Conditional(choice: .second(component))
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(
    first: K
  ) -> K where K.Value == Value { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { KeyframePair(first: accumulated, second: next) }

  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeSequence<MoveKeyframe<Value>>(parts: [])
  }

  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { component }
  }
}

/// Tracks beside others.
struct TrackPair<First: Keyframes, Second: Keyframes>: Keyframes
where First.Value == Second.Value {
  let first: First
  let second: Second

  typealias Value = First.Value
  var body: Self { self }

  func _addTracks(to plan: inout _TrackPlan<First.Value>) {
    first._addTracks(to: &plan)
    second._addTracks(to: &plan)
  }
}

/// No tracks: the value stays as it is.
struct NoTracks<Value>: Keyframes {
  var body: Self { self }

  func _addTracks(to plan: inout _TrackPlan<Value>) {}
}

public import Motion
import ViewGraph
import VirtualTime

/// Shows content for a value that keyframes move: again and again, or once for each change of a trigger.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: PrimitiveView
where Value == KeyframePath.Value {
  enum Start {
    case repeating(Bool)
    case trigger(AnyTrigger)
  }
  let initialValue: Value
  let start: Start
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Shows the initial value, and plays the keyframes from the current value whenever `trigger` changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initialValue: initialValue, start: .trigger(AnyTrigger(trigger)), content: content,
      keyframes: keyframes)
  }

  /// Plays the keyframes again and again while `repeating`; else shows the value at their beginning.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initialValue: initialValue, start: .repeating(repeating), content: content,
      keyframes: keyframes)
  }

  init(
    initialValue: Value, start: Start, content: @escaping (Value) -> Content,
    keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.start = start
    self.content = content
    self.keyframes = keyframes
  }

  public static func _makeNode(_ view: Self, inputs: _ViewInputs) -> _ViewNode {
    KeyframeNode(view, inputs: inputs)
  }
}

/// Keeps what is played and since when; content is evaluated for each frame with the value of the moment.
@MainActor
private final class KeyframeNode<Value, Path: Keyframes, Content: View>: ContentNode<
  KeyframeAnimator<Value, Path, Content>, Content
>
where Path.Value == Value {
  private var timeline: KeyframeTimeline<Value>?
  private var begin = VirtualInstant.zero
  private var repeats = false
  /// The value of the last evaluation that acted.
  private var acted: Value?
  private lazy var follower = FrameFollower(of: self)

  override func willMakeContent() {
    noteActor()
    begin = host.graph.now
    guard case .repeating(let repeats) = view.start else { return }
    play(from: view.initialValue, leaving: nil, repeats: repeats)
  }

  override var contentInputs: _ViewInputs {
    var inputs = super.contentInputs
    inputs.follower = follower
    inputs.mover = follower
    return inputs
  }

  override func makeContent() -> Content? {
    let value = host.graph.mode == .restoring ? acted ?? current : current
    if isActing { acted = value }
    follower.evaluated()
    return view.content(value)
  }

  override func viewChanged(from old: KeyframeAnimator<Value, Path, Content>) {
    if isActing { startChanged(from: old.start) }
    super.viewChanged(from: old)
  }

  private func startChanged(from old: KeyframeAnimator<Value, Path, Content>.Start) {
    switch (old, view.start) {
    case (.trigger(let old), .trigger(let new)) where old != new:
      if let timeline, elapsed < timeline.duration - timeTolerance {
        play(from: current, leaving: (timeline, elapsed), repeats: false)
      } else {
        play(from: view.initialValue, leaving: nil, repeats: false)
      }
    case (.repeating(let old), .repeating(let new)) where old != new:
      play(from: view.initialValue, leaving: nil, repeats: new)
    default: break
    }
  }

  // MARK: Playing

  private var elapsed: Double {
    VirtualInstant(ticks: host.graph.now - begin).seconds
  }

  /// The value of this moment.
  private var current: Value {
    guard let timeline else { return view.initialValue }
    return timeline.value(time: position(in: timeline.duration))
  }

  /// Seconds into the keyframes.
  private func position(in duration: Double) -> Double {
    switch view.start {
    case .trigger: return elapsed
    case .repeating:
      guard repeats, duration > 0 else { return 0 }
      let position = elapsed.truncatingRemainder(dividingBy: duration)
      return duration - position < timeTolerance ? 0 : position
    }
  }

  private func play(
    from value: Value, leaving former: (timeline: KeyframeTimeline<Value>, time: Double)?,
    repeats: Bool
  ) {
    let keyframes = GraphReads.acting { view.keyframes(value) }
    let timeline = KeyframeTimeline(keyframes, from: value, leaving: former)
    self.timeline = timeline
    self.repeats = repeats
    begin = host.graph.now
    var moves = timeline.duration > 0
    if case .repeating = view.start { moves = moves && repeats }
    guard moves else { return host.clock.stop(follower) }
    host.clock.start(follower)
    if !repeats, timeline.duration.isFinite { scheduleEnd(after: timeline.duration) }
  }

  /// At the end the last value is taken over for good.
  private func scheduleEnd(after duration: Double) {
    let expected = begin
    host.graph.queue.schedule(at: begin.advanced(bySeconds: duration), class: .animationEnd) {
      [weak self] in
      guard let self, isAlive, begin == expected, let timeline, follower.isFollowing,
        elapsed >= timeline.duration - timeTolerance
      else { return }
      host.clock.stop(follower)
      host.clock.evaluate(follower)
    }
  }

  override func remove() {
    host.clock.remove(follower)
    super.remove()
  }
}

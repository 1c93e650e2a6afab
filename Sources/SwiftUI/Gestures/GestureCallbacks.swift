public import ViewGraph

/// A gesture that tells of its values.
public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  let content: Content
  let action: (Content.Value) -> Void

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Content.Value> {
    ChangeRecognizer(gesture)
  }
}

@MainActor
private final class ChangeRecognizer<Content: Gesture>: _GestureRecognizer<Content.Value>
where Content.Value: Equatable {
  private let base: _GestureRecognizer<Content.Value>
  private var action: (Content.Value) -> Void
  private var last: Content.Value?

  init(_ gesture: _ChangedGesture<Content>) {
    base = Content._makeRecognizer(gesture.content)
    action = gesture.action
  }

  override func take(_ gesture: Any) {
    guard let gesture = gesture as? _ChangedGesture<Content> else { return }
    action = gesture.action
    base.take(gesture.content)
  }

  override func process(_ input: GestureInput, _ effects: inout GestureEffects) -> Phase {
    let phase = base.process(input, &effects)
    switch phase {
    case .possible(let value?) where value != last:
      last = value
      effects.immediate.append { [self] in action(value) }
    case .active(let value) where value != last:
      last = value
      effects.recognized.append { [self] in action(value) }
    default: break
    }
    return phase
  }

  override func cancel(_ effects: inout GestureEffects) { base.cancel(&effects) }
  override var deadline: GestureDeadline? { base.deadline }
}

/// A gesture that tells of its end.
public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  public typealias Value = Content.Value
  let content: Content
  let action: (Content.Value) -> Void

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Content.Value> {
    EndRecognizer(gesture)
  }
}

@MainActor
private final class EndRecognizer<Content: Gesture>: _GestureRecognizer<Content.Value> {
  private let base: _GestureRecognizer<Content.Value>
  private var action: (Content.Value) -> Void

  init(_ gesture: _EndedGesture<Content>) {
    base = Content._makeRecognizer(gesture.content)
    action = gesture.action
  }

  override func take(_ gesture: Any) {
    guard let gesture = gesture as? _EndedGesture<Content> else { return }
    action = gesture.action
    base.take(gesture.content)
  }

  override func process(_ input: GestureInput, _ effects: inout GestureEffects) -> Phase {
    let phase = base.process(input, &effects)
    if case .ended(let value) = phase {
      effects.recognized.append { [self] in action(value) }
    }
    return phase
  }

  override func cancel(_ effects: inout GestureEffects) { base.cancel(&effects) }
  override var deadline: GestureDeadline? { base.deadline }
}

/// A gesture with other values.
public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    MapRecognizer(gesture)
  }
}

@MainActor
private final class MapRecognizer<Content: Gesture, Value>: _GestureRecognizer<Value> {
  private let base: _GestureRecognizer<Content.Value>
  private var transform: (Content.Value) -> Value

  init(_ gesture: _MapGesture<Content, Value>) {
    base = Content._makeRecognizer(gesture.content)
    transform = gesture.transform
  }

  override func take(_ gesture: Any) {
    guard let gesture = gesture as? _MapGesture<Content, Value> else { return }
    transform = gesture.transform
    base.take(gesture.content)
  }

  override func process(_ input: GestureInput, _ effects: inout GestureEffects) -> Phase {
    base.process(input, &effects).map(transform)
  }

  override func cancel(_ effects: inout GestureEffects) { base.cancel(&effects) }
  override var deadline: GestureDeadline? { base.deadline }
}

extension Gesture {
  /// Calls `action` with each new value, first when there is one.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Calls `action` with the last value when the gesture has succeeded.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// The gesture with values made of its own.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Keeps a state that lasts as long as the gesture, made of its values.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// Two gestures that may be recognised at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What either has found.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    Recognizer(gesture)
  }

  private final class Recognizer: _GestureRecognizer<Value> {
    private var first: GestureTrack<First>
    private var second: GestureTrack<Second>

    init(_ gesture: SimultaneousGesture) {
      first = GestureTrack(gesture.first)
      second = GestureTrack(gesture.second)
    }

    override func take(_ gesture: Any) {
      guard let gesture = gesture as? SimultaneousGesture else { return }
      first.recognizer.take(gesture.first)
      second.recognizer.take(gesture.second)
    }

    override func process(_ input: GestureInput, _ effects: inout GestureEffects) -> Phase {
      first.process(input, &effects)
      second.process(input, &effects)
      let value = Value(first: first.phase.value, second: second.phase.value)
      switch (first.phase, second.phase) {
      case (.failed, .failed): return .failed
      case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
      case (.active, _), (_, .active), (.ended, _), (_, .ended): return .active(value)
      default: return .possible(value.first == nil && value.second == nil ? nil : value)
      }
    }

    override func cancel(_ effects: inout GestureEffects) {
      first.cancel(&effects)
      second.cancel(&effects)
    }

    override var deadline: GestureDeadline? {
      [first.deadline, second.deadline].compactMap { $0 }.min()
    }
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// A gesture that follows another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// How far the sequence has come.
  public enum Value {
    /// The first gesture is under way.
    case first(First.Value)
    /// The first has ended, and the second may be under way.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    Recognizer(gesture)
  }

  private final class Recognizer: _GestureRecognizer<Value> {
    private var first: GestureTrack<First>
    private var second: GestureTrack<Second>
    /// Where the finger came down, for the second gesture, which begins in the middle.
    private var beginning: GestureInput?

    init(_ gesture: SequenceGesture) {
      first = GestureTrack(gesture.first)
      second = GestureTrack(gesture.second)
    }

    override func take(_ gesture: Any) {
      guard let gesture = gesture as? SequenceGesture else { return }
      first.recognizer.take(gesture.first)
      second.recognizer.take(gesture.second)
    }

    override func process(_ input: GestureInput, _ effects: inout GestureEffects) -> Phase {
      if case .began = input.kind { beginning = input }
      if case .ended(let value) = first.phase {
        second.process(input, &effects)
        return phase(after: value)
      }
      first.process(input, &effects)
      switch first.phase {
      case .ended(let value):
        // The finger is still down where a press was long enough: the second gesture begins here.
        if case .ended = input.kind { return .active(.second(value, nil)) }
        var begin = beginning ?? input
        begin.kind = .began
        begin.instant = input.instant
        begin.location = input.location
        second.process(begin, &effects)
        return phase(after: value)
      case .active(let value): return .active(.first(value))
      case .possible(let value): return .possible(value.map { .first($0) })
      case .failed: return .failed
      }
    }

    private func phase(after value: First.Value) -> Phase {
      switch second.phase {
      case .ended(let last): .ended(.second(value, last))
      case .failed: .failed
      case .active(let current): .active(.second(value, current))
      case .possible(let current): .active(.second(value, current))
      }
    }

    override func cancel(_ effects: inout GestureEffects) {
      first.cancel(&effects)
      second.cancel(&effects)
    }

    override var deadline: GestureDeadline? {
      first.phase.isOver ? second.deadline : first.deadline
    }
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures of which only one is recognised, the first if it can be.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What the recognised one has found.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    Recognizer(gesture)
  }

  private final class Recognizer: _GestureRecognizer<Value> {
    private var first: GestureTrack<First>
    private var second: GestureTrack<Second>
    /// What the second one wants to have called once the first has failed.
    private var waiting: [() -> Void] = []

    init(_ gesture: ExclusiveGesture) {
      first = GestureTrack(gesture.first)
      second = GestureTrack(gesture.second)
    }

    override func take(_ gesture: Any) {
      guard let gesture = gesture as? ExclusiveGesture else { return }
      first.recognizer.take(gesture.first)
      second.recognizer.take(gesture.second)
    }

    override func process(_ input: GestureInput, _ effects: inout GestureEffects) -> Phase {
      first.process(input, &effects)
      switch first.phase {
      case .active(let value):
        second.cancel(&effects)
        return .active(.first(value))
      case .ended(let value):
        second.cancel(&effects)
        return .ended(.first(value))
      case .possible(let value):
        var held = GestureEffects()
        second.process(input, &held)
        waiting += held.recognized
        return .possible(value.map { .first($0) })
      case .failed:
        effects.recognized += waiting
        waiting = []
        second.process(input, &effects)
        return second.phase.map { .second($0) }
      }
    }

    override func cancel(_ effects: inout GestureEffects) {
      first.cancel(&effects)
      second.cancel(&effects)
    }

    override var deadline: GestureDeadline? {
      [first.deadline, second.deadline].compactMap { $0 }.min()
    }
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture of several, with what it has found.
@MainActor struct GestureTrack<G: Gesture> {
  let recognizer: _GestureRecognizer<G.Value>
  private(set) var phase = GesturePhase<G.Value>.possible(nil)

  init(_ gesture: G) { recognizer = G._makeRecognizer(gesture) }

  mutating func process(_ input: GestureInput, _ effects: inout GestureEffects) {
    if !phase.isOver { phase = recognizer.process(input, &effects) }
  }

  mutating func cancel(_ effects: inout GestureEffects) {
    guard !phase.isOver else { return }
    phase = .failed
    recognizer.cancel(&effects)
  }

  var deadline: GestureDeadline? { phase.isOver ? nil : recognizer.deadline }
}

extension Gesture {
  /// This gesture and another at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture and then another.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or another where this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

public import ViewGraph

/// A value that a gesture sets while it lasts, and that is back to its first one afterwards.
@propertyWrapper public struct GestureState<Value>: DynamicProperty, GraphComparable {
  private let initial: Value
  private let resetting: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

  public init(initialValue: Value) { self.init(initialValue: initialValue) { _, _ in } }

  /// Goes back to the first value under a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
  }

  /// Goes back to the first value under a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: initialValue) { _, transaction in transaction = resetTransaction }
  }

  /// Goes back to the first value under a transaction that a closure makes of the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }

  /// Goes back to the first value under a transaction that a closure makes of the last value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = initialValue
    resetting = reset
  }

  public var wrappedValue: Value { location?.value ?? initial }

  public var projectedValue: GestureState<Value> { self }

  public static func _connect(_ property: inout Self, storage: _PropertyStorage) {
    if let known = storage.value as? StateLocation<Value> {
      property.location = known
    } else {
      let made = StateLocation(property.initial)
      storage.value = made
      property.location = made
    }
  }

  /// State belongs to the place, not to the view value.
  package func isSame(as other: Self) -> Bool { true }

  func change(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var (value, transaction) = (location.value, CurrentTransaction.value)
    body(&value, &transaction)
    location.write(value, transaction: transaction)
  }

  func reset() {
    guard let location else { return }
    var transaction = CurrentTransaction.value
    resetting(location.value, &transaction)
    location.write(initial, transaction: transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(initialValue: nil) }

  /// Goes back to nil under a transaction.
  public init(resetTransaction: Transaction) {
    self.init(initialValue: nil, resetTransaction: resetTransaction)
  }

  /// Goes back to nil under a transaction that a closure makes of the last value.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: nil, reset: reset)
  }
}

/// A gesture that keeps a state while it lasts.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value
  public var base: Base
  public var state: GestureState<State>
  public var update: (Base.Value, inout State, inout Transaction) -> Void

  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Base.Value> {
    StateRecognizer(gesture)
  }
}

@MainActor
private final class StateRecognizer<Base: Gesture, State>: _GestureRecognizer<Base.Value> {
  private let base: _GestureRecognizer<Base.Value>
  private var gesture: GestureStateGesture<Base, State>
  private var isSet = false

  init(_ gesture: GestureStateGesture<Base, State>) {
    base = Base._makeRecognizer(gesture.base)
    self.gesture = gesture
  }

  override func take(_ new: Any) {
    guard let new = new as? GestureStateGesture<Base, State> else { return }
    gesture = new
    base.take(new.base)
  }

  override func process(_ input: GestureInput, _ effects: inout GestureEffects) -> Phase {
    let phase = base.process(input, &effects)
    switch phase {
    case .possible(nil): break
    case .possible(let value?): effects.immediate.append { [self] in set(value) }
    case .active(let value): effects.recognized.append { [self] in set(value) }
    case .ended: effects.recognized.append { [self] in reset() }
    case .failed: effects.immediate.append { [self] in reset() }
    }
    return phase
  }

  private func set(_ value: Base.Value) {
    isSet = true
    gesture.state.change { gesture.update(value, &$0, &$1) }
  }

  private func reset() {
    guard isSet else { return }
    isSet = false
    gesture.state.reset()
  }

  override func cancel(_ effects: inout GestureEffects) {
    base.cancel(&effects)
    effects.immediate.append { [self] in reset() }
  }

  override var deadline: GestureDeadline? { base.deadline }
}

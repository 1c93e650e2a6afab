/// What is to be recognised in touches, and what it gives.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }

  /// Makes what follows the touches. Gestures with a body inherit theirs.
  static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value>
}

extension Gesture where Value == Body.Value {
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    BodyRecognizer(gesture)
  }
}

extension Never: Gesture {
  public typealias Value = Never

  public static func _makeRecognizer(_ gesture: Never) -> _GestureRecognizer<Never> {}
}

/// A gesture that the library recognises itself.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) is recognised by the library") }
}

/// Recognises the body of a gesture made of others.
@MainActor private final class BodyRecognizer<G: Gesture>: _GestureRecognizer<G.Value>
where G.Value == G.Body.Value {
  private let base: _GestureRecognizer<G.Body.Value>

  init(_ gesture: G) { base = G.Body._makeRecognizer(gesture.body) }

  override func take(_ gesture: Any) {
    if let gesture = gesture as? G { base.take(gesture.body) }
  }

  override func process(_ input: GestureInput, _ effects: inout GestureEffects) -> Phase {
    base.process(input, &effects)
  }

  override func cancel(_ effects: inout GestureEffects) { base.cancel(&effects) }
  override var deadline: GestureDeadline? { base.deadline }
}

/// A gesture of any type with values of one.
public struct AnyGesture<Value>: PrimitiveGesture {
  private let make: @MainActor () -> _GestureRecognizer<Value>
  private let base: Any

  /// Wraps a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    base = gesture
    make = { T._makeRecognizer(gesture) }
  }

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    AnyRecognizer(gesture)
  }

  private final class AnyRecognizer: _GestureRecognizer<Value> {
    private let base: _GestureRecognizer<Value>

    init(_ gesture: AnyGesture) { base = gesture.make() }

    override func take(_ gesture: Any) {
      if let gesture = gesture as? AnyGesture { base.take(gesture.base) }
    }

    override func process(_ input: GestureInput, _ effects: inout GestureEffects) -> Phase {
      base.process(input, &effects)
    }

    override func cancel(_ effects: inout GestureEffects) { base.cancel(&effects) }
    override var deadline: GestureDeadline? { base.deadline }
  }
}

/// Which of the gestures at a place may be recognised.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None of them.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added one and those of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}

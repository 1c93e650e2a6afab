public import Foundation
public import Motion

/// A rule by which an interval is covered over time.
///
/// The animated vector is the interval between old and new value; the rule says how much of it is covered.
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of `value` covered at `time` seconds, or nil when the animation is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The rate at which the interval is being covered, per second; nil when the rule does not say.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes over from `previous`, `time` seconds after that began.
  ///
  /// It then covers the sum of both intervals and may keep what it needs in `context`.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// A value that an animation keeps between its calls.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What an animation keeps while it runs, handed over when another takes over from it.
public struct AnimationState<Value: VectorArithmetic> {
  private var list = PropertyList()

  public init() {}

  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { list.value(for: ObjectIdentifier(key), as: Key.Value.self) ?? Key.defaultValue }
    set { list.set(newValue, for: ObjectIdentifier(key)) }
  }
}

/// What an animation is told, and what it may keep and say.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state: AnimationState<Value>
  /// Whether the animation counts as complete though it may still move; once true it stays so.
  public var isLogicallyComplete = false {
    didSet { if oldValue { isLogicallyComplete = true } }
  }
  /// The environment of the view that is animated.
  public let environment: EnvironmentValues

  package init(state: AnimationState<Value>, environment: EnvironmentValues) {
    self.state = state
    self.environment = environment
  }

  /// The same context with another state, for an animation that wraps another.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environment: environment)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

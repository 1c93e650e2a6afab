/// A key of a transaction value; what it is unless a change sets it.
public protocol TransactionKey<Value> {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// When an animation counts as complete for a completion closure.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case logicallyComplete, removed }
  let kind: Kind

  /// When the animation has logically ended: for a spring, one response after it began.
  public static let logicallyComplete = Self(kind: .logicallyComplete)
  /// When the animation has left the value it drove, springs fully settled.
  public static let removed = Self(kind: .removed)
}

/// The context of one change of state: above all the animation it asks for.
///
/// A transaction enters the tree at the root and modifiers change it on its way to the content they contain;
/// each animated attribute uses what arrives. It is gone when the update is over.
public struct Transaction: @unchecked Sendable {
  package var list = PropertyList()
  /// The animation of the change; nil means none.
  public var animation: Animation?
  /// Whether `.animation` modifiers leave this change alone; its own animation still runs.
  public var disablesAnimations = false
  /// Whether the change is one of a continuous series, such as a drag; data only.
  public var isContinuous = false
  /// Whether values without an animation record their velocity for a later spring.
  public var tracksVelocity = false
  package var listeners: [CompletionListener] = []
  /// Where the animation was asked for; nil where nobody said.
  package var source: AnimationSource?
  /// Writes made under one `withTransaction` share this number; 0 where there is none.
  package var scopeNumber: UInt64 = 0

  /// What runs when a value changes: the animation, else the tracking of velocity where that is asked for.
  var effectiveAnimation: Animation? {
    animation ?? (tracksVelocity ? Animation(VelocityTrackingAnimation()) : nil)
  }

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { list.value(for: ObjectIdentifier(key), as: Key.Value.self) ?? Key.defaultValue }
    set { list.set(newValue, for: ObjectIdentifier(key)) }
  }

  /// Adds a closure that runs once when all animations that this transaction creates are complete.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    listeners.append(CompletionListener(criteria: criteria, action: completion))
  }

  /// Takes over what `other` sets; for writes through a binding that has a transaction of its own.
  package mutating func merge(_ other: Transaction) {
    if other.animation != nil {
      animation = other.animation
      source = other.source
    }
    disablesAnimations = disablesAnimations || other.disablesAnimations
    isContinuous = isContinuous || other.isContinuous
    tracksVelocity = tracksVelocity || other.tracksVelocity
    listeners += other.listeners
    list.merge(other.list)
    scopeNumber = CurrentTransaction.makeScopeNumber()
  }
}

/// The transaction in which writes are made now.
package enum CurrentTransaction {
  package nonisolated(unsafe) static var value = Transaction()

  /// Runs `body` under a transaction that is under way already.
  package static func adopting(_ transaction: Transaction, _ body: () -> Void) {
    let outer = value
    value = transaction
    defer { value = outer }
    body()
  }

  private nonisolated(unsafe) static var lastScopeNumber: UInt64 = 0

  static func makeScopeNumber() -> UInt64 {
    lastScopeNumber += 1
    return lastScopeNumber
  }

  static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
    -> Result
  {
    let outer = value
    value = transaction
    value.scopeNumber = makeScopeNumber()
    defer { value = outer }
    return try body()
  }
}

/// Runs `body` with its writes under `transaction`.
public func withTransaction<Result>(
  _ transaction: Transaction, file: StaticString = #fileID, line: UInt = #line,
  _ body: () throws -> Result
) rethrows -> Result {
  var merged = CurrentTransaction.value
  merged.animation = transaction.animation
  merged.source = AnimationSource("withTransaction", file: file, line: line)
  merged.disablesAnimations = transaction.disablesAnimations
  merged.isContinuous = transaction.isContinuous
  merged.tracksVelocity = transaction.tracksVelocity
  merged.listeners = transaction.listeners
  merged.list.merge(transaction.list)
  let listeners = transaction.listeners
  let result = try CurrentTransaction.run(merged, body)
  WriteQueue.shared.enlist(listeners)
  return result
}

/// Runs `body` with one value of the transaction set for its writes.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value,
  file: StaticString = #fileID, line: UInt = #line, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = CurrentTransaction.value
  transaction[keyPath: keyPath] = value
  transaction.noteSource(
    AnimationSource("withTransaction", file: file, line: line),
    since: CurrentTransaction.value.animation)
  return try CurrentTransaction.run(transaction, body)
}

/// Runs `body`; the changes it makes are animated with `animation`, or explicitly not when that is nil.
public func withAnimation<Result>(
  _ animation: Animation? = .default, file: StaticString = #fileID, line: UInt = #line,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = CurrentTransaction.value
  transaction.animation = animation
  transaction.source = AnimationSource("withAnimation", file: file, line: line)
  transaction.listeners = []
  return try CurrentTransaction.run(transaction, body)
}

/// Runs `body` animated, and `completion` once, when every animation it created is complete.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  file: StaticString = #fileID, line: UInt = #line,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = CurrentTransaction.value
  transaction.animation = animation
  transaction.source = AnimationSource("withAnimation", file: file, line: line)
  transaction.listeners = []
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  let listeners = transaction.listeners
  let result = try CurrentTransaction.run(transaction, body)
  WriteQueue.shared.enlist(listeners)
  return result
}

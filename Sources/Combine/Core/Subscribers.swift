/// Kinds of subscribers, and what they say to publishers.
public enum Subscribers {
  /// How many values are asked for.
  public struct Demand: Equatable, Comparable, Hashable, Sendable {
    /// The number; nil for all.
    public let max: Int?

    /// All values there are.
    public static let unlimited = Demand(max: nil)
    /// No value.
    public static let none = Demand(max: 0)

    /// So many values at most.
    public static func max(_ value: Int) -> Demand { Demand(max: value) }

    public static func + (one: Demand, other: Demand) -> Demand {
      guard let one = one.max, let other = other.max else { return .unlimited }
      return Demand(max: one + other)
    }

    public static func += (one: inout Demand, other: Demand) { one = one + other }

    public static func < (one: Demand, other: Demand) -> Bool {
      guard let first = one.max else { return false }
      return other.max.map { first < $0 } ?? true
    }
  }

  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    /// It has sent everything.
    case finished
    /// It could not go on.
    case failure(Failure)
  }

  /// Calls closures for what arrives, without limit.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// Called for each value.
    public private(set) var receiveValue: (Input) -> Void
    /// Called when no value follows.
    public private(set) var receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isOver = false

    /// Calls one closure at the end and one for each value.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, !isOver else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ input: Input) -> Demand {
      if !isOver { receiveValue(input) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      guard !isOver else { return }
      isOver = true
      subscription = nil
      receiveCompletion(completion)
    }

    public func cancel() {
      isOver = true
      let subscription = subscription
      self.subscription = nil
      subscription?.cancel()
    }
  }

  /// Writes each value to a property of an object.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never
    /// Whose property is written; nil once it is over.
    public private(set) var object: Root?
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    /// Writes to `keyPath` of `object`, which is kept until the end.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ input: Input) -> Demand {
      object?[keyPath: keyPath] = input
      return .none
    }

    public func receive(completion: Completion<Never>) { cancel() }

    public func cancel() {
      object = nil
      let subscription = subscription
      self.subscription = nil
      subscription?.cancel()
    }
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Publisher {
  /// Calls closures for the end and for each value, until what is returned goes.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure for each value, until what is returned goes.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value to a property of an object, until what is returned goes.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    receive(subscriber: assign)
    return AnyCancellable(assign)
  }

  /// Writes each value to a published property, for as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    let subscription = sink { [weak storage] in storage?.change(to: $0) }
    storage.keep(subscription)
  }
}

/// Sends one value and ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Sends `output` to each subscriber.
  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let conduit = Conduit(to: subscriber, keepsAll: true)
    conduit.send(output)
    subscriber.receive(subscription: conduit)
    conduit.finish(.finished)
  }
}

/// Sends nothing, and ends at once unless told not to.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once.
  public let completeImmediately: Bool

  /// Sends nothing.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Sends nothing; for types that cannot be inferred.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit(to: subscriber, keepsAll: true)
    subscriber.receive(subscription: conduit)
    if completeImmediately { conduit.finish(.finished) }
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// What it fails with.
  public let error: Failure

  /// Fails with `error`.
  public init(error: Failure) { self.error = error }

  /// Fails with `failure`; for types that cannot be inferred.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit(to: subscriber, keepsAll: true)
    subscriber.receive(subscription: conduit)
    conduit.finish(.failure(error))
  }
}

/// Makes its publisher anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Calls `createPublisher` for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// Sends the one value that a closure comes to, at once or later.
public final class Future<Output, Failure: Error>: Publisher {
  /// What the closure calls with its result.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let list = SubscriberList<Output, Failure>()
  private var result: Result<Output, Failure>?

  /// Runs `attemptToFulfill` at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    switch result {
    case .success(let value):
      list.send(value)
      list.finish(.finished)
    case .failure(let error): list.finish(.failure(error))
    }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    switch result {
    case nil: list.add(subscriber)
    case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
    case .success(let value):
      Just(value).setFailureType(to: Failure.self).receive(subscriber: subscriber)
    }
  }
}

extension Publishers {
  /// Sends the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    /// What is sent.
    public let sequence: Elements

    /// Sends the elements of `sequence` in order.
    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let conduit = Conduit(to: subscriber, keepsAll: true)
      for element in sequence { conduit.send(element) }
      subscriber.receive(subscription: conduit)
      conduit.finish(.finished)
    }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher of what is there, if anything is.
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    Publishers.Sequence(sequence: map { [$0] } ?? [])
  }
}

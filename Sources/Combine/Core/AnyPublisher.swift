/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (any Subscriber<Output, Failure>) -> Void

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    func attach<S: Subscriber>(_ subscriber: S)
    where S.Input == Output, S.Failure == Failure { publisher.receive(subscriber: subscriber) }
    self.attach = { attach($0) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { attach(subscriber) }
}

extension Publisher {
  /// The same publisher with its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber whose type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let base: any Subscriber<Input, Failure>

  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    base = subscriber
  }

  public var combineIdentifier: CombineIdentifier { base.combineIdentifier }
  public func receive(subscription: any Subscription) { base.receive(subscription: subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { base.receive(input) }

  public func receive(completion: Subscribers.Completion<Failure>) {
    base.receive(completion: completion)
  }
}

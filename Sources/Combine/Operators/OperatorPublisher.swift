/// What an operator makes of a publisher.
public struct _OperatorPublisher<Output, Failure: Error>: Publisher {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// A publisher that attaches subscribers to another.
  init(_ attach: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.attach = attach }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { attach(AnySubscriber(subscriber)) }
}

extension Publisher {
  /// What a relay between this publisher and a subscriber makes of each value.
  func relayed<T>(
    _ value:
      @escaping (
        Output, Relay<Output, Failure, AnySubscriber<T, Failure>>, AnySubscriber<T, Failure>
      )
      -> Subscribers.Demand
  ) -> _OperatorPublisher<T, Failure> {
    _OperatorPublisher { receive(subscriber: Relay(to: $0, value: value)) }
  }

  /// The same with a state that each subscription has for itself.
  func relayed<T, State>(
    from initial: State,
    _ value: @escaping (inout State, Output) -> T?
  ) -> _OperatorPublisher<T, Failure> {
    _OperatorPublisher { downstream in
      var state = initial
      receive(
        subscriber: Relay(to: downstream) { input, _, downstream in
          value(&state, input).map { downstream.receive($0) } ?? .max(1)
        })
    }
  }

  /// What a relay makes of the end.
  func relayed<NewFailure: Error>(
    completion:
      @escaping (Subscribers.Completion<Failure>, AnySubscriber<Output, NewFailure>) -> Void
  ) -> _OperatorPublisher<Output, NewFailure> {
    _OperatorPublisher { downstream in
      receive(
        subscriber: Relay(to: downstream, value: { $2.receive($0) }, completion: completion))
    }
  }
}

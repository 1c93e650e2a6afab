extension Publisher {
  /// The failure as `transform` has it.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> _OperatorPublisher<Output, E> {
    relayed { completion, downstream in
      switch completion {
      case .finished: downstream.receive(completion: .finished)
      case .failure(let error): downstream.receive(completion: .failure(transform(error)))
      }
    }
  }

  /// A last value in place of a failure.
  public func replaceError(with output: Output) -> _OperatorPublisher<Output, Never> {
    relayed { completion, downstream in
      if case .failure = completion { _ = downstream.receive(output) }
      downstream.receive(completion: .finished)
    }
  }

  /// Goes on with another publisher in place of a failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> _OperatorPublisher<Output, P.Failure> where P.Output == Output {
    _OperatorPublisher { downstream in
      let conduit = Conduit(to: downstream, keepsAll: true)
      var current: AnyCancellable?
      downstream.receive(subscription: conduit)
      conduit.onEnd = { current?.cancel() }
      current = sink {
        switch $0 {
        case .finished: conduit.finish(.finished)
        case .failure(let error):
          current = handler(error).sink {
            conduit.finish($0)
          } receiveValue: {
            conduit.send($0)
          }
        }
      } receiveValue: {
        conduit.send($0)
      }
    }
  }

  /// Stops the program on a failure.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> _OperatorPublisher<Output, Never> {
    relayed { completion, downstream in
      if case .failure(let error) = completion {
        fatalError("\(prefix): \(error)", file: file, line: line)
      }
      downstream.receive(completion: .finished)
    }
  }
}

extension Publisher where Failure == Never {
  /// The same as something that may fail.
  public func setFailureType<E: Error>(to type: E.Type) -> _OperatorPublisher<Output, E> {
    relayed { _, downstream in downstream.receive(completion: .finished) }
  }
}

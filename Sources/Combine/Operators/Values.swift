extension Publisher {
  /// Each value as `transform` has it.
  public func map<T>(_ transform: @escaping (Output) -> T) -> _OperatorPublisher<T, Failure> {
    relayed { $2.receive(transform($0)) }
  }

  /// A property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> _OperatorPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Each value as `transform` has it; ends with the error that it throws.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> _OperatorPublisher<T, any Error> {
    _OperatorPublisher { downstream in
      receive(
        subscriber: Relay<Output, Failure, AnySubscriber<T, any Error>>(to: downstream) {
          input, relay, downstream in
          do { return downstream.receive(try transform(input)) } catch {
            relay.finish(.failure(error))
            return .none
          }
        } completion: { completion, downstream in
          switch completion {
          case .finished: downstream.receive(completion: .finished)
          case .failure(let error): downstream.receive(completion: .failure(error))
          }
        })
    }
  }

  /// Each value of which `transform` makes something.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> _OperatorPublisher<T, Failure> {
    relayed { input, _, downstream in transform(input).map { downstream.receive($0) } ?? .max(1) }
  }

  /// The values that `isIncluded` lets through.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> _OperatorPublisher<Output, Failure> {
    relayed { isIncluded($0) ? $2.receive($0) : .max(1) }
  }

  /// Values without those that are like the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> _OperatorPublisher<Output, Failure> {
    relayed(from: Output?.none) { last, value in
      if let last, predicate(last, value) { return nil }
      last = value
      return value
    }
  }

  /// Results of `next`, each made from the one before and a value.
  public func scan<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> _OperatorPublisher<T, Failure> {
    relayed(from: initial) { result, value in
      result = next(result, value)
      return result
    }
  }

  /// The last result of `next`, at the end.
  public func reduce<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> _OperatorPublisher<T, Failure> {
    _OperatorPublisher { downstream in
      var result = initial
      receive(
        subscriber: Relay<Output, Failure, AnySubscriber<T, Failure>>(to: downstream) {
          input, _, _ in
          result = next(result, input)
          return .max(1)
        } completion: { completion, downstream in
          if case .finished = completion { _ = downstream.receive(result) }
          downstream.receive(completion: completion)
        })
    }
  }

  /// All values, at the end.
  public func collect() -> _OperatorPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

  /// The number of values, at the end.
  public func count() -> _OperatorPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Values in groups of `count`; the last may be smaller.
  public func collect(_ count: Int) -> _OperatorPublisher<[Output], Failure> {
    _OperatorPublisher { downstream in
      var group: [Output] = []
      receive(
        subscriber: Relay<Output, Failure, AnySubscriber<[Output], Failure>>(to: downstream) {
          input, _, downstream in
          group.append(input)
          guard group.count == count else { return .max(1) }
          defer { group = [] }
          return downstream.receive(group)
        } completion: { completion, downstream in
          if case .finished = completion, !group.isEmpty { _ = downstream.receive(group) }
          downstream.receive(completion: completion)
        })
    }
  }

  /// All values but the first ones.
  public func dropFirst(_ count: Int = 1) -> _OperatorPublisher<Output, Failure> {
    relayed(from: count) { left, value in
      guard left > 0 else { return value }
      left -= 1
      return nil
    }
  }

  /// The first values, and then the end.
  public func prefix(_ count: Int) -> _OperatorPublisher<Output, Failure> {
    _OperatorPublisher { downstream in
      var left = count
      receive(
        subscriber: Relay(to: downstream) { input, relay, downstream in
          guard left > 0 else { return .none }
          left -= 1
          let demand = downstream.receive(input)
          if left == 0 { relay.finish(.finished) }
          return demand
        })
    }
  }

  /// The first value, and then the end.
  public func first() -> _OperatorPublisher<Output, Failure> { prefix(1) }

  /// The first value that `predicate` holds for, and then the end.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> _OperatorPublisher<Output, Failure> { filter(predicate).first() }

  /// The last value, at the end.
  public func last() -> _OperatorPublisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap { $0 }
  }

  /// The end alone.
  public func ignoreOutput() -> _OperatorPublisher<Never, Failure> {
    relayed { _, _, _ in .max(1) }
  }

  /// Each value, or `output` where there is none in it.
  public func replaceNil<T>(with output: T) -> _OperatorPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  /// `output` at the end where nothing was sent.
  public func replaceEmpty(with output: Output) -> _OperatorPublisher<Output, Failure> {
    _OperatorPublisher { downstream in
      var isEmpty = true
      receive(
        subscriber: Relay<Output, Failure, AnySubscriber<Output, Failure>>(to: downstream) {
          input, _, downstream in
          isEmpty = false
          return downstream.receive(input)
        } completion: { completion, downstream in
          if isEmpty, case .finished = completion { _ = downstream.receive(output) }
          downstream.receive(completion: completion)
        })
    }
  }

  /// Calls closures for what happens, in passing.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> _OperatorPublisher<Output, Failure> {
    _OperatorPublisher { downstream in
      let relay = Relay<Output, Failure, AnySubscriber<Output, Failure>>(to: downstream) {
        input, _, downstream in
        receiveOutput?(input)
        return downstream.receive(input)
      } completion: { completion, downstream in
        receiveCompletion?(completion)
        downstream.receive(completion: completion)
      }
      receiveSubscription?(relay)
      receive(subscriber: relay)
    }
  }
}

extension Publisher where Output: Equatable {
  /// Values without those that equal the one before.
  public func removeDuplicates() -> _OperatorPublisher<Output, Failure> {
    removeDuplicates(by: ==)
  }

  /// Whether `output` is among the values, at the end or as soon as it is.
  public func contains(_ output: Output) -> _OperatorPublisher<Bool, Failure> {
    filter { $0 == output }.map { _ in true }.first().replaceEmpty(with: false)
  }
}

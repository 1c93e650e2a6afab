/// Several publishers behind one subscription.
private final class Junction<Output, Failure: Error> {
  let conduit: Conduit<AnySubscriber<Output, Failure>>
  private var parts: [AnyCancellable] = []
  private var open = 0

  init(to downstream: AnySubscriber<Output, Failure>) {
    conduit = Conduit(to: downstream, keepsAll: true)
    conduit.onEnd = { [self] in parts = [] }
    downstream.receive(subscription: conduit)
  }

  /// Adds a publisher; all have ended when the last one has.
  func add<P: Publisher>(_ publisher: P, value: @escaping (P.Output) -> Void)
  where P.Failure == Failure {
    open += 1
    let part = publisher.sink { [self] in
      switch $0 {
      case .failure: conduit.finish($0)
      case .finished: close()
      }
    } receiveValue: {
      value($0)
    }
    if !conduit.isOver { parts.append(part) }
  }

  /// Counts one more thing to wait for.
  func hold() { open += 1 }

  /// One of the publishers has ended.
  func close() {
    open -= 1
    if open == 0 { conduit.finish(.finished) }
  }
}

extension Publisher {
  /// The values of both, as they come.
  public func merge<P: Publisher>(with other: P) -> _OperatorPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    _OperatorPublisher { downstream in
      let junction = Junction(to: downstream)
      junction.hold()
      junction.add(self) { junction.conduit.send($0) }
      junction.add(other) { junction.conduit.send($0) }
      junction.close()
    }
  }

  /// The latest values of both, whenever one of them sends.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> _OperatorPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    _OperatorPublisher { downstream in
      let junction = Junction(to: downstream)
      var (first, second): (Output?, P.Output?)
      func send() {
        if let first, let second { junction.conduit.send((first, second)) }
      }
      junction.hold()
      junction.add(self) {
        first = $0
        send()
      }
      junction.add(other) {
        second = $0
        send()
      }
      junction.close()
    }
  }

  /// What `transform` makes of the latest values of both.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> _OperatorPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// The latest values of three.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> _OperatorPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Values in pairs: the first of both, the second of both, and so on.
  public func zip<P: Publisher>(
    _ other: P
  ) -> _OperatorPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    _OperatorPublisher { downstream in
      let junction = Junction(to: downstream)
      var (first, second): ([Output], [P.Output]) = ([], [])
      func send() {
        guard !first.isEmpty, !second.isEmpty else { return }
        junction.conduit.send((first.removeFirst(), second.removeFirst()))
      }
      junction.hold()
      junction.add(self) {
        first.append($0)
        send()
      }
      junction.add(other) {
        second.append($0)
        send()
      }
      junction.close()
    }
  }

  /// The values of the publishers that `transform` makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> _OperatorPublisher<P.Output, Failure> where P.Failure == Failure {
    _OperatorPublisher { downstream in
      let junction = Junction(to: downstream)
      junction.add(self) { value in
        junction.add(transform(value)) { junction.conduit.send($0) }
      }
    }
  }

  /// What another publisher sends, once this one has ended.
  public func append<P: Publisher>(_ other: P) -> _OperatorPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    _OperatorPublisher { downstream in
      let junction = Junction(to: downstream)
      junction.hold()
      junction.add(
        self.handleEvents(receiveCompletion: { completion in
          guard case .finished = completion else { return }
          junction.add(other) { junction.conduit.send($0) }
          junction.close()
        })
      ) { junction.conduit.send($0) }
    }
  }

  /// Further values at the end.
  public func append(_ elements: Output...) -> _OperatorPublisher<Output, Failure> {
    append(Publishers.Sequence<[Output], Failure>(sequence: elements))
  }

  /// Values before the first.
  public func prepend(_ elements: Output...) -> _OperatorPublisher<Output, Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: elements).append(self)
  }

  /// What another publisher sends, before this one begins.
  public func prepend<P: Publisher>(_ other: P) -> _OperatorPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure { other.append(self) }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the publisher that was sent last.
  public func switchToLatest() -> _OperatorPublisher<Output.Output, Failure> {
    _OperatorPublisher { downstream in
      let junction = Junction(to: downstream)
      var number = 0
      junction.add(self) { publisher in
        number += 1
        let own = number
        junction.add(publisher) { value in
          if own == number { junction.conduit.send(value) }
        }
      }
    }
  }
}

extension Publishers {
  /// Merges several publishers of one type.
  public static func _merge<P: Publisher>(
    _ publishers: [P]
  ) -> _OperatorPublisher<P.Output, P.Failure> {
    _OperatorPublisher { downstream in
      let junction = Junction(to: downstream)
      junction.hold()
      for publisher in publishers { junction.add(publisher) { junction.conduit.send($0) } }
      junction.close()
    }
  }

  /// The values of several publishers, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// What is merged.
    public let publishers: [Upstream]

    /// Merges `upstream`.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Merges the publishers of a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      _merge(publishers).receive(subscriber: subscriber)
    }
  }

  /// The values of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first.
    public let a: A
    /// The second.
    public let b: B

    /// Merges both.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.merge(with: b).receive(subscriber: subscriber)
    }
  }

  /// The latest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    /// The first.
    public let a: A
    /// The second.
    public let b: B

    /// Combines both.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b).receive(subscriber: subscriber)
    }
  }

  /// The values of two publishers in pairs.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    /// The first.
    public let a: A
    /// The second.
    public let b: B

    /// Pairs both.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { a.zip(b).receive(subscriber: subscriber) }
  }
}

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins; ends again when what is returned is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that begins with its first subscriber, and ends with its last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

/// Kinds of publishers that are made from others.
public enum Publishers {
  /// Begins with its first subscriber, and ends with its last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// What begins.
    public let upstream: Upstream
    private var count = 0
    private var connection: (any Cancellable)?

    /// Connects `upstream` for as long as it has subscribers.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: Counted(to: subscriber) { [self] in
          count -= 1
          guard count == 0 else { return }
          connection?.cancel()
          connection = nil
        })
      count += 1
      if count == 1 { connection = upstream.connect() }
    }
  }

  /// Sends what one subscription receives to all subscribers.
  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// What is shared.
    public let upstream: Upstream
    private let list = SubscriberList<Output, Failure>()
    private var connection: AnyCancellable?

    /// Shares `upstream` among its subscribers.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      list.add(subscriber)
      guard connection == nil else { return }
      connection = upstream.sink { [list] in
        list.finish($0)
      } receiveValue: { [list] in
        list.send($0)
      }
    }
  }
}

extension Publisher {
  /// The publisher with one subscription for all its subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

/// A subscriber that says when its subscription has ended, for whatever reason.
private final class Counted<Downstream: Subscriber>: Subscriber, Subscription {
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var ended: (() -> Void)?

  init(to downstream: Downstream, ended: @escaping () -> Void) {
    self.downstream = downstream
    self.ended = ended
  }

  func receive(subscription: any Subscription) {
    upstream = subscription
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    downstream?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let downstream = downstream
    end()
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func cancel() {
    upstream?.cancel()
    end()
  }

  private func end() {
    downstream = nil
    upstream = nil
    let once = ended
    ended = nil
    once?()
  }
}

/// A publisher that sends what it is told to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)
  /// Ends all subscriptions.
  func send(completion: Subscribers.Completion<Failure>)
  /// Adds a subscription of the subject to another publisher.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a signal to all subscribers.
  public func send() { send(()) }
}

/// The subscribers of a subject, in the order they came.
final class SubscriberList<Output, Failure: Error> {
  private struct Entry {
    let number: Int
    let send: (Output) -> Void
    let finish: (Subscribers.Completion<Failure>) -> Void
  }

  private var entries: [Entry] = []
  private var lastNumber = 0
  private(set) var completion: Subscribers.Completion<Failure>?

  /// Adds a subscriber, which is first sent `first` where that is given.
  func add<S: Subscriber>(_ subscriber: S, first: (() -> Output)? = nil)
  where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit(to: subscriber, keepsAll: false)
    if let first, completion == nil {
      conduit.onFirstDemand = { [unowned conduit] in conduit.send(first()) }
    }
    if completion == nil {
      lastNumber += 1
      let number = lastNumber
      entries.append(
        Entry(number: number, send: { conduit.send($0) }, finish: { conduit.finish($0) }))
      conduit.onEnd = { [weak self] in self?.entries.removeAll { $0.number == number } }
    }
    subscriber.receive(subscription: conduit)
    if let completion { conduit.finish(completion) }
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for entry in entries { entry.send(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    for entry in entries { entry.finish(completion) }
    entries = []
  }
}

/// A subject that keeps nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let list = SubscriberList<Output, Failure>()
  private var subscriptions: [any Subscription] = []

  /// A subject without subscribers.
  public init() {}

  deinit { for subscription in subscriptions { subscription.cancel() } }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { list.add(subscriber) }

  public func send(_ value: Output) { list.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { list.finish(completion) }

  public func send(subscription: any Subscription) {
    subscriptions.append(subscription)
    subscription.request(.unlimited)
  }
}

/// A subject that keeps its last value, and sends it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let list = SubscriberList<Output, Failure>()
  private var subscriptions: [any Subscription] = []
  private var current: Output

  /// A subject that begins with `value`.
  public init(_ value: Output) { current = value }

  deinit { for subscription in subscriptions { subscription.cancel() } }

  /// The last value; setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    list.add(subscriber) { [self] in current }
  }

  public func send(_ value: Output) {
    guard list.completion == nil else { return }
    current = value
    list.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { list.finish(completion) }

  public func send(subscription: any Subscription) {
    subscriptions.append(subscription)
    subscription.request(.unlimited)
  }
}

/// A subscriber between a publisher and the subscriber of an operator on it.
///
/// Demand and cancellation go through to the publisher.
final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let onValue: (Input, Relay, Downstream) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>, Downstream) -> Void

  init(
    to downstream: Downstream,
    value: @escaping (Input, Relay, Downstream) -> Subscribers.Demand,
    completion: @escaping (Subscribers.Completion<Failure>, Downstream) -> Void
  ) {
    self.downstream = downstream
    onValue = value
    onCompletion = completion
  }

  func receive(subscription: any Subscription) {
    upstream = subscription
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream else { return .none }
    return onValue(input, self, downstream)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let downstream else { return }
    self.downstream = nil
    upstream = nil
    onCompletion(completion, downstream)
  }

  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func cancel() {
    downstream = nil
    let upstream = upstream
    self.upstream = nil
    upstream?.cancel()
  }

  /// Ends the publisher early, and the subscriber with `completion`.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let downstream else { return }
    cancel()
    downstream.receive(completion: completion)
  }
}

extension Relay where Failure == Downstream.Failure {
  /// A relay that hands the end on as it is.
  convenience init(
    to downstream: Downstream,
    value: @escaping (Input, Relay, Downstream) -> Subscribers.Demand
  ) {
    self.init(to: downstream, value: value) { $1.receive(completion: $0) }
  }
}

/// A subscription that hands values to one subscriber as far as it has asked for them.
final class Conduit<Downstream: Subscriber>: Subscription {
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  /// Values that wait for demand, where nothing may be lost.
  private var waiting: [Downstream.Input] = []
  private var end: Subscribers.Completion<Downstream.Failure>?
  private let keepsAll: Bool
  private var isSending = false
  /// Called once, when nothing more will be sent.
  var onEnd: (() -> Void)?
  /// Called before the first value is asked for.
  var onFirstDemand: (() -> Void)?

  init(to downstream: Downstream, keepsAll: Bool) {
    self.downstream = downstream
    self.keepsAll = keepsAll
  }

  var isOver: Bool { downstream == nil }

  func send(_ value: Downstream.Input) {
    guard downstream != nil, end == nil else { return }
    guard demand > .none else {
      if keepsAll { waiting.append(value) }
      return
    }
    deliver(value)
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard downstream != nil, end == nil else { return }
    end = completion
    drain()
  }

  func request(_ more: Subscribers.Demand) {
    demand += more
    let first = onFirstDemand
    onFirstDemand = nil
    first?()
    drain()
  }

  func cancel() {
    downstream = nil
    waiting = []
    let ended = onEnd
    onEnd = nil
    onFirstDemand = nil
    ended?()
  }

  private func deliver(_ value: Downstream.Input) {
    guard let downstream else { return }
    if let max = demand.max { demand = .max(max - 1) }
    demand += downstream.receive(value)
  }

  private func drain() {
    guard !isSending else { return }
    isSending = true
    while !waiting.isEmpty, demand > .none, downstream != nil { deliver(waiting.removeFirst()) }
    isSending = false
    guard waiting.isEmpty, let end, let downstream else { return }
    cancel()
    downstream.receive(completion: end)
  }
}

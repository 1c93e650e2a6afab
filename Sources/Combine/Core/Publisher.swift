/// Something that sends values over time, and then completes.
public protocol Publisher<Output, Failure> {
  /// What it sends.
  associatedtype Output
  /// What it may fail with; `Never` where it cannot.
  associatedtype Failure: Error

  /// Attaches a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything on to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink {
      subject.send(completion: $0)
    } receiveValue: {
      subject.send($0)
    }
  }
}

/// Something that takes what a publisher sends.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// What it takes.
  associatedtype Input
  /// The failure it can be told of.
  associatedtype Failure: Error

  /// Called once, before anything else, with what asks for values and ends them.
  func receive(subscription: any Subscription)

  /// Called for each value; returns for how many more it asks.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Called once, when no value follows.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Called for each signal without a value.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for so many more values.
  func request(_ demand: Subscribers.Demand)
}

/// What can be ended before it is over.
public protocol Cancellable {
  /// Ends it; nothing is sent afterwards.
  func cancel()
}

extension Cancellable {
  /// Keeps what this belongs to alive for as long as the collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps what this belongs to alive for as long as the set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}

/// Cancels something at the latest when nobody holds it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private var body: (() -> Void)?

  /// Runs `cancel` once, on cancellation or when this goes.
  public init(_ cancel: @escaping () -> Void) { body = cancel }

  /// Cancels `other`, on cancellation or when this goes.
  public init<C: Cancellable>(_ other: C) { body = { other.cancel() } }

  deinit { body?() }

  public func cancel() {
    let once = body
    body = nil
    once?()
  }

  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identity of a subscriber or a subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let number: UInt64
  private nonisolated(unsafe) static var last: UInt64 = 0

  /// A new identity, as used for values.
  public init() {
    Self.last += 1
    number = Self.last
  }

  /// The identity of an object.
  public init(_ object: AnyObject) {
    number = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  public var description: String { "0x\(String(number, radix: 16))" }
}

/// What has an identity of its own.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

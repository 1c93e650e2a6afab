public import Foundation
public import VirtualTime

extension VirtualTime.Timer {
  /// Sends the date of each shot of a timer, once connected.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    /// Seconds between two shots.
    public let interval: TimeInterval
    /// Seconds by which a shot may be late.
    public let tolerance: TimeInterval?
    private let list = SubscriberList<Date, Never>()
    private var timer: VirtualTime.Timer?

    /// A timer that fires every `interval` seconds.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode
    ) {
      self.interval = interval
      self.tolerance = tolerance
    }

    deinit { timer?.invalidate() }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      list.add(subscriber)
    }

    public func connect() -> any Cancellable {
      timer?.invalidate()
      nonisolated(unsafe) let list = list
      let made = VirtualTime.Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
        list.send(Date())
      }
      timer = made
      return AnyCancellable { made.invalidate() }
    }
  }

  /// A publisher of the dates at which a repeating timer fires; it begins when it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}

extension NotificationCenter {
  /// Sends the notifications of one name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    /// Where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Whose notifications they are; nil for everybody's.
    public let object: AnyObject?

    /// Sends what `center` is posted under `name`.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let conduit = Conduit(to: subscriber, keepsAll: false)
      nonisolated(unsafe) let send: (Notification) -> Void = { conduit.send($0) }
      let token = center.addObserver(forName: name, object: object, queue: nil) { send($0) }
      conduit.onEnd = { [center] in center.removeObserver(token) }
      subscriber.receive(subscription: conduit)
    }
  }

  /// A publisher of the notifications of one name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

public import Foundation
public import VirtualTime

/// Something that runs closures now or later.
public protocol Scheduler<SchedulerTimeType> {
  /// A moment.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// Further wishes.
  associatedtype SchedulerOptions

  /// This moment.
  var now: SchedulerTimeType { get }
  /// How late it may be.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs `action` as soon as it may.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs `action` at a moment.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
}

/// A length of time that can be told in seconds.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ seconds: Int) -> Self
  static func seconds(_ seconds: Double) -> Self
  static func milliseconds(_ milliseconds: Int) -> Self
  static func microseconds(_ microseconds: Int) -> Self
  static func nanoseconds(_ nanoseconds: Int) -> Self
}

/// Seconds of scene time, as queues and run loops count them.
public struct _SchedulerTime: Strideable, Hashable, Sendable {
  /// Seconds since a moment that all share.
  public var seconds: Double

  /// A length in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Sendable
  {
    /// Its seconds.
    public var magnitude: Double
    public init(_ seconds: Double) { magnitude = seconds }
    public init(floatLiteral value: Double) { magnitude = value }
    public init(integerLiteral value: Int) { magnitude = Double(value) }
    public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }
    public static func < (one: Self, other: Self) -> Bool { one.magnitude < other.magnitude }
    public static func + (one: Self, other: Self) -> Self { Self(one.magnitude + other.magnitude) }
    public static func - (one: Self, other: Self) -> Self { Self(one.magnitude - other.magnitude) }
    public static func * (one: Self, other: Self) -> Self { Self(one.magnitude * other.magnitude) }
    public static func *= (one: inout Self, other: Self) { one = one * other }
    public static func seconds(_ seconds: Int) -> Self { Self(Double(seconds)) }
    public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
    public static func milliseconds(_ number: Int) -> Self { Self(Double(number) / 1e3) }
    public static func microseconds(_ number: Int) -> Self { Self(Double(number) / 1e6) }
    public static func nanoseconds(_ number: Int) -> Self { Self(Double(number) / 1e9) }
  }

  public func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }
  public func advanced(by stride: Stride) -> Self { Self(seconds: seconds + stride.magnitude) }

  /// This moment of scene time.
  static var now: Self { Self(seconds: Date().timeIntervalSinceReferenceDate) }
}

/// Wishes that mean nothing in scene time.
public struct _SchedulerOptions: Sendable {
  public init() {}
}

extension Scheduler
where SchedulerTimeType == _SchedulerTime, SchedulerOptions == _SchedulerOptions {
  public var now: _SchedulerTime { .now }
  public var minimumTolerance: _SchedulerTime.Stride { 0 }

  public func schedule(options: _SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    VirtualTime.DispatchQueue.main.async { action() }
  }

  public func schedule(
    after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: _SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    let delay = max(date.seconds - _SchedulerTime.now.seconds, 0)
    VirtualTime.DispatchQueue.main.asyncAfter(deadline: .now() + delay) { action() }
  }
}

extension VirtualTime.DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  public typealias SchedulerOptions = _SchedulerOptions
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  public typealias SchedulerOptions = _SchedulerOptions
}

/// Runs everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = _SchedulerTime
  public typealias SchedulerOptions = _SchedulerOptions
  /// The only one there is.
  public static let shared = ImmediateScheduler()

  public func schedule(options: _SchedulerOptions?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: _SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { action() }
}

extension Publisher {
  /// Everything in a later turn of `scheduler`.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> _OperatorPublisher<Output, Failure> {
    later { scheduler.schedule(options: options, $0) }
  }

  /// The same: subscribing costs no time.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Self { self }

  /// Everything later by an interval.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> _OperatorPublisher<Output, Failure> {
    later {
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval),
        tolerance: tolerance ?? scheduler.minimumTolerance, options: options, $0)
    }
  }

  private func later(
    _ run: @escaping (@escaping () -> Void) -> Void
  ) -> _OperatorPublisher<Output, Failure> {
    _OperatorPublisher { downstream in
      let conduit = Conduit(to: downstream, keepsAll: true)
      var source: AnyCancellable?
      conduit.onEnd = { source?.cancel() }
      downstream.receive(subscription: conduit)
      source = sink { completion in
        run { conduit.finish(completion) }
      } receiveValue: { value in
        run { conduit.send(value) }
      }
    }
  }

  /// Values after which nothing came for an interval.
  public func debounce<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> _OperatorPublisher<Output, Failure> {
    _OperatorPublisher { downstream in
      let conduit = Conduit(to: downstream, keepsAll: true)
      var source: AnyCancellable?
      var number = 0
      conduit.onEnd = { source?.cancel() }
      downstream.receive(subscription: conduit)
      source = sink { completion in
        conduit.finish(completion)
      } receiveValue: { value in
        number += 1
        let own = number
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          if own == number { conduit.send(value) }
        }
      }
    }
  }

  /// At most one value in each interval: the first or the latest.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> _OperatorPublisher<Output, Failure> {
    _OperatorPublisher { downstream in
      let conduit = Conduit(to: downstream, keepsAll: true)
      var source: AnyCancellable?
      var (isClosed, waiting) = (false, Output?.none)
      conduit.onEnd = { source?.cancel() }
      downstream.receive(subscription: conduit)
      func open() {
        isClosed = false
        guard let value = waiting else { return }
        waiting = nil
        pass(value)
      }
      func pass(_ value: Output) {
        isClosed = true
        conduit.send(value)
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: nil, open)
      }
      source = sink { completion in
        conduit.finish(completion)
      } receiveValue: { value in
        if !isClosed { pass(value) } else if latest || waiting == nil { waiting = value }
      }
    }
  }
}

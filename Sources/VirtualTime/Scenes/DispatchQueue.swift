public import Dispatch

/// Dispatch's queue as scenes see it: in virtual time, every block runs on the session's one
/// thread.
///
/// A block given to any queue with `async` runs in the next turn at the same instant, in the order
/// given; a delayed one runs at its exact instant. Where no session runs, blocks go to Dispatch.
public final class DispatchQueue: Sendable {
  /// How a queue runs its blocks; in virtual time they always run one after another.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }

    /// Blocks may run side by side.
    public static let concurrent = Attributes(rawValue: 1 << 1)
    /// Blocks wait until `activate()`; accepted and not imitated.
    public static let initiallyInactive = Attributes(rawValue: 1 << 2)
  }

  /// How often a queue drains its autorelease pool; accepted and without effect.
  public enum AutoreleaseFrequency: Sendable {
    case inherit, workItem, never
  }

  /// The queue of the main thread.
  public static let main = DispatchQueue(label: "com.apple.main-thread", real: .main)

  private static let globalQueue = DispatchQueue(
    label: "com.apple.root.default-qos", real: .global())

  /// The system's shared queue, one for all values of `qos` in virtual time.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    globalQueue
  }

  /// Runs `work` for each number below `iterations`, in order.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<max(iterations, 0) { work(iteration) }
  }

  /// The queue's name.
  public let label: String

  private let real: Dispatch.DispatchQueue

  /// Creates a queue of its own.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.label = label
    real = Dispatch.DispatchQueue(
      label: label, qos: qos, attributes: attributes.contains(.concurrent) ? .concurrent : [],
      target: target?.real)
  }

  private init(label: String, real: Dispatch.DispatchQueue) {
    self.label = label
    self.real = real
  }

  /// Starts a queue that was created inactive; without effect.
  public func activate() {}

  // MARK: - Next turn

  /// Runs `work` in the next turn, at the same instant.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    guard let list = JobRouter.shared.listForThisThread else {
      real.async(group: group, qos: qos, flags: flags, execute: work)
      return
    }
    group?.enter()
    list.add(
      at: list.callerNow, class: .mainQueue,
      .action {
        work()
        group?.leave()
      })
  }

  /// Performs `workItem` in the next turn, at the same instant, unless it is cancelled by then.
  public func async(execute workItem: DispatchWorkItem) {
    guard let list = JobRouter.shared.listForThisThread else {
      return real.async(execute: workItem)
    }
    nonisolated(unsafe) let item = workItem
    list.add(at: list.callerNow, class: .mainQueue, .action { item.perform() })
  }

  // MARK: - Later

  /// Runs `work` at `deadline`; in the next turn where that is not in the future.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    guard let list = JobRouter.shared.listForThisThread else {
      real.asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work)
      return
    }
    add({ work() }, after: delay(until: deadline), to: list)
  }

  /// Performs `workItem` at `deadline`, unless it is cancelled by then.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    guard let list = JobRouter.shared.listForThisThread else {
      real.asyncAfter(deadline: deadline, execute: workItem)
      return
    }
    nonisolated(unsafe) let item = workItem
    add({ item.perform() }, after: delay(until: deadline), to: list)
  }

  /// Runs `work` at the calendar time `wallDeadline`.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    guard let list = JobRouter.shared.listForThisThread else {
      real.asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags, execute: work)
      return
    }
    add({ work() }, after: delay(until: wallDeadline), to: list)
  }

  /// Performs `workItem` at the calendar time `wallDeadline`, unless it is cancelled by then.
  public func asyncAfter(wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem) {
    guard let list = JobRouter.shared.listForThisThread else {
      real.asyncAfter(wallDeadline: wallDeadline, execute: workItem)
      return
    }
    nonisolated(unsafe) let item = workItem
    add({ item.perform() }, after: delay(until: wallDeadline), to: list)
  }

  // MARK: - At once

  /// Runs `work` before returning.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    guard JobRouter.shared.listForThisThread == nil else { return try work() }
    return try real.sync(execute: work)
  }

  /// Runs `work` before returning.
  public func sync<Result>(
    flags: DispatchWorkItemFlags, execute work: () throws -> Result
  ) rethrows -> Result {
    guard JobRouter.shared.listForThisThread == nil else { return try work() }
    return try real.sync(flags: flags, execute: work)
  }

  /// Performs `workItem` before returning.
  public func sync(execute workItem: DispatchWorkItem) {
    guard JobRouter.shared.listForThisThread == nil else { return workItem.perform() }
    real.sync(execute: workItem)
  }

  // MARK: - Delays

  private func add(
    _ work: @escaping @MainActor () -> Void, after nanoseconds: Int64?, to list: EventList
  ) {
    guard let nanoseconds else { return }
    if nanoseconds <= 0 {
      list.add(at: list.callerNow, class: .mainQueue, .action(work))
    } else {
      let ticks = VirtualInstant(nanoseconds: nanoseconds).ticks
      list.add(at: list.callerNow.advanced(byTicks: ticks), class: .scheduled, .action(work))
    }
  }

  /// Nanoseconds until `deadline`; nil for never.
  private func delay(until deadline: DispatchTime) -> Int64? {
    if deadline == .distantFuture { return nil }
    let now = DispatchTime.now().uptimeNanoseconds
    return Int64(clamping: deadline.uptimeNanoseconds) - Int64(clamping: now)
  }

  /// Nanoseconds until `deadline`; nil for never.
  private func delay(until deadline: DispatchWallTime) -> Int64? {
    if deadline == .distantFuture { return nil }
    // Dispatch keeps a calendar time as the negative of its nanoseconds since 1970.
    let now = Int64(bitPattern: DispatchWallTime.now().rawValue)
    return now - Int64(bitPattern: deadline.rawValue)
  }
}

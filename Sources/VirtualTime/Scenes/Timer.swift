public import Foundation

/// Foundation's timer as scenes see it: fires on the session's thread at exact instants of virtual
/// time.
///
/// A repeating timer fires at start + n · interval, never accumulating rounding. Where no session
/// runs, it is served by Foundation's timer on the current run loop.
public final class Timer: @unchecked Sendable {
  // In a session all of this is used on its one thread, elsewhere on the run loop's.
  private let block: @Sendable (Timer) -> Void
  private let repeats: Bool
  private var origin: Date
  private var shots: Int64 = 0
  private var list: EventList?
  private var originInstant = VirtualInstant.zero
  private var item: EventItem?
  private var real: Foundation.Timer?

  /// Seconds between two shots; 0 for a timer that fires once.
  public let timeInterval: TimeInterval

  /// Whether the timer may still fire.
  public private(set) var isValid = true

  /// Seconds by which a shot may be late; kept, and never used up in virtual time.
  public var tolerance: TimeInterval = 0

  /// Always nil for timers with a block.
  public var userInfo: Any? { nil }

  /// Seconds from one shot to the next; an interval of 0 or less counts as 0.1 ms, as documented
  /// for Foundation.
  private let step: TimeInterval

  /// Creates a timer that first fires at `date`, once added to a run loop.
  public init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    step = interval > 0 ? interval : 0.0001
    timeInterval = repeats ? step : 0
    self.repeats = repeats
    self.block = block
    origin = date
  }

  /// Creates a timer that first fires `interval` s from now, once added to a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    let step = interval > 0 ? interval : 0.0001
    self.init(
      fire: Date(timeIntervalSinceNow: step), interval: interval, repeats: repeats, block: block)
    noteOrigin(after: step)
  }

  /// Creates a timer that fires from `interval` s on from now, and starts it.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// When the timer fires next; setting it moves the next shot and those after it.
  public var fireDate: Date {
    get { origin.addingTimeInterval(step * Double(shots)) }
    set {
      origin = newValue
      shots = 0
      let wasStarted = item != nil || real != nil
      item.map { list?.cancel($0) }
      item = nil
      real?.invalidate()
      real = nil
      list = nil
      if wasStarted { start() }
    }
  }

  /// Fires now; a timer that fires once is then over, a repeating one keeps its schedule.
  public func fire() {
    guard isValid else { return }
    block(self)
    if !repeats { invalidate() }
  }

  /// Ends the timer; it never fires again.
  public func invalidate() {
    isValid = false
    item.map { list?.cancel($0) }
    item = nil
    real?.invalidate()
    real = nil
  }

  /// Starts the timer, as adding it to a run loop does; no effect where it has been started.
  func start() {
    guard isValid, item == nil, real == nil else { return }
    if JobRouter.shared.listForThisThread != nil {
      if list == nil { noteOrigin(after: origin.timeIntervalSinceNow) }
      scheduleNextShot()
    } else {
      let timer = Foundation.Timer(fire: origin, interval: step, repeats: repeats) { _ in
        self.fire()
      }
      real = timer
      RunLoop.current.add(timer, forMode: .common)
    }
  }

  /// Fixes the first shot on the virtual clock, without the rounding that a `Date` brings.
  private func noteOrigin(after seconds: TimeInterval) {
    list = JobRouter.shared.listForThisThread
    if let list { originInstant = list.callerNow.advanced(bySeconds: max(seconds, 0)) }
  }

  private func scheduleNextShot() {
    guard let list else { return }
    let instant = originInstant.advanced(bySeconds: step * Double(shots))
    item = list.add(at: instant, class: .scheduled, .action { self.shoot() })
  }

  private func shoot() {
    item = nil
    shots += 1
    block(self)
    guard isValid else { return }
    if !repeats {
      invalidate()
    } else if item == nil {
      // Nil unless the block moved the next shot itself.
      scheduleNextShot()
    }
  }
}

extension RunLoop {
  /// Starts a timer; all run loops and modes are the session's one queue in virtual time.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    timer.start()
  }
}

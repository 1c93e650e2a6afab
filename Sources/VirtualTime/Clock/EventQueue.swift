/// Names an item of an event queue, to cancel it.
package struct EventToken {
  let item: EventItem
}

/// All timed work of one session, run in (deadline, class, sequence) order on a clock that moves
/// only when told.
///
/// Actions of the renderer, and while a session runs also the jobs, sleeps, timers and dispatched
/// blocks of the process, are items of the one queue. Each item that runs is a turn.
@MainActor package final class EventQueue {
  let list = EventList()
  private var isRunning = false

  /// Called after each item, with the clock still at its deadline; nil by default.
  package var afterTurn: (@MainActor () -> Void)?

  /// Items allowed at one instant before `run(through:)` gives up; 1,000,000 by default.
  package var itemLimit = 1_000_000

  /// Called at the start of each turn, and when a run has reached its instant.
  var timeChanged: ((VirtualInstant) -> Void)?

  /// Creates an empty queue at time 0.
  package init() {}

  /// The queue's time: the deadline of the running item, else the instant last reached.
  package var now: VirtualInstant { list.now }

  /// Items that wait and are not cancelled, sleeps of cancelled tasks included.
  package var pendingCount: Int { list.count }

  /// Deadline of the item that runs next; nil when none waits.
  package var nextDeadline: VirtualInstant? { list.nextDeadline }

  /// The item that runs next of those that can change something, and whether it is a task's; nil when none waits.
  ///
  /// The ends of sleeps that were cut short by a cancellation wait too and are left out.
  package var nextEffective: (deadline: VirtualInstant, isTask: Bool)? {
    list.nextEffective.map { ($0.deadline, $0.isJob) }
  }

  /// Adds an item.
  ///
  /// - Parameters:
  ///   - instant: Its deadline; one in the past means now.
  ///   - eventClass: Its place among items with the same deadline.
  ///   - action: What it does.
  /// - Returns: Its name for `cancel(_:)`.
  @discardableResult
  package func schedule(
    at instant: VirtualInstant, class eventClass: EventClass,
    _ action: @escaping @MainActor () -> Void
  ) -> EventToken {
    EventToken(item: list.add(at: instant, class: eventClass, .action(action)))
  }

  /// Makes an item do nothing; no effect once it ran.
  package func cancel(_ token: EventToken) {
    list.cancel(token.item)
  }

  /// Runs every item with a deadline up to `instant`, each at its own deadline, then sets the time
  /// to `instant`.
  ///
  /// - Parameter instant: Not before `now`.
  /// - Throws: `runawayInstant` when more than `itemLimit` items ran at one instant; the rest stay
  ///   queued.
  package func run(through instant: VirtualInstant) throws(EventQueueRunError) {
    precondition(instant >= now, "virtual time cannot go back from \(now) to \(instant)")
    precondition(
      !isRunning, "the event queue is already running; do not call run(through:) from a turn")
    isRunning = true
    defer { isRunning = false }
    var current = now
    var itemsAtCurrent = 0
    while let (deadline, work) = list.takeFirst(through: instant) {
      if deadline != current {
        current = deadline
        itemsAtCurrent = 0
      }
      timeChanged?(deadline)
      itemsAtCurrent += 1
      perform(work)
      afterTurn?()
      if itemsAtCurrent >= itemLimit, list.nextDeadline == current {
        throw .runawayInstant(instant: current, items: itemsAtCurrent)
      }
    }
    list.now = instant
    timeChanged?(instant)
  }

  private func perform(_ work: EventWork) {
    switch work {
    case .action(let action): action()
    case .job(let job, let kind): JobRouter.shared.run(job, kind)
    }
  }
}

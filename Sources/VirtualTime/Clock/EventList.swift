import CVirtualTime
import _Concurrency

/// What an item of the event queue does.
enum EventWork {
  /// A closure of this process, run on the main actor.
  case action(@MainActor () -> Void)
  /// A job of Swift concurrency.
  case job(UnownedJob, JobKind)
}

/// Which executor a job belongs to, and why it was queued.
enum JobKind {
  /// A job of the main actor.
  case main
  /// A job of the global pool.
  case global
  /// The end of a sleep: the runtime's own job, which resumes the task that slept.
  case wakeUp
}

/// One item of the event queue; a class so that a token can name it.
final class EventItem {
  let deadline: VirtualInstant
  let eventClass: EventClass
  let sequence: UInt64
  /// What to do; nil once done or cancelled.
  var work: EventWork?
  /// Whether it is the end of a sleep that was cut short: it still runs, and does nothing.
  var isAbandoned = false

  init(deadline: VirtualInstant, eventClass: EventClass, sequence: UInt64, work: EventWork) {
    self.deadline = deadline
    self.eventClass = eventClass
    self.sequence = sequence
    self.work = work
  }

  /// Whether this item runs before `other`.
  func precedes(_ other: EventItem) -> Bool {
    if deadline != other.deadline { return deadline < other.deadline }
    if eventClass != other.eventClass { return eventClass < other.eventClass }
    return sequence < other.sequence
  }
}

/// The items of one event queue in (deadline, class, sequence) order, and its clock; usable from
/// any thread.
final class EventList: @unchecked Sendable {
  // Every stored variable below is read and written with the lock held.
  private let lock = Lock()
  private var heap: [EventItem] = []
  private var sequence: UInt64 = 0
  private var liveCount = 0
  private var time = VirtualInstant.zero

  /// The queue's time.
  var now: VirtualInstant {
    get { lock { time } }
    set { lock { time = newValue } }
  }

  /// The time from which delays of the calling thread count: later than `now` where its turn has
  /// slept.
  var callerNow: VirtualInstant {
    now.advanced(byTicks: VirtualInstant(nanoseconds: pw_session_blocked_ns()).ticks)
  }

  /// Items that wait and are not cancelled.
  var count: Int { lock { liveCount } }

  /// Items ever added.
  var receivedCount: UInt64 { lock { sequence } }

  /// Adds an item; a deadline in the past means now.
  @discardableResult
  func add(at deadline: VirtualInstant, class eventClass: EventClass, _ work: EventWork)
    -> EventItem
  {
    lock {
      let item = EventItem(
        deadline: max(deadline, time), eventClass: eventClass, sequence: sequence, work: work)
      sequence += 1
      liveCount += 1
      heap.append(item)
      siftUp(heap.count - 1)
      return item
    }
  }

  /// Adds a job `ticks` ticks from now, or as the next turn where `ticks` is not positive.
  func add(_ job: UnownedJob, _ kind: JobKind, afterTicks ticks: Int64) -> EventItem {
    if ticks <= 0 {
      add(at: callerNow, class: .mainQueue, .job(job, kind))
    } else {
      add(at: callerNow.advanced(byTicks: ticks), class: .scheduled, .job(job, kind))
    }
  }

  /// Notes that an item has become pointless, unless it ran.
  func abandon(_ item: EventItem) {
    lock { item.isAbandoned = true }
  }

  /// The first item that can still change something.
  var nextEffective: (deadline: VirtualInstant, isJob: Bool)? {
    lock {
      var first: EventItem?
      for item in heap where item.work != nil && !item.isAbandoned {
        if first.map(item.precedes) ?? true { first = item }
      }
      return first.map { item in
        if case .job = item.work { return (item.deadline, true) }
        return (item.deadline, false)
      }
    }
  }

  /// Makes an item do nothing; no effect once it ran.
  func cancel(_ item: EventItem) {
    // Released after the lock: what the item held may queue something as it goes.
    let work: EventWork? = lock {
      guard let work = item.work else { return nil }
      item.work = nil
      liveCount -= 1
      return work
    }
    _ = work
  }

  /// Deadline of the first item that is not cancelled.
  var nextDeadline: VirtualInstant? {
    lock {
      dropCancelled()
      return heap.first?.deadline
    }
  }

  /// Removes and returns the first item with a deadline up to `limit`, and sets the time to its
  /// deadline.
  func takeFirst(through limit: VirtualInstant) -> (deadline: VirtualInstant, work: EventWork)? {
    lock {
      dropCancelled()
      guard let first = heap.first, first.deadline <= limit, let work = first.work else {
        return nil
      }
      first.work = nil
      liveCount -= 1
      removeFirst()
      time = first.deadline
      return (first.deadline, work)
    }
  }

  /// Forgets every item; returns the jobs among them, in order.
  func removeAll() -> [(job: UnownedJob, kind: JobKind)] {
    let items = lock {
      defer { heap = [] }
      liveCount = 0
      return heap
    }
    return items.sorted { $0.precedes($1) }.compactMap { item in
      defer { item.work = nil }
      if case .job(let job, let kind) = item.work { return (job, kind) }
      return nil
    }
  }

  // MARK: - The heap

  private func dropCancelled() {
    while let first = heap.first, first.work == nil { removeFirst() }
  }

  private func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].precedes(heap[least]) {
        least = child
      }
      if least == parent { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }

  private func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }
}

import CVirtualTime
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// Decides for each job of the process whether the running session or the platform serves it.
final class JobRouter: @unchecked Sendable {
  static let shared = JobRouter()

  // Every stored variable below is read and written with the lock held.
  private let lock = Lock()
  private var list: EventList?
  private var takesForeignJobs = false
  /// Addresses of the jobs the session has seen, to know them again when another thread resumes
  /// them.
  private var knownJobs: Set<UInt> = []
  /// Where jobs of the session's thread go instead of the queue, while something collects them.
  private var collected: [(job: UnownedJob, kind: JobKind)]?
  private var collectedJobs = CollectedJobs.all
  /// The ends of sleeps by the address of the task that sleeps.
  private var sleeps: [UInt: EventItem] = [:]

  /// Which jobs are collected.
  private enum CollectedJobs {
    case all
    case ofMainActor
    /// The next job of the task at an address, if the queue has received as many items as given.
    case ofTask(UInt, receivedCount: UInt64)
  }

  /// The queue of the running session.
  var current: EventList? { lock { list } }

  /// The queue that serves timers and blocks of the calling thread; nil where the platform does.
  var listForThisThread: EventList? {
    let isSessionThread = pw_session_on_this_thread()
    return lock { isSessionThread || takesForeignJobs ? list : nil }
  }

  /// Sends the jobs of the process to `newList` from now on.
  func begin(_ newList: EventList, takesForeignJobs: Bool) {
    lock {
      list = newList
      self.takesForeignJobs = takesForeignJobs
      knownJobs = []
      collected = nil
      sleeps = [:]
    }
  }

  /// Sends the jobs of the process to the platform's executors again.
  func end() {
    lock {
      list = nil
      knownJobs = []
      collected = nil
      sleeps = [:]
    }
  }

  /// Queues a job in the running session, `ticks` ticks from now; returns whether a session takes
  /// it.
  ///
  /// A job that another thread enqueues is the session's if the session takes such jobs or has seen
  /// it before. The delay is evaluated only where a session takes the job.
  func take(_ job: UnownedJob, _ kind: JobKind, afterTicks ticks: () -> Int64? = { nil }) -> Bool {
    let isSessionThread = pw_session_on_this_thread()
    let address = unsafeBitCast(job, to: UInt.self)
    let destination: EventList? = lock {
      guard let list else { return nil }
      if isSessionThread {
        knownJobs.insert(address)
      } else if !takesForeignJobs && !knownJobs.contains(address) {
        return nil
      }
      return list
    }
    guard let destination else { return false }
    if let ticks = ticks() {
      let item = destination.add(job, kind, afterTicks: ticks)
      if kind == .wakeUp { noteSleep(endingWith: item) }
      return true
    }
    // A task that goes on before its sleep has ended was woken by its cancellation.
    let sleep = lock { sleeps.removeValue(forKey: address) }
    if let sleep { destination.abandon(sleep) }
    if !isSessionThread || !collect(job, kind) {
      destination.add(at: destination.callerNow, class: .mainQueue, .job(job, kind))
    }
    return true
  }

  /// Remembers which task sleeps: the one that runs now.
  private func noteSleep(endingWith item: EventItem) {
    withUnsafeCurrentTask { task in
      guard let task else { return }
      let address = unsafeBitCast(task, to: UInt.self)
      lock { sleeps[address] = item }
    }
  }

  private func collect(_ job: UnownedJob, _ kind: JobKind) -> Bool {
    lock {
      guard let waiting = collected else { return false }
      switch collectedJobs {
      case .all: break
      case .ofMainActor: guard kind == .main else { return false }
      case .ofTask(let address, let receivedCount):
        guard waiting.isEmpty, address == unsafeBitCast(job, to: UInt.self),
          list?.receivedCount == receivedCount
        else { return false }
      }
      collected?.append((job, kind))
      return true
    }
  }

  /// Runs `body` and returns those jobs that it enqueues on this thread which are to be collected.
  private func collecting(_ jobs: CollectedJobs, _ body: () -> Void) -> [(
    job: UnownedJob, kind: JobKind
  )] {
    let outer = lock {
      defer {
        collected = []
        collectedJobs = jobs
      }
      return (collected, collectedJobs)
    }
    body()
    return lock {
      defer { (collected, collectedJobs) = outer }
      return collected ?? []
    }
  }

  /// Runs `body`, and before returning the main-actor jobs it enqueues, each up to its first
  /// suspension.
  ///
  /// What those jobs enqueue themselves is for later turns.
  func runImmediately(_ body: () -> Void) {
    for (job, kind) in collecting(.ofMainActor, body) { runNow(job, kind) }
  }

  /// Runs a job on this thread up to its next suspension.
  func run(_ job: UnownedJob, _ kind: JobKind) {
    if kind == .wakeUp { wakeUp(job) } else { runNow(job, kind) }
  }

  /// Runs the end of a sleep: the task that slept goes on in the same turn.
  ///
  /// The runtime's wake-up job only resumes the task; the task then finishes `Task.sleep` itself,
  /// which belongs to no actor, and only then returns to its own actor. If it has queued anything
  /// on the way, it was the scene's code that ran, and going to the actor is a turn of its own.
  private func wakeUp(_ job: UnownedJob) {
    for (job, kind) in collecting(.all, { runNow(job, .global) }) {
      guard kind == .global, let list = current else {
        runNow(job, kind)
        continue
      }
      let address = unsafeBitCast(job, to: UInt.self)
      let next = collecting(.ofTask(address, receivedCount: list.receivedCount)) {
        runNow(job, kind)
      }
      for (job, kind) in next { runNow(job, kind) }
    }
  }

  private func runNow(_ job: UnownedJob, _ kind: JobKind) {
    switch kind {
    case .main:
      job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    case .global, .wakeUp:
      job.runSynchronously(on: SessionTaskExecutor.shared.asUnownedTaskExecutor())
    }
  }
}

extension JobRouter {
  /// Ticks in a duration of any clock; nil where the clock does not count seconds.
  static func ticks<D: DurationProtocol>(in duration: D) -> Int64? {
    guard let duration = duration as? Duration else { return nil }
    let (seconds, attoseconds) = duration.components
    // 10¹⁸ attoseconds are 3 · 10⁹ ticks; rounded to the nearest, and a sleep lasts at least one
    // tick.
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: VirtualInstant.ticksPerSecond)
    if overflow { return seconds < 0 ? 0 : .max }
    let thirds = attoseconds * 3
    let rest = (thirds + (thirds < 0 ? -500_000_000 : 500_000_000)) / 1_000_000_000
    let (sum, sumOverflow) = whole.addingReportingOverflow(rest)
    if sumOverflow { return .max }
    return sum == 0 && duration > .zero ? 1 : sum
  }
}

import CVirtualTime
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The main actor's executor: the running session's queue, else the platform's own executor.
final class SessionMainExecutor: MainExecutor, SchedulingExecutor, @unchecked Sendable {
  static let shared = SessionMainExecutor()

  private var platform: any MainExecutor { PlatformExecutorFactory.mainExecutor }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if !JobRouter.shared.take(job, .main) { platform.enqueue(ExecutorJob(job)) }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    SessionTaskExecutor.shared.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    SessionTaskExecutor.shared.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
  }

  func run() throws { try platform.run() }

  func runUntil(_ condition: () -> Bool) throws { try platform.runUntil(condition) }

  func stop() { platform.stop() }

  // The main actor's code runs on the session's thread while a session runs.

  func checkIsolated() {
    if !pw_session_on_this_thread() { platform.checkIsolated() }
  }

  func isIsolatingCurrentContext() -> Bool? {
    pw_session_on_this_thread() ? true : platform.isIsolatingCurrentContext()
  }
}

/// The global pool's executor: the running session's queue, else the platform's own executor.
final class SessionTaskExecutor: TaskExecutor, SchedulingExecutor, @unchecked Sendable {
  static let shared = SessionTaskExecutor()

  private var platform: any TaskExecutor { PlatformExecutorFactory.defaultExecutor }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if !JobRouter.shared.take(job, .global) { platform.enqueue(ExecutorJob(job)) }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    if JobRouter.shared.take(job, .wakeUp, afterTicks: { JobRouter.ticks(in: delay) }) { return }
    if let platform = platform as? any SchedulingExecutor {
      platform.enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
    } else {
      self.platform.enqueue(ExecutorJob(job))
    }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    let ticks = { JobRouter.ticks(in: clock.now.duration(to: instant)) }
    if JobRouter.shared.take(job, .wakeUp, afterTicks: ticks) { return }
    if let platform = platform as? any SchedulingExecutor {
      platform.enqueue(ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock)
    } else {
      self.platform.enqueue(ExecutorJob(job))
    }
  }
}

/// The executors of every process that links this module.
struct SessionExecutorFactory: ExecutorFactory {
  static var mainExecutor: any MainExecutor { SessionMainExecutor.shared }
  static var defaultExecutor: any TaskExecutor { SessionTaskExecutor.shared }
}

/// Called by the C part's constructor, before `main`.
@_cdecl("pw_install_executors")
func installExecutors() {
  _createExecutors(factory: SessionExecutorFactory.self)
}

import CVirtualTime

/// One scene's virtual time: its event queue, calendar, random numbers and console.
///
/// Between `begin()` and `end()` the Swift concurrency jobs, sleeps, clocks and random calls of the
/// thread that began, and the scene-facing `DispatchQueue`, `Timer` and `print`, are served by this
/// session. The code in between must not suspend: call it from a synchronous function on the main
/// actor and move time with `queue.run(through:)`. That also makes sessions of one process take
/// turns.
@MainActor package final class VirtualTimeSession {
  /// The session that runs now.
  package private(set) static var current: VirtualTimeSession?

  /// The session's timed work and clock.
  package let queue = EventQueue()

  /// The calendar's time at virtual time 0, in seconds since 1970.
  package let epoch: Double

  /// Seed of everything random in the session.
  package let seed: UInt64

  /// Receives each line that the scene prints, without its newline, and when; printed normally
  /// where nil.
  package var consoleHandler: ((VirtualInstant, String) -> Void)?

  private var unfinishedLine = ""
  private var state = State.new

  private enum State { case new, running, ended }

  /// Creates a session at time 0; nothing of the process changes until `begin()`.
  ///
  /// - Parameters:
  ///   - epoch: Seconds since 1970 at time 0, finite; kept to the nanosecond.
  ///   - seed: Equal seeds give equal random numbers.
  package init(epoch: Double, seed: UInt64) {
    precondition(epoch.isFinite && epoch.magnitude < 1e11, "the epoch \(epoch) s is not a date")
    self.epoch = epoch
    self.seed = seed
  }

  /// Takes over the process's time; at most one session at once, and each only once.
  package func begin() {
    precondition(VirtualTimeSession.current == nil, "another session of virtual time is running")
    precondition(state == .new, "a session of virtual time begins only once")
    state = .running
    VirtualTimeSession.current = self
    let seconds = epoch.rounded(.down)
    let nanoseconds = ((epoch - seconds) * 1e9).rounded(.down)
    let ownsProcess = VirtualTimeExecutors.isInstalled
    pw_session_begin(Int64(seconds), Int64(nanoseconds), seed, ownsProcess)
    pw_session_set_time(queue.now.nanoseconds)
    queue.timeChanged = { pw_session_set_time($0.nanoseconds) }
    JobRouter.shared.begin(queue.list, takesForeignJobs: ownsProcess)
  }

  /// Gives the process's time back.
  ///
  /// Tasks of the scene that still wait never resume, so that they cannot reach into later
  /// sessions; cancel them first and run the queue once more if they have something to clean up.
  package func end() {
    guard state == .running else { return }
    state = .ended
    finishConsoleLine()
    // What objects of the scene print that go with waiting work is no part of its run.
    withoutConsole { _ = queue.list.removeAll() }
    JobRouter.shared.end()
    queue.timeChanged = nil
    pw_session_end()
    VirtualTimeSession.current = nil
    _ = queue.list.removeAll()
  }

  /// Runs `body` with a session of its own, which has ended when this returns.
  package static func run<Result>(
    epoch: Double = 978_307_200, seed: UInt64 = 0, _ body: (VirtualTimeSession) throws -> Result
  ) rethrows -> Result {
    let session = VirtualTimeSession(epoch: epoch, seed: seed)
    session.begin()
    defer { session.end() }
    return try body(session)
  }

  /// Runs `body`, and before returning each main-actor job it enqueues, up to the job's first
  /// suspension.
  ///
  /// So `Task { @MainActor in … }` in `body` starts synchronously, as a view's `task` does.
  package func runImmediately(_ body: () -> Void) {
    JobRouter.shared.runImmediately(body)
  }

  /// Runs `body`; what it prints is dropped.
  package func withoutConsole<Result>(_ body: () throws -> Result) rethrows -> Result {
    let handler = consoleHandler
    let line = unfinishedLine
    consoleHandler = { _, _ in }
    defer {
      consoleHandler = handler
      unfinishedLine = line
    }
    return try body()
  }

  /// Adds printed text to the console; each completed line goes to the handler.
  func write(_ text: String, to handler: (VirtualInstant, String) -> Void) {
    var lines = (unfinishedLine + text).split(separator: "\n", omittingEmptySubsequences: false)
    unfinishedLine = String(lines.removeLast())
    for line in lines { handler(queue.now, String(line)) }
  }

  private func finishConsoleLine() {
    guard !unfinishedLine.isEmpty else { return }
    consoleHandler?(queue.now, unfinishedLine)
    unfinishedLine = ""
  }
}

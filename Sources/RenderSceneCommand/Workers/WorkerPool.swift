import CVirtualTime
import Foundation
import Glibc
import SceneLoader

/// Runs jobs in worker processes, so many at once, and ends those that take too much.
final class WorkerPool {
  private struct Running {
    let index: Int
    let job: WorkerJob
    var process: WorkerProcess
    let start: Int64
    /// When the scene's own time began; nil while it is compiled.
    var compiledAt: Int64?
    var failed: WorkerMessage?
    var isFinished = false
    var outcome: WorkerOutcome
    /// Why this process ended the worker.
    var verdict: WorkerOutcome.Failure?
  }

  private let limits: WorkerLimits
  private let interruption: Interruption
  private var running: [Running] = []
  private let executable = Installation.current().executable

  /// Milliseconds between looks at the memory that workers use.
  private static let pace: Int32 = 10

  init(limits: WorkerLimits, interruption: Interruption) {
    self.limits = limits
    self.interruption = interruption
    // A worker that has gone must not end this process.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Runs all jobs.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - job: Gives the job of a number from 0; called when its turn comes.
  ///   - frameWritten: Called for each picture, with the job's number.
  ///   - ended: Called for each job when it has ended, in the order of the ends.
  ///   - tick: Called now and then with how many jobs are running.
  /// - Throws: Where no worker can be started, after the others were ended, and what the closures throw.
  func run(
    count: Int, job: (Int) -> WorkerJob,
    frameWritten: (Int, WorkerJob.KnownFrame) throws(CommandError) -> Void,
    ended: (WorkerOutcome) throws(CommandError) -> Void, tick: (Int) -> Void
  ) throws(CommandError) {
    var next = 0
    defer { endAll() }
    while next < count || !running.isEmpty {
      while next < count, running.count < limits.jobs, interruption.signal == nil {
        try start(job(next), index: next)
        next += 1
      }
      if interruption.signal != nil {
        try interrupt(ended)
        return
      }
      waitForNews()
      let now = Int64(pw_host_monotonic_ns())
      for position in running.indices.reversed() {
        let index = running[position].index
        for message in running[position].process.readMessages() {
          if let frame = take(message, at: position, now: now) { try frameWritten(index, frame) }
        }
        running[position].process.readErrors()
        check(position, now: now)
        if running[position].process.openEnds <= 0 || running[position].verdict != nil {
          try ended(finish(position))
        }
      }
      tick(running.count)
    }
  }

  private func start(_ job: WorkerJob, index: Int) throws(CommandError) {
    let start = Int64(pw_host_monotonic_ns())
    running.append(
      Running(
        index: index, job: job, process: try WorkerProcess(job, executable: executable),
        start: start,
        outcome: WorkerOutcome(index: index, exitCode: .success, seconds: 0, peak: 0)))
  }

  private func waitForNews() {
    var polled = running.flatMap { worker in
      [worker.process.messages, worker.process.errors].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
    }
    polled.append(pollfd(fd: interruption.descriptor, events: Int16(POLLIN), revents: 0))
    _ = poll(&polled, nfds_t(polled.count), Self.pace)
  }

  private func take(_ message: WorkerMessage, at position: Int, now: Int64)
    -> WorkerJob.KnownFrame?
  {
    switch message.kind {
    case .compiled:
      running[position].compiledAt = now
      running[position].outcome.wasCompiled = true
    case .frame:
      guard let frame = message.frame else { return nil }
      running[position].outcome.frames.append(frame)
      if message.isKept == true { running[position].outcome.kept += 1 }
      return frame
    case .finished:
      running[position].isFinished = true
      running[position].outcome.wasCompiled = true
      running[position].outcome.isBlank = message.isBlank ?? false
      running[position].outcome.hasMoved = message.hasMoved ?? false
      running[position].outcome.survey = message.survey
      running[position].outcome.capture = message.capture
      running[position].outcome.mathematics = message.mathematics
    case .failed:
      if running[position].failed == nil { running[position].failed = message }
    }
    return nil
  }

  /// Ends a worker that takes too long or too much.
  private func check(_ position: Int, now: Int64) {
    running[position].process.measure()
    if let memory = limits.memory, running[position].process.peak > memory << 10 {
      running[position].verdict = .memory
    }
    let (from, limit) =
      if let compiledAt = running[position].compiledAt {
        (compiledAt, limits.timeout + WorkerLimits.grace)
      } else {
        (running[position].start, limits.compileTimeout)
      }
    if Double(now - from) / 1e9 > limit { running[position].verdict = .timeout }
    if running[position].verdict != nil, !running[position].isFinished {
      running[position].process.endAtOnce()
    }
  }

  // MARK: - Ends

  private func finish(_ position: Int) -> WorkerOutcome {
    let worker = running.remove(at: position)
    // What it has started goes with it.
    worker.process.endAtOnce()
    let end = worker.process.waitForEnd()
    worker.process.closePipes()
    var outcome = worker.outcome
    outcome.seconds = Double(Int64(pw_host_monotonic_ns()) - worker.start) / 1e9
    outcome.peak = worker.process.peak
    outcome.errorText = String(decoding: worker.process.errorText, as: UTF8.self)
    let isOverMemory = limits.memory.map { worker.process.peak > $0 << 10 } ?? false
    if worker.isFinished, worker.failed == nil, !isOverMemory { return outcome }
    describe(worker, end, isOverMemory: isOverMemory, &outcome)
    return outcome
  }

  /// Says why a worker has not finished its job.
  private func describe(
    _ worker: Running, _ end: (code: Int32?, signal: Int32?), isOverMemory: Bool,
    _ outcome: inout WorkerOutcome
  ) {
    let name = worker.job.scene
    if isOverMemory, let memory = limits.memory {
      outcome.failure = .memory
      outcome.exitCode = .timeout
      outcome.message =
        "scene '\(name)' used more than \(memory) MB of memory; "
        + "look for something that grows without an end, or allow more with --memory."
      return
    }
    if worker.verdict == .timeout {
      outcome.failure = .timeout
      outcome.exitCode = .timeout
      outcome.message =
        worker.compiledAt == nil
        ? "scene '\(name)' was not compiled within "
          + "\(DecimalText.shortest(limits.compileTimeout)) s; make its expressions simpler, "
          + "or allow more with --compile-timeout."
        : "scene '\(name)' did not finish within \(DecimalText.shortest(limits.timeout)) s; "
          + "look for a loop without an end, or allow more with --timeout."
      return
    }
    if let failed = worker.failed {
      outcome.exitCode = failed.exitCode.flatMap(ExitCode.init(rawValue:)) ?? .internalError
      outcome.failure =
        failed.isCompilation == true ? .compile : outcome.exitCode == .timeout ? .timeout : .error
      outcome.message = failed.message
      outcome.diagnostics = failed.diagnostics ?? ""
      return
    }
    let own = Self.lastSentence(outcome.errorText)
    switch (end.code, end.signal) {
    case (.some(ExitCode.timeout.rawValue), _):
      outcome.failure = .timeout
      outcome.exitCode = .timeout
      outcome.message = own ?? "scene '\(name)' took too long."
    case (let code?, _):
      outcome.failure = .trap
      outcome.exitCode = ExitCode(rawValue: code) ?? .badData
      if outcome.exitCode == .success { outcome.exitCode = .badData }
      outcome.message =
        own ?? "scene '\(name)' ended its process with exit code \(code); no scene may do that."
    case (nil, let signal?) where signal == SIGKILL:
      outcome.failure = .memory
      outcome.exitCode = .badData
      outcome.message =
        "the system ended the process of scene '\(name)', as it does where memory runs out; "
        + "set a limit with --memory, or allow fewer workers with --jobs."
    case (nil, let signal):
      outcome.failure = .trap
      outcome.exitCode = .badData
      outcome.message = own ?? "scene '\(name)' was ended by signal \(signal ?? 0)."
    }
  }

  /// The last line that the command itself has written, without its name, after what the runtime said of a trap.
  private static func lastSentence(_ text: String) -> String? {
    let mark = "render-scene: "
    let lines = text.split(separator: "\n")
    guard let line = lines.last(where: { $0.hasPrefix(mark) && $0.contains("scene '") }) else {
      return nil
    }
    let own = String(line.dropFirst(mark.count))
    guard let fatal = lines.last(where: { $0.contains("Fatal error: ") }),
      let range = fatal.range(of: "Fatal error: ")
    else { return own }
    return "\(own) The message: \(fatal[range.upperBound...])"
  }

  /// Ends all workers and says so of each.
  private func interrupt(_ ended: (WorkerOutcome) throws(CommandError) -> Void) throws(CommandError)
  {
    for position in running.indices.reversed() {
      running[position].process.endAtOnce()
      var outcome = finish(position)
      outcome.isInterrupted = true
      try ended(outcome)
    }
  }

  private func endAll() {
    for worker in running {
      worker.process.endAtOnce()
      _ = worker.process.waitForEnd()
      worker.process.closePipes()
    }
    running = []
  }
}

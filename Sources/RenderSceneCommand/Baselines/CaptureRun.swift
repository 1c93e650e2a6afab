import Regression
import SceneLoader

/// Runs the scenes of a command with baselines in worker processes.
struct CaptureRun {
  /// What came of one scene.
  struct Result: Sendable {
    var findings: CaptureFindings?
    /// Why there are none.
    var failure: WorkerOutcome?
  }

  var limits: WorkerLimits
  /// Flags for all scenes: host limits and where compiled scenes are kept.
  var common: [String: String]
  var isQuiet: Bool
  var isVerbose: Bool
  var interruption: Interruption

  /// Runs jobs, each with a line when it has ended.
  ///
  /// - Parameters:
  ///   - jobs: What is to be done.
  ///   - most: How many results may be bad before no further job begins; nil for any number.
  ///   - line: The line for a result, and whether it is bad.
  /// - Returns: What came of each; nil for those that did not run.
  /// - Throws: Where no worker can be started.
  func run(
    _ jobs: [WorkerJob], stopsAfter most: Int? = nil,
    line: (Int, Result) -> (text: String, isBad: Bool)
  ) throws(CommandError) -> [Result?] {
    var results = [Result?](repeating: nil, count: jobs.count)
    var progress = ProgressLine(total: jobs.count, isQuiet: isQuiet)
    defer { progress.erase() }
    var bad = 0
    // A limit of failures needs to know each before the next begins, so jobs go in rounds.
    var next = 0
    while next < jobs.count, interruption.signal == nil, most.map({ bad < $0 }) ?? true {
      let end = most == nil ? jobs.count : min(jobs.count, next + limits.jobs)
      let round = Array(next..<end)
      try WorkerPool(limits: limits, interruption: interruption).run(
        count: round.count, job: { jobs[round[$0]] }, frameWritten: { (_, _) in },
        ended: { outcome in
          guard !outcome.isInterrupted else { return }
          let index = round[outcome.index]
          var result = Result()
          if outcome.failure == nil, let findings = outcome.capture {
            result.findings = findings
          } else {
            result.failure = outcome
          }
          results[index] = result
          let told = line(index, result)
          if told.isBad { bad += 1 }
          progress.finish(told.text, failed: told.isBad)
          if isVerbose || result.failure != nil { progress.write(Self.details(outcome)) }
        },
        tick: { _ in progress.draw() })
      next = end
    }
    return results
  }

  /// What was written for people, without what the message says.
  private static func details(_ outcome: WorkerOutcome) -> String {
    outcome.errorText.split(separator: "\n").filter { !$0.hasPrefix("render-scene: scene '") }
      .prefix(40).joined(separator: "\n")
  }

  /// A job for a scene.
  func job(
    _ entry: BaselineEntry, flags: [[String]], request: CaptureRequest, source: String? = nil
  ) -> WorkerJob {
    let arguments = RecordedFlags.arguments(flags, over: entry.values)
    var job = WorkerJob(
      kind: .capture, source: source ?? entry.source, scene: entry.scene, variant: entry.variant,
      values: arguments.values.merging(common) { $1 }, lists: arguments.lists,
      timeout: limits.timeout, memory: limits.memory)
    job.capture = request
    return job
  }
}

import SceneLoader

/// Renders the scenes of a plan, with a journal, in worker processes.
struct BatchRun {
  private let plan: BatchPlan
  private let options: BatchOptions
  let journal: BatchJournal

  /// Lines that are shown of what a failed scene and its compiler have said.
  private static let mostLines = 40

  init(_ plan: BatchPlan, options: BatchOptions) {
    self.plan = plan
    self.options = options
    journal = BatchJournal(folder: options.folder)
  }

  /// Runs all scenes, or as many as there is time for.
  func results(_ interruption: Interruption) throws(CommandError) -> BatchResults {
    if options.resumes { journal.read(resultsFile: options.resultsFile) }
    try journal.open(keeping: options.resumes)
    let entries = plan.entries
    let keys = entries.map(EntryKey.key)
    var found = [BatchResult?](repeating: nil, count: entries.count)
    var progress = ProgressLine(total: entries.count, isQuiet: options.isQuiet)
    defer { progress.erase() }
    try WorkerPool(limits: options.limits, interruption: interruption).run(
      count: entries.count,
      job: { job(entries[$0], key: keys[$0]) },
      frameWritten: { (index, frame) throws(CommandError) in
        try journal.note(frame, key: keys[index])
      },
      ended: { (outcome) throws(CommandError) in
        guard !outcome.isInterrupted else { return }
        let entry = entries[outcome.index]
        let result = result(entry, outcome, key: keys[outcome.index])
        found[outcome.index] = result
        try journal.note(result)
        progress.finish(line(result, kept: outcome.kept), failed: !result.isRendered)
        if options.isVerbose || !result.isRendered { progress.write(details(outcome)) }
      },
      tick: { _ in progress.draw() })
    return BatchResults(scenes: found.compactMap { $0 }, planned: entries.count)
  }

  private func job(_ entry: BatchEntry, key: String) -> WorkerJob {
    var job = WorkerJob(
      kind: .render, source: entry.source, scene: entry.scene, variant: entry.variant,
      folder: entry.folder, values: entry.arguments.values, lists: entry.arguments.lists,
      timeout: entry.options.scene.timeout, memory: options.limits.memory)
    guard options.resumes else { return job }
    job.known = journal.frames[key] ?? []
    job.isComplete = journal.results[key] != nil
    return job
  }

  /// What has come out; a scene that was there already keeps the cost of the run that rendered it.
  private func result(_ entry: BatchEntry, _ outcome: WorkerOutcome, key: String) -> BatchResult {
    var result = BatchResult(entry, outcome, key: key)
    if options.resumes, result.isRendered, outcome.kept == outcome.frames.count,
      let earlier = journal.results[key]
    {
      result.seconds = earlier.seconds
      result.peak = earlier.peak
    }
    return result
  }

  // MARK: - Telling

  private func line(_ result: BatchResult, kept: Int) -> String {
    guard result.isRendered else {
      return "\(result.title): FAILED (\(result.reason?.rawValue ?? "error")): "
        + (result.message ?? "")
    }
    let count = result.frames.count
    let pictures = count == 1 ? "1 picture" : "\(count) pictures"
    if kept == count, count > 0 { return "\(result.title): \(pictures), there already" }
    return "\(result.title): \(pictures), \(DecimalText.fixed(result.seconds, decimals: 1)) s"
      + (kept > 0 ? ", \(kept) of them there already" : "")
  }

  /// What was written for people, without what the message above says.
  private func details(_ outcome: WorkerOutcome) -> String {
    var lines = outcome.errorText.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("render-scene: scene '") }
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard !options.isVerbose, lines.count > Self.mostLines else {
      return lines.joined(separator: "\n")
    }
    return lines.prefix(Self.mostLines).joined(separator: "\n")
      + "\n… and \(lines.count - Self.mostLines) more lines; --verbose shows them all"
  }
}

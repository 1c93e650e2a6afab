import Glibc
import SceneLoader
import VirtualTime

/// `render-scene selfcheck`: the same frames under conditions that must not change them.
@MainActor struct SelfcheckCommand {
  private let options: SelfcheckOptions
  private let interruption = Interruption()
  private let pictures: ProofPictures

  static func run(_ options: SelfcheckOptions, stopwatch: Stopwatch) throws(CommandError) {
    let runner = SceneRunner(options: options.scene, stopwatch: stopwatch)
    let command = SelfcheckCommand(
      options: options, pictures: ProofPictures(folder: options.folder))
    try command.run(try runner.select())
  }

  private init(options: SelfcheckOptions, pictures: ProofPictures) {
    self.options = options
    self.pictures = pictures
  }

  /// A scene with the moments that are drawn of it.
  private struct Scene {
    var job: WorkerJob
    var moments: [VirtualInstant]
  }

  private func run(_ selections: [SceneLibrary.Selection]) throws(CommandError) {
    let conditions = [.reference] + ProofCondition.all(isQuick: options.isQuick)
    try pictures.removeFormer(conditions)
    defer { pictures.removeEmptyFolders(conditions) }
    let scenes = try survey(selections.map { job(for: $0) })
    let results = try prove(scenes, conditions)
    let report = SelfcheckReport(
      scenes: results.scenes, results: results.conditions,
      fingerprint: Fingerprint.current().digest)
    if options.scene.isJSON { StandardStreams.output(report.json.description() + "\n") }
    try judge(report.results)
  }

  /// The part of a worker's job that is the same in every process.
  private func job(for selection: SceneLibrary.Selection) -> WorkerJob {
    var values = options.arguments.values
    for flag in BatchSpecificationFlags.own + ["at", "quick", "out-dir"] { values[flag] = nil }
    let root = selection.source.roots.firstIndex(of: selection.root).map { String($0 + 1) }
    values["root"] = root ?? selection.root.name
    if let folder = values["cache-dir"] { values["cache-dir"] = FileSystem.absolute(folder) }
    return WorkerJob(
      kind: .survey, source: selection.source.path, scene: selection.outputName, values: values,
      lists: options.arguments.lists, timeout: options.limits.timeout,
      memory: options.limits.memory)
  }

  // MARK: - Surveys

  /// Compiles the scenes, and asks them where they end where moments depend on that.
  private func survey(_ jobs: [WorkerJob]) throws(CommandError) -> [Scene] {
    var outcomes: [Int: WorkerOutcome] = [:]
    try WorkerPool(limits: options.limits, interruption: interruption).run(
      count: jobs.count, job: { jobs[$0] }, frameWritten: { (_, _) in },
      ended: { outcomes[$0.index] = $0 }, tick: { _ in })
    try checkInterruption()
    var scenes: [Scene] = []
    for (index, job) in jobs.enumerated() {
      guard let outcome = outcomes[index], let survey = outcome.survey else {
        throw Self.failure(of: job.scene, outcomes[index])
      }
      let moments = try options.moments.resolved { () throws(CommandError) in
        Self.times(survey, scene: job.scene)
      }
      scenes.append(Scene(job: job, moments: moments.sorted()))
    }
    return scenes
  }

  private static func times(_ survey: SceneSurvey, scene: String) -> SceneTimes {
    var times = SceneTimes(end: MomentText.instant(ofFraction: survey.duration) ?? .zero)
    times.settled = survey.settled.flatMap { MomentText.instant(ofFraction: $0) }
    times.endless = survey.endless
    times.cues = survey.cues.compactMap { cue in
      MomentText.instant(ofFraction: cue.time).map {
        SceneTimes.Cue(name: cue.name, instant: $0)
      }
    }
    times.scene = scene
    return times
  }

  private static func failure(of scene: String, _ outcome: WorkerOutcome?) -> CommandError {
    if let outcome, !outcome.diagnostics.isEmpty { StandardStreams.error(outcome.diagnostics) }
    return CommandError(
      outcome.map(\.exitCode) ?? .internalError,
      outcome?.message ?? "scene '\(scene)' has not been run.")
  }

  // MARK: - The proof

  private func prove(
    _ scenes: [Scene], _ conditions: [ProofCondition]
  ) throws(CommandError) -> (scenes: [SelfcheckReport.Scene], conditions: [SelfcheckReport.Result])
  {
    let (options, pictures) = (options, pictures)
    let jobs = conditions.flatMap { condition in
      scenes.map { Self.job(for: $0, under: condition, pictures) }
    }
    var outcomes: [Int: WorkerOutcome] = [:]
    var results: [SelfcheckReport.Result] = []
    /// All outcomes of a condition once they are there.
    func complete(_ condition: Int) -> [WorkerOutcome]? {
      let first = condition * scenes.count
      let found = (first..<first + scenes.count).compactMap { outcomes[$0] }
      return found.count == scenes.count ? found : nil
    }
    try WorkerPool(limits: options.limits, interruption: interruption).run(
      count: jobs.count, job: { jobs[$0] }, frameWritten: { (_, _) in },
      ended: { (outcome) throws(CommandError) in
        if outcome.isInterrupted { return }
        outcomes[outcome.index] = outcome
        guard let reference = complete(0) else { return }
        if let failed = reference.first(where: { $0.failure != nil }) {
          throw Self.failure(of: scenes[failed.index].job.scene, failed)
        }
        // In their order, whichever ends first.
        while results.count + 1 < conditions.count, let found = complete(results.count + 1) {
          let result = ProofComparison(
            condition: conditions[results.count + 1], scenes: scenes.map(\.job.scene),
            reference: reference, outcomes: found
          ).result
          try pictures.keep(result.differences, of: result.condition)
          results.append(result)
          if !options.scene.isJSON, !options.scene.isQuiet { StandardStreams.output(result.text) }
        }
      },
      tick: { _ in })
    try checkInterruption()
    let reference = complete(0) ?? []
    try pictures.keep(results.flatMap(\.differences), of: .reference)
    let names = scenes.map(\.job.scene)
    return (
      zip(names, reference).map {
        SelfcheckReport.Scene(name: $0, frames: $1.frames.sorted { $0.frame < $1.frame })
      }, results
    )
  }

  private static func job(
    for scene: Scene, under condition: ProofCondition, _ pictures: ProofPictures
  ) -> WorkerJob {
    var job = scene.job
    job.kind = .proof
    let decimals = MomentText.distinguishingDecimals(scene.moments, least: 3)
    var run = ProofRun(
      moments: scene.moments.map { MomentText.fraction($0) },
      paths: zip(scene.moments, decimals).map { moment, decimals in
        let time = MomentText.seconds(moment, decimals: decimals)
        return pictures.path(of: "\(job.scene)@\(time)s.png", condition)
      })
    run.order = condition.order
    run.jobs = condition.jobs
    run.host = condition.host
    if condition.isBare || !condition.variables.isEmpty {
      run.environment = condition.environment(from: ProofPictures.environment)
    }
    job.proof = run
    return job
  }

  // MARK: - The end

  private func checkInterruption() throws(CommandError) {
    guard let code = interruption.exitCode else { return }
    throw CommandError(code, "interrupted; nothing is proved.")
  }

  private func judge(_ results: [SelfcheckReport.Result]) throws(CommandError) {
    let bad = results.filter(\.isFailure)
    if let first = bad.first {
      let cause = first.differences.first?.text ?? "\(first.reason ?? "")"
      throw CommandError(
        .nondeterminism,
        "frames depend on more than the scene: \(bad.map { "'\($0.condition.name)'" }.joined(separator: ", ")) "
          + "changed them. First \(cause).")
    }
    guard !options.scene.isQuiet, !options.scene.isJSON else { return }
    let open = results.filter { $0.status != .equal }.map(\.condition.name)
    let rest = open.isEmpty ? "" : "; not proved: \(open.joined(separator: ", "))"
    StandardStreams.error(
      "equal under \(results.count - open.count) of \(results.count) conditions\(rest)\n")
  }
}

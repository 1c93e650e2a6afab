import DiffReport
import Foundation
import ImageDiff
import Regression
import SceneLoader

/// `render-scene verify`: scenes compared with their baselines.
struct VerifyCommand {
  private let options: VerifyOptions
  private let output: VerifyOutput
  private let fingerprint: [String]

  static func run(_ options: VerifyOptions) throws(CommandError) {
    if options.mode == .all {
      // Everything is recorded anew, whatever it was.
      throw .usage("verify compares; use 'render-scene record' to record all scenes anew.")
    }
    try VerifyCommand(options).run()
  }

  private init(_ options: VerifyOptions) {
    self.options = options
    output = VerifyOutput(folder: options.folder)
    fingerprint = Fingerprint.current().portableLines
  }

  /// A scene on its way through the command.
  private struct Case: Sendable {
    var entry: BaselineEntry
    var baseline: SceneBaseline?
    var failure: CommandError?
    var result: CaptureRun.Result?
    var expected: ExpectedPictures?
  }

  private func run() throws(CommandError) {
    if let fault = ImageComparer.fault() {
      throw CommandError(
        .internalError, "the comparer does not find what it must: \(fault). Please report it.")
    }
    var plan = try options.baselines.planner.plan()
    if options.verifiesLastFailed { try keepLastFailed(&plan) }
    if plan.entries.isEmpty {
      throw CommandError(.missingInput, "no scene is left by --grep and --variant.")
    }
    output.clear()
    try PictureFiles.write(
      Array((fingerprint.joined(separator: "\n") + "\n").utf8),
      to: output.folder + "/" + VerifyOutput.fingerprintName)
    let interruption = Interruption()
    let run = CaptureRun(
      limits: options.baselines.limits, common: options.baselines.common,
      isQuiet: options.baselines.isQuiet, isVerbose: options.baselines.isVerbose,
      interruption: interruption)
    var cases = plan.entries.map { entry in
      var one = Case(entry: entry)
      do throws(CommandError) {
        one.baseline = try BaselineFile.read(entry.place)
      } catch {
        one.failure = error
      }
      return one
    }
    try capture(&cases, run)
    try drawPast(&cases, run)
    var items = try judge(cases)
    if !plan.isFiltered {
      items += try Self.orphans(plan, elsewhere: options.baselines.planner.folder)
    }
    var results = ComparisonResults(command: options.command, items: items)
    results.fingerprints = fingerprints(cases)
    let recorded = try record(&results, cases)
    try write(results)
    try end(results, recorded: recorded, interruption, planned: cases.count)
  }

  private func keepLastFailed(_ plan: inout BaselinePlanner.Plan) throws(CommandError) {
    let last = try ComparisonFile.read(output.folder + "/results.json")
    let names = Set(last.items.filter { $0.state != .passed }.map { $0.scene ?? $0.name })
    let failed = plan.entries.filter { names.contains($0.title) }
    guard !failed.isEmpty else {
      throw .usage("nothing failed the last time; leave out --last-failed.")
    }
    plan.isFiltered = plan.isFiltered || failed.count < plan.entries.count
    plan.entries = failed
  }

  // MARK: - Running

  private func capture(_ cases: inout [Case], _ run: CaptureRun) throws(CommandError) {
    let open = cases.indices.filter { cases[$0].failure == nil }
    let jobs = open.map { job(cases[$0], run) }
    let found = cases
    let results = try run.run(jobs, stopsAfter: options.mostFailures) { index, result in
      let one = found[open[index]]
      let title = one.entry.title
      guard let findings = result.findings else {
        return ("\(title): FAILED: \(result.failure?.message ?? "")", true)
      }
      if findings.isEqual { return ("\(title): \(findings.count) frames, equal", false) }
      return ("\(title): \(one.baseline == nil ? "no baseline" : "DIFFERS")", true)
    }
    for (index, result) in zip(open, results) { cases[index].result = result }
  }

  private func job(_ one: Case, _ run: CaptureRun) -> WorkerJob {
    let entry = one.entry
    var request = CaptureRequest(
      purpose: .verify, folder: entry.place.folder, title: entry.title, output: output.folder)
    request.kept = one.baseline.map { min($0.keys.count, $0.frames.count) }
    if let baseline = one.baseline {
      if baseline.keys.count == baseline.frames.count { request.kept = nil }
      request.ignored = baseline.ignored
      request.passedOver = options.baselines.ignored.filter { !baseline.ignored.contains($0) }
      request.flags = RecordedFlags.of(baseline)
      request.mostPictures = options.mostPictures
    } else {
      // There is nothing to compare it with; a few pictures tell what it is.
      request.kept = options.baselines.kept
      request.ignored = options.baselines.ignored
      request.mostPictures = options.baselines.kept ?? options.mostPictures
    }
    request.fingerprint = Fingerprint.digest(of: fingerprint)
    request.store = SourceStore(options.baselines.cachePolicy).root
    return run.job(entry, flags: request.flags, request: request)
  }

  /// Finds pictures of the past for the frames that differ.
  private func drawPast(_ cases: inout [Case], _ run: CaptureRun) throws(CommandError) {
    let store = SourceStore(options.baselines.cachePolicy)
    var jobs: [WorkerJob] = []
    var owners: [Int] = []
    for index in cases.indices {
      guard let baseline = cases[index].baseline, let findings = cases[index].result?.findings,
        !findings.isEqual
      else { continue }
      let entry = cases[index].entry
      let place = ActualPlace(output: output.folder, title: entry.title)
      guard let actual = try BaselineFile.read(place.digests) else { continue }
      let present = Set(actual.frames.map(\.number))
      let gone = baseline.frames.map(\.number).filter { !present.contains($0) }
      let chosen = CaptureFrames.kept(options.mostPictures, of: gone.count).map { gone[$0] }
      var expected = ExpectedPictures(
        entry, baseline, actual: actual, shown: Set(findings.pictures.keys).union(chosen),
        passedOver: options.baselines.ignored.filter { !baseline.ignored.contains($0) },
        output: output.folder)
      if let job = expected.job(
        run, store: store, output: output.folder, source: actual.source)
      {
        jobs.append(job)
        owners.append(index)
      }
      cases[index].expected = expected
    }
    guard !jobs.isEmpty else { return }
    let found = cases
    let results = try run.run(jobs) { index, _ in
      ("\(found[owners[index]].entry.title): expected pictures", false)
    }
    for (index, result) in zip(owners, results) {
      cases[index].expected?.take(result?.findings)
    }
  }

  /// Compares scene by scene, several at a time.
  private func judge(_ cases: [Case]) throws(CommandError) -> [ComparisonResults.Item] {
    let results = ConcurrentResults(count: cases.count)
    let (options, output, fingerprint) = (options, output, fingerprint)
    DispatchQueue.concurrentPerform(iterations: cases.count) { index in
      let one = cases[index]
      if one.result == nil, one.failure == nil { return }
      do throws(CommandError) {
        let judgement = SceneJudgement(
          options: options, output: output, fingerprint: fingerprint, entry: one.entry)
        results.set(
          try judgement.item(
            baseline: one.baseline, failure: one.failure, result: one.result,
            expected: one.expected), at: index)
      } catch {
        results.fail(error)
      }
    }
    return try results.items()
  }

  /// Baselines below the folders that were searched whose scenes are gone.
  private static func orphans(
    _ plan: BaselinePlanner.Plan, elsewhere: String?
  ) throws(CommandError) -> [ComparisonResults.Item] {
    var found: [OrphanedBaselines] = []
    if elsewhere == nil {
      for folder in plan.folders { found += try OrphanedBaselines.find(below: folder) }
    } else {
      found = plan.known.keys.sorted().map {
        OrphanedBaselines.find(in: $0, scenes: plan.known[$0] ?? [])
      }
    }
    return found.flatMap { orphans in
      orphans.scenes.map { title in
        let path = "\(orphans.folder)/\(title).digests"
        var item = ComparisonResults.Item(
          name: title, state: .orphan,
          reasons: ["\(path) has no scene; 'render-scene clean --orphans' removes such"])
        item.scene = title
        return item
      }
    }
  }

  private func fingerprints(_ cases: [Case]) -> ComparisonResults.Fingerprints {
    let own = Fingerprint.digest(of: fingerprint)
    var expected: [String] = []
    var differences: [String] = []
    for one in cases {
      guard let baseline = one.baseline, baseline.fingerprint != own,
        !expected.contains(baseline.fingerprint)
      else { continue }
      expected.append(baseline.fingerprint)
      for sentence in SceneJudgement.fingerprintDifferences(baseline, one.entry.place, fingerprint)
      where !differences.contains(sentence) {
        differences.append(sentence)
      }
    }
    return ComparisonResults.Fingerprints(
      expected: expected.isEmpty ? [own] : expected.sorted(), actual: own, differences: differences)
  }

  // MARK: - Recording

  /// Records what `--record` allows, and says so in the results.
  private func record(
    _ results: inout ComparisonResults, _ cases: [Case]
  ) throws(CommandError) -> [String] {
    guard options.mode != .never else { return [] }
    let states: Set<ComparisonResults.State> =
      options.mode == .missing ? [.new] : [.new, .changed]
    var recorded: [String] = []
    for one in cases {
      guard
        let index = results.items.firstIndex(where: { $0.scene == one.entry.title }),
        states.contains(results.items[index].state)
      else { continue }
      let approval = Approval(
        place: one.entry.place,
        actual: ActualPlace(output: output.folder, title: one.entry.title),
        fingerprint: fingerprint)
      _ = try approval.write(.scene)
      results.items[index].reasons.append("recorded in \(one.entry.place.digests)")
      recorded.append(one.entry.title)
    }
    return recorded
  }

  // MARK: - The end

  private func write(_ results: ComparisonResults) throws(CommandError) {
    var writer = ResultsWriter(
      folder: output.folder, reporters: options.reporters.union([.html]),
      isQuiet: options.baselines.isQuiet)
    writer.isSingleFile = options.isSingleFile
    try writer.write(results, title: "render-scene verify")
    if let path = options.regJSON {
      try ComparisonFile.writeRegJSON(
        results, expected: "", actual: output.folder, difference: output.folder, to: path)
    }
  }

  private func end(
    _ results: ComparisonResults, recorded: [String], _ interruption: Interruption, planned: Int
  ) throws(CommandError) {
    let totals = results.totals
    let place = "See \(output.folder)/index.html."
    if let code = interruption.exitCode {
      throw CommandError(
        code, "interrupted after \(results.items.count) of \(planned) scenes. \(place)")
    }
    var codes: [ExitCode] = []
    var words: [String] = []
    func add(_ code: ExitCode, _ state: ComparisonResults.State, _ text: String) {
      let items = results.items(in: state)
      guard let first = items.first else { return }
      codes.append(code)
      words.append(
        "\(items.count) of \(totals.items) \(totals.items == 1 ? "scene" : "scenes") \(text), first '\(first.name)': "
          + (first.reasons.first ?? ""))
    }
    add(results.worstError, .error, "cannot be verified")
    if !options.comparison.ignoresChanges {
      add(.different, .changed, totals.changed == 1 ? "differs" : "differ")
    }
    add(.unexpected, .new, totals.new == 1 ? "has no baseline" : "have no baseline")
    if options.comparison.hasExtendedErrors {
      add(.unexpected, .orphan, "are gone and have baselines")
    }
    if results.items.count < planned, codes.isEmpty { codes.append(.different) }
    guard !codes.isEmpty else { return }
    let hint =
      recorded.isEmpty
      ? "" : " Recorded: \(recorded.joined(separator: ", ")); look at them, then verify again."
    let told = words.joined(separator: "; ")
    throw CommandError(
      .worst(codes), "\(told)\(told.hasSuffix(".") ? "" : ".")\(hint) \(place)")
  }
}

extension ComparisonResults {
  /// The exit code of the worst item that could not be compared.
  fileprivate var worstError: ExitCode {
    .worst(items(in: .error).map { $0.exitCode.flatMap(ExitCode.init(rawValue:)) ?? .badData })
  }
}

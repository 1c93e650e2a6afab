import Foundation
import Regression
import SceneLoader

/// `render-scene record`: makes the baselines of scenes.
struct RecordCommand {
  private let options: RecordOptions

  static func run(_ options: RecordOptions) throws(CommandError) {
    try RecordCommand(options: options).run()
  }

  private func run() throws(CommandError) {
    if options.mode == .never {
      throw CommandError(
        .unexpected,
        "nothing is recorded: CI is set, or \(RecordMode.variable) or --record says never; "
          + "record where the pictures can be looked at, or say --record all.")
    }
    let plan = try options.baselines.planner.plan()
    let entries = plan.entries.filter {
      options.mode == .all || FileSystem.kind(of: $0.place.digests) == nil
    }
    guard !plan.entries.isEmpty else {
      throw CommandError(.missingInput, "no scene is left by --grep and --variant.")
    }
    let fingerprint = Fingerprint.current().portableLines
    let interruption = Interruption()
    let run = CaptureRun(
      limits: options.baselines.limits, common: options.baselines.common,
      isQuiet: options.baselines.isQuiet, isVerbose: options.baselines.isVerbose,
      interruption: interruption)
    let results = try run.run(entries.map { job($0, run, fingerprint: fingerprint) }) {
      index, result in
      let title = entries[index].title
      if let findings = result.findings {
        return ("\(title): \(findings.count) \(findings.count == 1 ? "frame" : "frames")", false)
      }
      return ("\(title): FAILED: \(result.failure?.message ?? "")", true)
    }
    let recorded = zip(entries, results).filter { $0.1?.findings != nil }.map(\.0)
    try FingerprintFiles.write(fingerprint, for: recorded.map(\.place))
    try tell(entries, results, skipped: plan.entries.count - entries.count)
    if let code = interruption.exitCode {
      throw CommandError(
        code, "interrupted; \(recorded.count) of \(entries.count) scenes are recorded.")
    }
  }

  private func job(_ entry: BaselineEntry, _ run: CaptureRun, fingerprint: [String]) -> WorkerJob {
    var request = CaptureRequest(
      purpose: .record, folder: entry.place.folder, title: entry.title, output: "")
    request.kept = options.baselines.kept
    request.ignored = options.baselines.ignored
    request.flags = options.flags
    request.fingerprint = Fingerprint.digest(of: fingerprint)
    request.store = SourceStore(options.baselines.cachePolicy).root
    return run.job(entry, flags: options.flags, request: request)
  }

  private func tell(
    _ entries: [BaselineEntry], _ results: [CaptureRun.Result?], skipped: Int
  ) throws(CommandError) {
    let recorded = zip(entries, results).compactMap { entry, result in
      result?.findings.map { (entry, $0) }
    }
    if options.baselines.isJSON {
      let scenes = recorded.map { entry, findings in
        JSONText.object([
          ("scene", .text(entry.title)), ("baseline", .text(entry.place.digests)),
          ("frames", .number(Double(findings.count))),
        ])
      }
      let document = JSONText.object([
        ("schema", .text("partway.recording/1")), ("scenes", .array(scenes)),
      ])
      StandardStreams.output(document.description() + "\n")
    } else if !options.baselines.isQuiet {
      StandardStreams.output(recorded.map { $0.0.place.digests + "\n" }.joined())
      let more = skipped > 0 ? "; \(skipped) had baselines" : ""
      StandardStreams.error("\(recorded.count) of \(entries.count) scenes recorded\(more)\n")
    }
    let failed = zip(entries, results).compactMap { entry, result in
      result?.failure.map { (entry, $0) }
    }
    guard let first = failed.first else { return }
    throw CommandError(
      .worst(failed.map(\.1.exitCode)),
      "\(failed.count) of \(entries.count) scenes could not be recorded, first "
        + "'\(first.0.title)': \(first.1.message ?? "")")
  }
}

/// What baselines depended on, in files beside them.
enum FingerprintFiles {
  /// Writes lines beside each of the baselines that tell of them, and removes those that none tells of any more.
  static func write(_ lines: [String], for places: [BaselinePlace]) throws(CommandError) {
    let digest = Fingerprint.digest(of: lines)
    for folder in Set(places.map(\.folder)).sorted() {
      let place = BaselinePlace(folder: folder, title: "")
      let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
      let path = place.fingerprint(digest)
      if (try? FileSystem.contents(of: path)) != bytes {
        try PictureFiles.write(bytes, to: path)
      }
      removeUnused(in: folder)
    }
  }

  /// The lines that a baseline was made with; nil where they are not kept.
  static func read(_ baseline: SceneBaseline, _ place: BaselinePlace) -> [String]? {
    let path = place.fingerprint(baseline.fingerprint)
    guard let bytes = try? FileSystem.contents(of: path) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return Fingerprint.digest(of: lines) == baseline.fingerprint ? lines : nil
  }

  private static func removeUnused(in folder: String) {
    var used: Set<String> = []
    for name in FileSystem.names(in: folder) where name.hasSuffix(".digests") {
      // One that cannot be read may need any of them.
      guard let baseline = try? BaselineFile.read(folder + "/" + name) else { return }
      used.insert(String(baseline.fingerprint.prefix(8)))
    }
    let place = folder + "/fingerprints"
    for name in FileSystem.names(in: place) where name.hasSuffix(".txt") {
      let stem = String(name.dropLast(".txt".count))
      if stem.count == 8, stem.allSatisfy(\.isHexDigit), !used.contains(stem) {
        unlink(place + "/" + name)
      }
    }
  }
}

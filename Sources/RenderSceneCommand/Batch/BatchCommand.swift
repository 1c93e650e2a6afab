import SceneLoader

/// `render-scene batch`: many scenes in many variants, each in a process of its own.
struct BatchCommand {
  private let options: BatchOptions

  static func run(_ options: BatchOptions) throws(CommandError) {
    try BatchCommand(options: options).run()
  }

  private func run() throws(CommandError) {
    let plan = try BatchPlanner(options).plan()
    if options.isDryRun {
      return StandardStreams.output(
        plan.entries.flatMap(\.plannedPaths).map { $0 + "\n" }.joined())
    }
    let run = BatchRun(plan, options: options)
    let interruption = Interruption()
    let results = try run.results(interruption)
    try PictureFiles.write(
      Array((results.json.description() + "\n").utf8), to: options.resultsFile)
    let isComplete = results.scenes.count == results.planned
    if isComplete { run.journal.finish() }
    report(results)
    if let code = interruption.exitCode {
      throw CommandError(
        code,
        "interrupted after \(results.scenes.count) of \(results.planned) scenes; "
          + "the same command with --resume goes on.")
    }
    let failed = results.scenes.filter { !$0.isRendered }
    guard !failed.isEmpty else { return }
    let names = failed.prefix(20).map { "\($0.title) (\($0.reason?.rawValue ?? "error"))" }
    let more = failed.count > names.count ? " and \(failed.count - names.count) more" : ""
    throw CommandError(
      .worst(failed.map { ExitCode(rawValue: $0.exitCode) ?? .internalError }),
      "\(failed.count) of \(results.planned) scenes failed: "
        + "\(names.joined(separator: ", "))\(more).")
  }

  private func report(_ results: BatchResults) {
    if options.isJSON {
      StandardStreams.output(results.json.description() + "\n")
    } else if !options.isQuiet {
      StandardStreams.output(
        results.scenes.flatMap(\.frames).map { $0.file + "\n" }.joined())
    }
    guard !options.isQuiet else { return }
    let rendered = results.scenes.filter(\.isRendered)
    let count = rendered.reduce(0) { $0 + $1.frames.count }
    StandardStreams.error(
      "\(rendered.count) of \(results.planned) scenes rendered, \(count) pictures; "
        + "results in \(options.resultsFile)\n")
  }
}

extension BatchOptions {
  /// The file with what has come out.
  var resultsFile: String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + "results.json" : folder + "/results.json"
  }
}

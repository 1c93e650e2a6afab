import SceneLoader

/// `render-scene check`: whether the scenes at some paths compile, can be shown and move.
struct CheckCommand {
  private let options: CheckOptions

  static func run(_ options: CheckOptions) throws(CommandError) {
    try CheckCommand(options: options).run()
  }

  private func run() throws(CommandError) {
    var search = SceneSearch()
    let (places, skipped) = try places(&search)
    guard !places.isEmpty else {
      throw CommandError(
        .missingInput,
        "\(options.paths.joined(separator: ", ")) holds no scenes; "
          + "give .swift files, or folders with some in them.")
    }
    let interruption = Interruption()
    let report = CheckReport(
      scenes: try check(places, declared: search.declaredTypes, interruption), skipped: skipped)
    if options.scene.isJSON {
      StandardStreams.output(report.json.description() + "\n")
    } else if !options.scene.isQuiet {
      StandardStreams.output(report.text)
    }
    if let code = interruption.exitCode {
      throw CommandError(
        code, "interrupted after \(report.scenes.count) of \(places.count) scenes.")
    }
    let bad = report.scenes.filter { !$0.isFine }
    guard bad.isEmpty else {
      throw CommandError(
        .badData,
        "\(bad.count) of \(report.scenes.count) scenes did not compile, render or stay alive, "
          + "or showed nothing.")
    }
  }

  /// The scenes at the paths, each once, and how many files have none.
  private func places(
    _ search: inout SceneSearch
  ) throws(CommandError) -> ([SceneSearch.Place], skipped: Int) {
    var places: [SceneSearch.Place] = []
    var known: Set<String> = []
    var skipped = 0
    let expression = try options.pattern.map { (text) throws(CommandError) in
      try BatchOptions.expression(text)
    }
    for path in options.paths {
      let found: [SceneSearch.Place]
      do {
        found = try search.places(at: path)
      } catch {
        throw CommandError(error)
      }
      for place in found where known.insert(FileSystem.absolute(place.path)).inserted {
        if !place.mayShow {
          skipped += 1
        } else if expression.map({ place.path.firstMatch(of: $0) != nil }) ?? true {
          places.append(place)
        }
      }
    }
    return (places, skipped)
  }

  private func check(
    _ places: [SceneSearch.Place], declared: Set<String>, _ interruption: Interruption
  ) throws(CommandError) -> [CheckedScene] {
    var checked = [CheckedScene?](repeating: nil, count: places.count)
    var progress = ProgressLine(total: places.count, isQuiet: options.scene.isQuiet)
    defer { progress.erase() }
    var values = options.arguments.values
    for flag in BatchSpecificationFlags.own { values[flag] = nil }
    if values["settle-limit"] == nil { values["settle-limit"] = CheckOptions.standardSettleLimit }
    try WorkerPool(limits: options.limits, interruption: interruption).run(
      count: places.count,
      job: { index in
        let file = FileSystem.name(of: places[index].path)
        let name = file.hasSuffix(".swift") ? String(file.dropLast(".swift".count)) : file
        return WorkerJob(
          kind: .check, source: places[index].path, scene: SceneName.kebabCase(name),
          values: values, lists: options.arguments.lists, timeout: options.limits.timeout,
          memory: options.limits.memory)
      },
      frameWritten: { (_, _) in },
      ended: { outcome in
        guard !outcome.isInterrupted else { return }
        let scene = CheckedScene(places[outcome.index], outcome, declared: declared)
        checked[outcome.index] = scene
        progress.finish("\(scene.file): \(scene.verdict)", failed: !scene.isFine)
        if options.scene.isVerbose { progress.write(outcome.errorText) }
      },
      tick: { _ in progress.draw() })
    return checked.compactMap { $0 }
  }
}

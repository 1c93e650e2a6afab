import FrameRenderer
import Imaging
import SceneLoader
import VirtualTime

/// `render-scene plan`: divides the frames of scenes among shards.
@MainActor struct PlanCommand {
  private let options: PlanOptions
  private let stopwatch: Stopwatch

  static func run(_ options: PlanOptions, stopwatch: Stopwatch) throws(CommandError) {
    try PlanCommand(options: options, stopwatch: stopwatch).run()
  }

  private func run() throws(CommandError) {
    let weights =
      if let path = options.weights { try CostWeights(path: path) } else { CostWeights() }
    let entries = try entries()
    var scenes =
      entries.count == 1 ? [try survey(entries[0])] : try surveyApart(entries)
    var unmeasured: [String] = []
    for index in scenes.indices {
      let scene = scenes[index]
      let cost = weights.secondsPerFrame(scene: scene.scene, variant: scene.variant)
      scenes[index].secondsPerFrame = cost.seconds
      if !cost.isMeasured { unmeasured.append(scene.scene) }
    }
    let loads = scenes.map {
      PlanBalancer.Load(count: $0.count, secondsPerFrame: $0.secondsPerFrame)
    }
    let plan = FarmPlan(
      shards: options.shards, arguments: options.flags, scenes: scenes,
      units: PlanBalancer.units(of: loads, shards: options.shards))
    if options.out == "-" {
      StandardStreams.output(plan.text)
    } else {
      try PictureFiles.write(Array(plan.text.utf8), to: options.out)
      StandardStreams.output(options.out + "\n")
    }
    if !options.isQuiet { tell(plan, unmeasured: options.weights == nil ? [] : unmeasured) }
  }

  // MARK: - The scenes

  /// A scene to plan, and how it is named on the command line.
  private struct Entry {
    var argument: String
    var root: String?
  }

  private func entries() throws(CommandError) -> [Entry] {
    var entries: [Entry] = []
    for place in options.places {
      if options.root == nil, FileSystem.kind(of: place) == .folder,
        let scenes = try scenes(inFolder: place)
      {
        entries += scenes
      } else {
        entries.append(Entry(argument: place, root: options.root))
      }
    }
    if options.places.isEmpty {
      guard let folder = Installation.current().scenesFolder else {
        throw .usage("no scene given; name scenes or a folder with some.")
      }
      entries = try scenes(inFolder: folder) ?? []
    }
    guard !entries.isEmpty else {
      throw CommandError(
        .missingInput, "there is no scene in \(options.places.joined(separator: ", ")).")
    }
    return entries
  }

  /// The scenes in a folder; nil where the folder itself is one.
  private func scenes(inFolder folder: String) throws(CommandError) -> [Entry]? {
    do {
      let sources = try SceneLibrary(folder: FileSystem.absolute(folder)).sources()
      if sources.count < 2, SceneSource.swiftFiles(below: folder).count > 1 { return nil }
      return sources.flatMap { source in
        source.sceneNames.map { name in
          Entry(
            argument: source.path,
            root: name.firstIndex(of: "/").map { String(name[$0...].dropFirst()) })
        }
      }
    } catch {
      throw CommandError(error)
    }
  }

  /// Learns of a scene in this process.
  private func survey(_ entry: Entry) throws(CommandError) -> FarmPlan.Scene {
    let flags = options.flags + options.cacheFlags + (options.isQuiet ? ["--quiet"] : [])
    let scene = try PlannedScene(
      argument: entry.argument, root: entry.root, flags: flags, stopwatch: stopwatch)
    return try scene.survey()
  }

  /// Learns of scenes in processes of their own, so that each that goes wrong is named.
  private func surveyApart(_ entries: [Entry]) throws(CommandError) -> [FarmPlan.Scene] {
    StopRequest.watch()
    let lists = entries.map { entry in
      ["plan", "--shards", "1", "--out", "-", "--quiet"] + options.flags + options.cacheFlags
        + (entry.root.map { ["--root", $0] } ?? []) + ["--", entry.argument]
    }
    let outcomes = try OwnProcess.run(lists, limit: options.jobs)
    var scenes: [FarmPlan.Scene] = []
    var failures: [(entry: Entry, code: ExitCode)] = []
    for (entry, outcome) in zip(entries, outcomes) {
      if outcome.status == 0 {
        scenes += try FarmPlan.read(outcome.output, path: entry.argument).scenes
      } else {
        failures.append((entry, ExitCode(rawValue: outcome.status) ?? .badData))
      }
    }
    if !failures.isEmpty {
      let names = failures.map { Installation.current().pathFromRoot($0.entry.argument) }
      throw CommandError(
        .worst(failures.map(\.code)),
        "no plan was made, because of \(names.joined(separator: ", ")); "
          + "the messages above say why. Mend that, or plan without.")
    }
    for (index, scene) in scenes.enumerated() {
      if let other = scenes[..<index].first(where: { $0.scene == scene.scene }) {
        throw .usage(
          "\(other.source) and \(scene.source) would both be written to '\(scene.scene)'; "
            + "plan one of them, or rename it.")
      }
    }
    return scenes
  }

  // MARK: - Telling

  private func tell(_ plan: FarmPlan, unmeasured: [String]) {
    let frames = plan.scenes.reduce(0) { $0 + $1.count }
    var text = "\(frames) frames of \(plan.scenes.count) scenes in \(plan.shards) shards\n"
    let costs = plan.costs
    let mean = costs.reduce(0, +) / Double(plan.shards)
    for shard in 1...plan.shards {
      let units = plan.units.filter { $0.shard == shard }
      let parts = units.map {
        "\(plan.scenes[$0.scene].scene) \($0.frames.lowerBound)-\($0.frames.upperBound)"
      }
      let shown = parts.prefix(4) + (parts.count > 4 ? ["and \(parts.count - 4) more"] : [])
      text +=
        "  \(shard): \(DecimalText.fixed(costs[shard - 1], decimals: 1)) s, "
        + (parts.isEmpty ? "nothing" : shown.joined(separator: ", ")) + "\n"
    }
    if let most = costs.max(), mean > 0 {
      text +=
        "  slowest \(DecimalText.fixed(100 * (most / mean - 1), decimals: 1)) % over the mean\n"
    }
    if !unmeasured.isEmpty {
      text += "not measured yet, taken as average: \(unmeasured.joined(separator: ", "))\n"
    }
    StandardStreams.error(text)
  }
}

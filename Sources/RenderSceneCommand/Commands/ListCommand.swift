import SceneLoader
import VirtualTime

/// `render-scene list`: the scenes in a folder.
enum ListCommand {
  static func run(_ arguments: ParsedArguments) throws(CommandError) {
    if arguments.positional.count > 1 {
      throw .usage("list takes one folder; run it again for each of the others.")
    }
    let library = try library(arguments.positional.first)
    let sources: [SceneSource]
    do {
      sources = try library.sources()
    } catch {
      throw CommandError(error)
    }
    guard arguments.has("json") else {
      let names = sources.flatMap(\.sceneNames)
      return StandardStreams.output(names.map { $0 + "\n" }.joined())
    }
    let scenes = sources.flatMap { source in
      source.sceneNames.map { ListedScene(name: $0, source: source) }
    }
    let outcomes = arguments.has("no-run") ? [:] : try survey(scenes, arguments)
    let entries = scenes.indices.map { scenes[$0].json(outcomes[$0]) }
    let document = JSONText.object([("scenes", .array(entries))])
    StandardStreams.output(document.description() + "\n")
    let failed = outcomes.values.filter { $0.failure != nil }
    guard failed.isEmpty else {
      throw CommandError(
        .badData, "\(failed.count) of \(scenes.count) scenes could not be run; see \"error\".")
    }
  }

  /// Runs each scene to its end in a worker process; by the scene's place in the list.
  private static func survey(
    _ scenes: [ListedScene], _ arguments: ParsedArguments
  ) throws(CommandError) -> [Int: WorkerOutcome] {
    let limits = try BatchOptions.limits(arguments.values)
    let interruption = Interruption()
    var outcomes: [Int: WorkerOutcome] = [:]
    var values = arguments.values
    for flag in BatchSpecificationFlags.own + ["no-run"] { values[flag] = nil }
    try WorkerPool(limits: limits, interruption: interruption).run(
      count: scenes.count,
      job: { index in
        var values = values
        values["root"] = scenes[index].root
        return WorkerJob(
          kind: .survey, source: scenes[index].source.path, scene: scenes[index].name,
          values: values, timeout: limits.timeout, memory: limits.memory)
      },
      frameWritten: { (_, _) in },
      ended: { outcome in
        if !outcome.isInterrupted { outcomes[outcome.index] = outcome }
      },
      tick: { _ in })
    if let code = interruption.exitCode {
      throw CommandError(code, "interrupted after \(outcomes.count) of \(scenes.count) scenes.")
    }
    return outcomes
  }

  private static func library(_ folder: String?) throws(CommandError) -> SceneLibrary {
    if let folder {
      guard FileSystem.kind(of: folder) == .folder else {
        throw CommandError(
          .missingInput, "there is no folder \(folder); give one with .swift files.")
      }
      return SceneLibrary(folder: FileSystem.absolute(folder))
    }
    guard let scenes = Installation.current().scenesFolder else {
      throw CommandError(
        .missingInput,
        "the package's folder Scenes was not found above the command; "
          + "give a folder, or set RENDER_SCENE_ROOT to the package.")
    }
    return SceneLibrary(folder: scenes)
  }
}

/// A scene that `list` names.
private struct ListedScene {
  var name: String
  var source: SceneSource

  /// The preview to show, where a file has several.
  var root: String? {
    name.firstIndex(of: "/").map { String(name[name.index(after: $0)...]) }
  }

  /// The scene's entry.
  func json(_ outcome: WorkerOutcome?) -> JSONText {
    var members: [(String, JSONText)] = [
      ("name", .text(name)), ("path", .text(source.path)),
      ("files", .integer(Int64(source.files.count))),
    ]
    if let survey = outcome?.survey {
      func seconds(_ fraction: String?) -> JSONText {
        guard let instant = fraction.flatMap(MomentText.instant(ofFraction:)) else { return .null }
        return .seconds(instant.seconds)
      }
      members += [
        ("width", .number(survey.width)), ("height", .number(survey.height)),
        ("scale", .number(survey.scale)), ("duration", seconds(survey.duration)),
        ("settled", seconds(survey.settled)), ("endless", .array(survey.endless.map { .text($0) })),
        (
          "cues",
          .array(
            survey.cues.map {
              .object([("name", .text($0.name)), ("time", seconds($0.time))])
            })
        ),
      ]
    } else if let message = outcome?.message {
      members.append(("error", .text(message)))
    }
    return .object(members)
  }
}

extension CommandError {
  /// The words and exit code for a scene that cannot be loaded.
  init(_ error: SceneLoadingError) {
    let code: ExitCode =
      switch error {
      case .unknownScene, .missingPath, .notSwift, .unreadable, .compilerNotFound: .missingInput
      case .ambiguousScene, .unknownRoot: .usage
      case .noRoot, .compilation, .compilerStopped, .unloadable: .badData
      case .incompleteInstallation: .internalError
      case .unwritableCache(let cause): cause.isFullDisk ? .writeFailed : .cannotCreate
      }
    self.init(code, error.description)
  }
}

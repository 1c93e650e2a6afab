import Foundation
import Regression
import SceneLoader

/// The flags that commands with baselines share, read and checked.
struct BaselineOptions: Sendable {
  var planner: BaselinePlanner
  var limits: WorkerLimits
  var cachePolicy = SceneCompiler.CachePolicy.standard
  /// Flags for the scenes' processes.
  var common: [String: String] = [:]
  /// Pictures that are kept of a scene; nil for all.
  var kept: Int?
  var ignored: [String]
  var isJSON: Bool
  var isQuiet: Bool
  var isVerbose: Bool

  /// Pictures kept of a scene unless told otherwise.
  static let standardKept = 3

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let values = arguments.values
    planner = BaselinePlanner(
      arguments: arguments.positional, folder: values["baseline"],
      variantPattern: values["variant"], scenePattern: values["grep"])
    if let pattern = values["grep"] { _ = try BatchOptions.expression(pattern) }
    limits = try BatchOptions.limits(values)
    if arguments.has("no-cache") {
      cachePolicy = .none
    } else if let folder = values["cache-dir"] {
      cachePolicy = .folder(folder)
    }
    for flag in OptionSpecification.hostLimits { common[flag] = values[flag] }
    kept = try Self.kept(values["pictures"], isList: values["at"] != nil)
    ignored = arguments.lists["ignore"] ?? []
    _ = try SceneMask.read(ignored)
    isJSON = arguments.has("json")
    isQuiet = arguments.has("quiet")
    isVerbose = arguments.has("verbose")
  }

  private static func kept(_ text: String?, isList: Bool) throws(CommandError) -> Int? {
    guard let text else { return isList ? nil : standardKept }
    if text == "all" { return nil }
    guard let number = Int(text), (0...100_000).contains(number) else {
      throw .usage("'\(text)' is no count of pictures to keep; give 0 to 100000, or all.")
    }
    return number
  }

  /// Whether and what is recorded: what `--record` says, else what the surroundings say.
  static func recordMode(
    _ values: [String: String], standard: RecordMode
  ) throws(CommandError) -> RecordMode {
    let known = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    if let text = values["record"] {
      guard let mode = RecordMode(rawValue: text) else {
        throw .usage("'\(text)' says nothing about recording; give one of \(known).")
      }
      return mode
    }
    let environment = ProcessInfo.processInfo.environment
    guard let mode = RecordMode.fromEnvironment(environment, standard: standard) else {
      throw .usage(
        "\(RecordMode.variable) is '\(environment[RecordMode.variable] ?? "")'; "
          + "it may be one of \(known).")
    }
    return mode
  }
}

extension OptionSpecification {
  /// Which scenes, where their baselines lie, and what their processes may take.
  static let baselines =
    [
      OptionSpecification(
        name: "baseline", valueName: "DIR",
        help: "folder of the baselines; default __Snapshots__ beside each scene"),
      OptionSpecification(
        name: "variant", valueName: "GLOB",
        help: "variants to look at; base is the scene as it is; default all"),
      OptionSpecification(
        name: "grep", aliases: ["filter"], valueName: "RE",
        help: "scenes whose names (scene, or scene~variant) the expression finds"),
      .workers, .memory, .compileTimeout,
    ] + limits.filter { hostLimits.contains($0.name) }

  /// Flags that say how the scenes' processes work, and nothing about their pictures.
  static let hostLimits: Set = ["timeout", "cache-dir", "no-cache", "strict"]

  static let keptPictures = OptionSpecification(
    name: "pictures", valueName: "N",
    help: "pictures kept of each scene, or all; default 3, with --at all")
  static let recordMode = OptionSpecification(
    name: "record", valueName: "MODE",
    help: "all, missing, failed or never: which baselines are written")
}

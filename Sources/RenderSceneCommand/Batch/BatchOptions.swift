import Glibc
import SceneLoader

/// The flags of `batch`, read and checked.
struct BatchOptions: Sendable {
  /// The folder or manifest.
  var source: String
  /// The flags for every scene, as they were typed.
  var arguments: ParsedArguments
  /// Only variants whose names this describes; nil for all.
  var variantPattern: String?
  /// Only scenes whose names this finds; nil for all.
  var scenePattern: String?
  var limits: WorkerLimits
  var resumes: Bool
  var isDryRun: Bool
  var isJSON: Bool
  var isQuiet: Bool
  var isVerbose: Bool
  /// The folder for results, and for pictures with relative names.
  var folder: String

  static let standardFolder = "output"

  init(_ arguments: ParsedArguments) throws(CommandError) {
    guard let source = arguments.positional.first else {
      throw .usage(
        "no folder given; try 'render-scene batch Scenes', or give a manifest: batch Scenes.json.")
    }
    guard arguments.positional.count == 1 else {
      throw .usage(
        "batch takes one folder or manifest, not \(arguments.positional.count); "
          + "a manifest can name scenes of several folders.")
    }
    self.source = source
    self.arguments = arguments
    let values = arguments.values
    limits = try Self.limits(values)
    variantPattern = values["variant"]
    scenePattern = values["grep"]
    if let scenePattern { _ = try Self.expression(scenePattern) }
    resumes = arguments.has("resume")
    isDryRun = arguments.has("dry-run")
    isJSON = arguments.has("json")
    isQuiet = arguments.has("quiet")
    isVerbose = arguments.has("verbose")
    folder = values["out-dir"] ?? Self.standardFolder
    // Checks the flags before any file is looked at.
    _ = try EntryOptions(arguments)
  }

  /// A regular expression as `--grep` takes it.
  static func expression(_ text: String) throws(CommandError) -> Regex<AnyRegexOutput> {
    do {
      return try Regex(text)
    } catch {
      throw .usage("'\(text)' is no regular expression for --grep: \(error).")
    }
  }

  /// What workers may take, by the flags of commands with workers.
  static func limits(_ values: [String: String]) throws(CommandError) -> WorkerLimits {
    var limits = WorkerLimits(
      jobs: try JobCount.read(values["jobs"]) ?? JobCount.processors, timeout: 60, memory: nil,
      compileTimeout: 300)
    if let text = values["timeout"] { limits.timeout = try seconds(text, "timeout") }
    if let text = values["compile-timeout"] {
      limits.compileTimeout = try seconds(text, "compile-timeout")
    }
    if let text = values["memory"] {
      guard let number = Int(text), (64...1_048_576).contains(number) else {
        throw .usage(
          "'\(text)' is no limit of memory; give megabytes from 64 up, such as --memory 1024.")
      }
      limits.memory = number
    }
    return limits
  }

  private static func seconds(_ text: String, _ flag: String) throws(CommandError) -> Double {
    guard let seconds = CanvasOptions.positive(Substring(text)), seconds <= 1_000_000 else {
      throw .usage("'\(text)' is no limit for --\(flag); give seconds over 0 up to 1000000.")
    }
    return seconds
  }
}

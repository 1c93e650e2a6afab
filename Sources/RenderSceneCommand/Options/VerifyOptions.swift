import ImageDiff
import Regression
import SceneLoader

/// The flags of `verify`, read and checked.
struct VerifyOptions: Sendable {
  var baselines: BaselineOptions
  var comparison: ComparisonOptions
  var mode: RecordMode
  /// The folder for everything that is written.
  var folder: String
  var reporters: Set<ResultsReporter>
  var regJSON: String?
  /// Whether only scenes are verified that were not right the last time.
  var verifiesLastFailed: Bool
  var mostFailures: Int?
  /// Whether a scene whose views have moved is a failure within any limits.
  var failsOnLayout: Bool
  /// Pictures of frames that differ, of one scene; nil for all.
  var mostPictures: Int?
  /// Whether the report is one file.
  var isSingleFile: Bool
  /// The command line, for the report.
  var command: String

  static let standardFolder = "output/failures"
  private static let standardPictures = 120

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let values = arguments.values
    baselines = try BaselineOptions(arguments)
    var areas = arguments
    // Views are masked where their frames are known.
    areas.lists["ignore"] = nil
    comparison = try ComparisonOptions(areas)
    mode = try BaselineOptions.recordMode(values, standard: .never)
    folder = values["out-dir"] ?? Self.standardFolder
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    reporters = try ResultsReporter.read(values["reporter"])
    if baselines.isJSON { reporters = reporters.subtracting([.list]).union([.json]) }
    regJSON = values["regjson"]
    verifiesLastFailed = arguments.has("last-failed")
    if let text = values["max-failures"] {
      guard let number = Int(text), number > 0 else {
        throw .usage("'\(text)' is no count of failures to stop at; give 1 or more.")
      }
      mostFailures = number
    }
    failsOnLayout = arguments.has("fail-on-layout")
    mostPictures = Self.standardPictures
    if let text = values["max-pictures"] {
      guard text == "all" || Int(text).map({ $0 > 0 }) ?? false else {
        throw .usage("'\(text)' is no count of pictures; give 1 or more, or all.")
      }
      mostPictures = Int(text)
    }
    // Limits are about pixels, so that every frame that differs has to be looked at.
    if !comparison.isExact || !baselines.ignored.isEmpty { mostPictures = nil }
    isSingleFile = arguments.has("single-file")
    let flags = arguments.typed(CommandSpecification.verify.options)
    command = (["render-scene", "verify"] + arguments.positional + flags).map(ShellText.quoted)
      .joined(separator: " ")
  }
}

extension ComparisonOptions {
  /// Whether any difference is one too many.
  var isExact: Bool { comparer.limits == DiffLimits() }
}

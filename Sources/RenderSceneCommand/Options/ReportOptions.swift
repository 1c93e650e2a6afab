import SceneLoader

/// The flags of `report`, read and checked.
struct ReportOptions: Sendable {
  /// The results.
  var results: String
  var reporters: Set<ResultsReporter>
  /// The file of the one form that is written; nil for the usual place.
  var file: String?
  var isSingleFile: Bool
  var isQuiet: Bool

  /// Where results lie if nothing else is said.
  static let standardResults = "output/failures/results.json"

  init(_ arguments: ParsedArguments) throws(CommandError) {
    guard arguments.positional.count <= 1 else {
      throw .usage(
        "report takes one results.json; \(arguments.positional.count) paths were given.")
    }
    let path = arguments.positional.first ?? Self.standardResults
    results = FileSystem.kind(of: path) == .folder ? path + "/results.json" : path
    reporters =
      try arguments.values["reporter"].map { text throws(CommandError) in
        try ResultsReporter.read(text)
      } ?? [.html]
    isSingleFile = arguments.has("single-file")
    if isSingleFile, !reporters.contains(.html) {
      throw .usage("--single-file goes with --reporter html.")
    }
    file = arguments.values["out"]
    let files = reporters.filter(\.isFile)
    if file != nil, files.count != 1 {
      let names = files.map(\.rawValue).sorted().joined(separator: ", ")
      throw .usage(
        "-o names one file, and \(files.isEmpty ? "none is" : names + " are") to be written; give "
          + "one of html, junit and markdown.")
    }
    isQuiet = arguments.has("quiet")
  }
}

import Regression

/// The flags of `record`, read and checked.
struct RecordOptions: Sendable {
  var baselines: BaselineOptions
  var mode: RecordMode
  /// The flags that scenes are recorded with.
  var flags: [[String]]

  init(_ arguments: ParsedArguments) throws(CommandError) {
    baselines = try BaselineOptions(arguments)
    mode = try BaselineOptions.recordMode(arguments.values, standard: .all)
    flags = RecordedFlags.typed(arguments)
    // Checks the flags before any scene is looked at.
    let laid = RecordedFlags.arguments(flags, over: [:])
    _ = try EntryOptions(
      ParsedArguments(values: laid.values, lists: laid.lists, positional: ["scene"]))
  }
}

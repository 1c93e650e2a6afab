/// A command with its flags.
struct CommandSpecification: Sendable {
  /// The word that selects it.
  var name: String
  /// Further words that select it.
  var aliases: [String] = []
  /// What follows the flags in the usage line.
  var arguments: String
  /// One line of help.
  var summary: String
  /// What the help says after the summary.
  var discussion: String
  /// The flags.
  var options: [OptionSpecification]
  /// Does what the arguments ask for.
  var run: @Sendable @MainActor (ParsedArguments, Stopwatch) throws(CommandError) -> Void

  /// Whether a word selects this command.
  func isCalled(_ word: String) -> Bool { name == word || aliases.contains(word) }
}

extension CommandSpecification {
  /// How moments are written, for the help of commands that take them.
  static let listHelp = """
    LIST is moments separated by commas: 3.0 or 3s seconds, 250ms milliseconds, 180f the frame
    of that number at --fps; 50% a share of the scene, -0.5s and -1f before its end; @start,
    @settled where nothing moves any more, @end, or a cue, with an offset such as @end-1s; a..b:s
    is a range with its ends in steps of s, 1/fps without s, and a.. one up to the end. Cues are
    the lines that a scene prints, in lower case with hyphens ("Checked in!" is @checked-in), and
    @completion; #2 is the second of that name. A scene ends where it settles, or after 10 s
    where it never does, or where --duration says.
    """

  /// The commands there are.
  static let all = [
    still, render, batch, check, filmstrip, onion, player, trace, list, plan, work, merge, submit,
    record, verify, approve, diff, report, selfcheck, watch, doctor, clean, completion,
  ]

  /// The command that a word selects.
  static func named(_ word: String) -> CommandSpecification? { all.first { $0.isCalled(word) } }

  /// Commands that the design has and this version has not.
  static let planned: Set = [
    "curve", "explain", "lint", "describe", "cache", "init",
  ]
}

import VirtualTime

/// The instants of one scene that moments may refer to.
struct SceneTimes: Sendable {
  /// A named instant: a line that the scene printed, or the completion of an animation.
  struct Cue: Equatable, Sendable {
    var name: String
    var instant: VirtualInstant

    /// The name of every completion.
    static let completion = "completion"

    /// The name of a printed line: its letters and digits in lower case, other runs as one hyphen.
    static func name(ofLine line: String) -> String {
      line.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
  }

  /// Where the scene ends: its duration, where it settles, or ten seconds where it never does.
  var end: VirtualInstant
  /// Where the frames of a film end, from which frames are counted backwards; nil where that is the end.
  var framesEnd: VirtualInstant?
  /// From when on nothing moves; nil where something moves without an end.
  var settled: VirtualInstant?
  /// What never ends, each in a phrase.
  var endless: [String] = []
  /// In the order in which they happened.
  var cues: [Cue] = []
  /// The limit up to which the end was looked for.
  var settleLimit = VirtualInstant(seconds: 60)
  /// The scene's name, for messages.
  var scene = ""

  /// Where scenes end that never settle.
  static let endlessDuration = VirtualInstant(seconds: 10)

  /// The instant that a name stands for, counted from 1 where it happens several times.
  func instant(named name: Substring, number: Int) throws(CommandError) -> VirtualInstant {
    switch name {
    case "start": return .zero
    case "end": return end
    case "settled":
      if let settled { return settled }
      throw neverSettles
    default:
      let matching = cues.filter { $0.name == name }
      if matching.indices.contains(number - 1) { return matching[number - 1].instant }
      throw unknown(name, number: number, count: matching.count)
    }
  }

  /// Whether a name stands for an instant.
  func has(_ name: Substring) -> Bool {
    ["start", "end", "settled"].contains(name) || cues.contains { $0.name == name }
  }

  private var neverSettles: CommandError {
    CommandError(
      .timeout,
      "scene '\(scene)' does not settle within \(MomentText.seconds(settleLimit)) s of its time: "
        + "\(endlessText). Ask for a moment in seconds, set the end with --duration and use @end, "
        + "or look further with --settle-limit.")
  }

  /// What never ends, in words.
  var endlessText: String {
    let shown = endless.prefix(3).joined(separator: "; ")
    return endless.count > 3 ? "\(shown); and \(endless.count - 3) more" : shown
  }

  private func unknown(_ name: Substring, number: Int, count: Int) -> CommandError {
    if count > 0 {
      return .usage(
        "scene '\(scene)' reaches '@\(name)' \(count) times; "
          + "there is no '@\(name)#\(number)'.")
    }
    var known = ["@start", "@settled", "@end"]
    for cue in cues where !known.contains("@" + cue.name) { known.append("@" + cue.name) }
    return .usage(
      "scene '\(scene)' has no cue '@\(name)'; it has \(known.joined(separator: ", ")). "
        + "Cues are lines that a scene prints and completions of its animations.")
  }
}

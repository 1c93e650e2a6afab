import VirtualTime

/// Why frames or values could not be compared at all.
enum AssertionError: Error, CustomStringConvertible {
  /// A moment that no scene has.
  case moment(String)
  /// A limit out of its range.
  case limit(String)
  /// A canvas that cannot be drawn.
  case canvas(String)
  /// What never ends, and how far it was looked for.
  case neverSettles([String], VirtualInstant)
  /// Another scene runs in the process.
  case sceneRuns
  /// What the scene did wrong.
  case scene(String)
  /// A name that is taken, or that is no name of a file.
  case name(String)
  /// A file that cannot be read or written.
  case file(String)
  /// A variable of the environment that makes no sense.
  case environment(String)

  var description: String {
    switch self {
    case .moment(let text), .limit(let text), .canvas(let text), .scene(let text),
      .name(let text), .file(let text), .environment(let text):
      text
    case .neverSettles(let endless, let limit):
      "the view does not settle within \(limit.seconds) s: "
        + endless.prefix(3).joined(separator: "; ")
        + (endless.count > 3 ? "; and \(endless.count - 3) more" : "")
        + ". Ask for a moment in seconds instead, or look further with settleLimit."
    case .sceneRuns:
      "a scene is running already; assert from the test itself and not from the view's own code"
    }
  }
}

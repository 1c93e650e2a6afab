import SceneLoader

/// What pictures and films are written as.
enum OutputFormat: String, CaseIterable, Sendable {
  case png, apng, gif, webp, mp4, webm, mov, svg, pdf, rgba, y4m

  /// The ending of its files, without the dot.
  var fileExtension: String { rawValue }

  /// Whether one file holds all frames.
  var isFilm: Bool {
    switch self {
    case .apng, .gif, .webp, .mp4, .webm, .mov, .rgba, .y4m: true
    case .png, .svg, .pdf: false
    }
  }

  /// Whether a file holds shapes instead of pixels.
  var isVector: Bool { self == .svg || self == .pdf }

  /// Whether frames go through `ffmpeg`.
  var isVideo: Bool { self == .mp4 || self == .webm || self == .mov }

  /// Whether frames follow each other at one rate, so that one shown for longer stands several times.
  var hasConstantRate: Bool { isVideo || self == .y4m }

  /// Whether pixels may be transparent.
  var hasTransparency: Bool { self != .mp4 && self != .y4m }

  /// Whether a writer comes back to what it has written.
  var needsSeeking: Bool { isVideo || self == .apng || self == .webp }

  /// The formats by name, in words.
  private static func list(_ formats: [OutputFormat]) -> String {
    let names = formats.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
  }

  /// Reads a format by its name.
  static func named(
    _ text: String, among formats: [OutputFormat]
  ) throws(CommandError) -> OutputFormat {
    if let format = OutputFormat(rawValue: text.lowercased()) {
      if formats.contains(format) { return format }
      throw .usage(
        "--format \(text) is not for this command, which writes \(list(formats)); "
          + (format.isFilm ? "'render' makes films." : "'still' writes one picture as \(text)."))
    }
    let near = Suggestions.nearest(to: text, among: formats.map(\.rawValue))
    let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
    throw .usage("'\(text)' is no format;\(hint) give \(list(formats)).")
  }

  /// The format that a file's name ends with; nil where it ends with none.
  static func ending(_ name: String) -> OutputFormat? {
    let file = FileSystem.name(of: name)
    guard let dot = file.lastIndex(of: ".") else { return nil }
    return OutputFormat(rawValue: file[file.index(after: dot)...].lowercased())
  }

  /// The format that `--format` and the ending of a name ask for together.
  static func chosen(
    format: String?, name: String?, among formats: [OutputFormat]
  ) throws(CommandError) -> OutputFormat {
    let asked = try format.map { (text) throws(CommandError) in try named(text, among: formats) }
    guard let name, let ending = ending(name) else { return asked ?? .png }
    if let asked {
      // An APNG file is a PNG file, and often has its ending.
      guard asked == ending || asked == .apng && ending == .png else {
        throw .usage("'\(name)' ends as \(ending.rawValue), and --format says \(asked.rawValue).")
      }
      return asked
    }
    return try named(ending.rawValue, among: formats)
  }
}

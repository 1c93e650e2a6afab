/// A flag that a command understands.
struct OptionSpecification: Sendable {
  /// The long name without the hyphens.
  var name: String
  /// Further long names for the same.
  var aliases: [String] = []
  /// A one-letter name without the hyphen.
  var letter: Character?
  /// What the value stands for in the help, or `nil` for a switch.
  var valueName: String?
  /// One line of help.
  var help: String
}

/// A command with its flags.
struct CommandSpecification: Sendable {
  /// The word that selects it.
  var name: String
  /// What follows the flags in the usage line.
  var arguments: String
  /// One line of help.
  var summary: String
  /// What the help says after the summary.
  var discussion: String
  /// The flags.
  var options: [OptionSpecification]
}

extension OptionSpecification {
  static let help = OptionSpecification(name: "help", letter: "h", help: "show this help")
  static let json = OptionSpecification(
    name: "json", help: "print one JSON document instead of paths")
  static let quiet = OptionSpecification(
    name: "quiet", letter: "q", help: "print nothing but errors")
  static let verbose = OptionSpecification(
    name: "verbose", letter: "v", help: "say what is done and what is reused")
}

extension CommandSpecification {
  /// Renders stills; also what `render-scene SCENE` means.
  static let still = CommandSpecification(
    name: "still",
    arguments: "SCENE…",
    summary: "render stills of scenes at given moments",
    discussion: """
      SCENE is a name from 'render-scene list', the path of a .swift file, or the path of a folder
      whose .swift files make one scene. 'SCENE/PREVIEW' shows one of several previews.

      LIST is moments separated by commas: 3.0 or 3s seconds, 250ms milliseconds, 180f the frame
      of that number at --fps; a..b:s is a range with its ends in steps of s, 1/fps without s.

      TEMPLATE may use {scene} {time} {time:.3} {ms} {frame} {frame:04} {index} {fps} {width}
      {height} {scale} {digest:8} {ext}; width and height are in pixels. Times that agree in the
      decimals asked for get as many as tell them apart.
      """,
    options: [
      OptionSpecification(
        name: "at", valueName: "LIST", help: "moments to render; 0 if not given"),
      OptionSpecification(
        name: "fps", valueName: "RATE", help: "frames per second for 180f: 60 or 30000/1001"),
      OptionSpecification(
        name: "out", letter: "o", valueName: "TEMPLATE",
        help: "file to write; default output/{scene}@{time:.3}s.png"),
      OptionSpecification(
        name: "out-dir", valueName: "DIR", help: "folder to write to, instead of output"),
      OptionSpecification(
        name: "size", valueName: "WxH", help: "canvas in points, such as 402x874"),
      OptionSpecification(
        name: "scale", valueName: "N", help: "pixels per point; 3 if nothing else says so"),
      OptionSpecification(
        name: "device", valueName: "NAME", help: "canvas of a device, such as iphone-17"),
      OptionSpecification(
        name: "background", valueName: "COLOR",
        help: "#RRGGBB, #RRGGBBAA, white, black or none; default white"),
      OptionSpecification(name: "transparent", help: "the same as --background none"),
      OptionSpecification(
        name: "root", valueName: "NAME", help: "preview or view to show, where there are several"),
      OptionSpecification(
        name: "seed", valueName: "N", help: "seed of everything random in the scene; default 0"),
      OptionSpecification(
        name: "timeout", valueName: "SECONDS",
        help: "host time that a scene may take, compiling not counted; default 60"),
      OptionSpecification(
        name: "cache-dir", valueName: "DIR", help: "folder for compiled scenes"),
      OptionSpecification(name: "no-cache", help: "compile again and keep nothing"),
      OptionSpecification(name: "timings", help: "print where the time went, in milliseconds"),
      .json, .quiet, .verbose, .help,
    ])

  /// Lists scenes.
  static let list = CommandSpecification(
    name: "list",
    arguments: "[FOLDER]",
    summary: "list the scenes in Scenes, or in a folder",
    discussion: "Prints one name a line; several previews of one file are listed as file/preview.",
    options: [.json, .help])

  /// The commands there are.
  static let all = [still, list]

  /// Commands that the design has and this version has not.
  static let planned: Set = [
    "render", "filmstrip", "onion", "curve", "trace", "explain", "lint", "describe", "batch",
    "record", "verify", "approve", "update", "diff", "report", "plan", "work", "merge", "submit",
    "check", "player", "watch", "selfcheck", "doctor", "clean", "cache", "init", "completion",
  ]
}

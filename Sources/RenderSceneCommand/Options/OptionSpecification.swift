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
  /// Whether each of several counts.
  var isRepeatable = false
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

extension OptionSpecification {
  static let fps = OptionSpecification(
    name: "fps", valueName: "RATE", help: "frames per second for 180f: 60 or 30000/1001")

  /// What happens to a scene from outside, besides what its sidecar says.
  static let events = [
    OptionSpecification(
      name: "tap", valueName: "TARGET[@T]", isRepeatable: true,
      help: "tap a label, text, identifier or point x,y at T, else 0; repeatable"),
    OptionSpecification(
      name: "event", valueName: "T:KIND:TARGET", isRepeatable: true,
      help: "tap, drag, scroll, size, type …: 0.5:drag:9,9>99,9; repeatable"),
  ]

  /// What a scene is shown on and in.
  static let canvas = [
    OptionSpecification(
      name: "size", valueName: "WxH", help: "canvas in points, such as 402x874"),
    OptionSpecification(
      name: "scale", valueName: "N", help: "pixels per point; 3 if nothing else says so"),
    OptionSpecification(
      name: "device", valueName: "NAME", help: "canvas of a device, such as iphone-17"),
    OptionSpecification(
      name: "background", valueName: "COLOR",
      help: "#RRGGBB, #RRGGBBAA, white, black or none; default white, dark: black"),
    OptionSpecification(
      name: "color-scheme", valueName: "SCHEME",
      help: "light or dark, unless the scene says so itself; default light"),
    OptionSpecification(name: "transparent", help: "the same as --background none"),
    OptionSpecification(
      name: "root", valueName: "NAME", help: "preview or view to show, where there are several"),
    OptionSpecification(
      name: "seed", valueName: "N", help: "seed of everything random in the scene; default 0"),
  ]

  /// Where scenes end, and what they may take.
  static let limits = [
    OptionSpecification(
      name: "duration", valueName: "TIME", help: "where the scene ends, for %, -1f and @end"),
    OptionSpecification(
      name: "settle-limit", valueName: "TIME",
      help: "scene time after which it counts as endless; default 60s"),
    OptionSpecification(
      name: "timeout", valueName: "SECONDS",
      help: "host time that a scene may take, compiling not counted; default 60"),
    OptionSpecification(
      name: "cache-dir", valueName: "DIR", help: "folder for compiled scenes"),
    OptionSpecification(name: "no-cache", help: "compile again and keep nothing"),
    OptionSpecification(
      name: "strict", help: "refuse frames with what only resembles Apple's or is missing"),
  ]
}

extension CommandSpecification {
  /// How moments are written, for the help of commands that take them.
  private static let listHelp = """
    LIST is moments separated by commas: 3.0 or 3s seconds, 250ms milliseconds, 180f the frame
    of that number at --fps; 50% a share of the scene, -0.5s and -1f before its end; @start,
    @settled where nothing moves any more, @end, or a cue, with an offset such as @end-1s; a..b:s
    is a range with its ends in steps of s, 1/fps without s, and a.. one up to the end. Cues are
    the lines that a scene prints, in lower case with hyphens ("Checked in!" is @checked-in), and
    @completion; #2 is the second of that name. A scene ends where it settles, or after 10 s
    where it never does, or where --duration says.
    """

  /// Renders stills; also what `render-scene SCENE` means.
  static let still = CommandSpecification(
    name: "still",
    arguments: "SCENE…",
    summary: "render stills of scenes at given moments",
    discussion: """
      SCENE is a name from 'render-scene list', the path of a .swift file, or the path of a folder
      whose .swift files make one scene. 'SCENE/PREVIEW' shows one of several previews.

      \(listHelp)

      TEMPLATE may use {scene} {time} {time:.3} {ms} {frame} {frame:04} {index} {fps} {width}
      {height} {scale} {digest:8} {ext}; width and height are in pixels. Times that agree in the
      decimals asked for get as many as tell them apart.
      """,
    options: [
      OptionSpecification(
        name: "at", valueName: "LIST", help: "moments to render; 0 if not given"),
      .fps,
      OptionSpecification(
        name: "out", letter: "o", valueName: "TEMPLATE",
        help: "file to write; default output/{scene}@{time:.3}s.png"),
      OptionSpecification(
        name: "out-dir", valueName: "DIR", help: "folder to write to, instead of output"),
    ] + OptionSpecification.events + OptionSpecification.canvas + OptionSpecification.limits + [
      OptionSpecification(name: "timings", help: "print where the time went, in milliseconds"),
      .json, .quiet, .verbose, .help,
    ])

  /// Renders frames.
  static let render = CommandSpecification(
    name: "render",
    arguments: "SCENE…",
    summary: "render the frames of scenes as numbered pictures",
    discussion: """
      Writes a picture for each frame of a scene, from its start up to where it settles, or after
      10 s where it never does, or to --duration or --to. The end is no frame of the range: 7 s at
      60 frames a second are 420 pictures. Beside them go manifest.json, with each frame's time and
      the digest of its pixels, and frames.ffconcat, from which ffmpeg makes a film. A frame that
      is like the one before is not drawn again. Neither the range nor --jobs changes a byte of a
      frame.

      A moment is written as for 'still': 3.0, 250ms, 180f, 50%, -0.5s, @settled, @CUE+0.5s.
      FRAMES is a list of frames at --fps: 0,10-20,30..60:5.
      TEMPLATE is as for 'still'; #### and %04d stand for the frame's number too, and a name
      without any place for it gets _#### at its end.

        render-scene render ticket-notch
        render-scene render curve-race --fps 30 --from 1 --to @settled
      """,
    options: [
      .fps,
      OptionSpecification(
        name: "from", valueName: "MOMENT",
        help: "where the range begins; the scene's start if not given"),
      OptionSpecification(
        name: "to", valueName: "MOMENT", help: "where the range ends; the scene's end if not given"),
      OptionSpecification(
        name: "frames", valueName: "FRAMES", help: "frames by number, instead of --from and --to"),
      OptionSpecification(
        name: "every-nth-frame", valueName: "N", help: "render every nth frame of the range only"),
      OptionSpecification(
        name: "endpoint", valueName: "KIND",
        help: "exclusive or inclusive: whether the end is a frame; default exclusive"),
      OptionSpecification(
        name: "out", letter: "o", valueName: "TEMPLATE",
        help: "files to write; default output/{scene}/{scene}_{frame:04}.png"),
      OptionSpecification(
        name: "out-dir", valueName: "DIR", help: "folder to write to, instead of output"),
      OptionSpecification(
        name: "jobs", aliases: ["concurrency", "workers"], letter: "j", valueName: "N",
        help: "threads that draw and encode; default 2"),
    ] + OptionSpecification.events + OptionSpecification.canvas + OptionSpecification.limits + [
      OptionSpecification(name: "timings", help: "print where the time went, in milliseconds"),
      .json, .quiet, .verbose, .help,
    ])

  /// Tells what moves.
  static let trace = CommandSpecification(
    name: "trace",
    arguments: "SCENE",
    summary: "print the animated values of a scene, moment by moment",
    discussion: """
      Lists every attribute that is animated or changes in the scene at each moment: its view, what
      it is, what the tree says (model), what is drawn (presented), how fast that changes per
      second, the animation that runs, and where that was asked for; besides the texts, and the
      lines that the scene prints. Numbers are in the units of the source, colours 0 to 1 in sRGB.
      A table without --json or --csv.

      --all adds what never changes, and every view that is drawn: its frame, its opacity with
      those around it, label and hint, what a shape stores, and the boxes and colours of what it
      paints, counted from its corner.

      \(listHelp)

      FRAMES is a list of frames at --fps: 0,10-20,30..60:5.
      """,
    options: [
      OptionSpecification(
        name: "at", valueName: "LIST", help: "moments to trace; every frame if not given"),
      OptionSpecification(
        name: "frames", valueName: "FRAMES", help: "the same as frames, instead of --at"),
      .fps,
      OptionSpecification(
        name: "json", help: "print JSON lines: a header, then a line per moment or printed line"),
      OptionSpecification(
        name: "csv", help: "print comma-separated values, a line per number"),
      OptionSpecification(
        name: "all", help: "list also what never changes, and every view that is drawn"),
    ] + OptionSpecification.events + OptionSpecification.canvas + OptionSpecification.limits + [
      .quiet, .verbose, .help,
    ])

  /// Lists scenes.
  static let list = CommandSpecification(
    name: "list",
    arguments: "[FOLDER]",
    summary: "list the scenes in Scenes, or in a folder",
    discussion: "Prints one name a line; several previews of one file are listed as file/preview.",
    options: [.json, .help])

  /// The commands there are.
  static let all = [still, render, trace, list]

  /// Commands that the design has and this version has not.
  static let planned: Set = [
    "filmstrip", "onion", "curve", "explain", "lint", "describe", "batch",
    "record", "verify", "approve", "update", "diff", "report", "plan", "work", "merge", "submit",
    "check", "player", "watch", "selfcheck", "doctor", "clean", "cache", "init", "completion",
  ]
}

extension CommandSpecification {
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
    ],
    run: { (arguments, stopwatch) throws(CommandError) in
      try StillCommand.run(try StillOptions(arguments), stopwatch: stopwatch)
    })
}

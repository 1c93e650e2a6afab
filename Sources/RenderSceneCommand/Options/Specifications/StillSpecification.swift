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
      decimals asked for get as many as tell them apart. -o - writes one picture to standard output.

      svg and pdf hold shapes: paths, outlines of text, gradients, clips and masks; a blur, a shadow
      or another effect that only pixels have is embedded as a picture.

        render-scene ticket-notch --at 0,1,2.5
        render-scene still boarding-pass --at @settled -o pass.svg
        render-scene still curve-race --count 6 -o 'race_{index}.png'
      """,
    options: [
      OptionSpecification(
        name: "at", valueName: "LIST", help: "moments to render; 0 if not given"),
      OptionSpecification(
        name: "frames", valueName: "FRAMES", help: "the same as frames at --fps, instead of --at"),
      OptionSpecification(
        name: "count", valueName: "N", help: "so many moments at equal distances, instead of --at"),
      OptionSpecification(
        name: "from", valueName: "MOMENT", help: "where those of --count begin"),
      OptionSpecification(name: "to", valueName: "MOMENT", help: "where those of --count end"),
      .endpoint("inclusive"), .fps,
      OptionSpecification(
        name: "out", letter: "o", valueName: "TEMPLATE",
        help: "file to write; default output/{scene}@{time:.3}s.png"),
      OptionSpecification(
        name: "out-dir", valueName: "DIR", help: "folder to write to, instead of output"),
      OptionSpecification(
        name: "format", valueName: "FORMAT",
        help: "png, svg, pdf or rgba; else by the ending of --out"),
      .noOverwrite, .overwrite,
    ] + OptionSpecification.events + OptionSpecification.canvas + OptionSpecification.limits + [
      OptionSpecification(name: "timings", help: "print where the time went, in milliseconds"),
      .json, .quiet, .verbose, .help,
    ],
    run: { (arguments, stopwatch) throws(CommandError) in
      try StillCommand.run(try StillOptions(arguments), stopwatch: stopwatch)
    })
}

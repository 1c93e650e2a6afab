extension CommandSpecification {
  /// Draws a sheet of frames.
  static let filmstrip = CommandSpecification(
    name: "filmstrip",
    arguments: "SCENE",
    summary: "draw one sheet with frames in order, events and value curves",
    discussion: """
      Draws frames of a scene side by side, the time and the frame's number under each; beneath
      them a time axis with what happened from outside (dots), the lines that the scene printed
      (squares) and the animations that were complete (rings), and the curves of what is animated.
      A sheet may be .png, or .svg or .pdf with shapes and letters instead of pixels. It has 2
      pixels per point; the scene's own --scale changes digests, not the sheet.

      LIST is as for 'still': 3.0, 250ms, 180f, 50%, -0.5s, @settled, @CUE+0.5s, 0..3:0.5.
      NAMES are what 'trace' lists: a component (depth), a view's (Circle.x), a kind (opacity) or
      a view (Circle), with commas between; or all, or none.

        render-scene filmstrip ticket-notch
        render-scene filmstrip boarding-pass --at 1,1.1,1.2,1.3,1.5 --curves notch
        render-scene filmstrip curve-race --to 5 --count 6 --color-scheme dark -o race.png
      """,
    options: SheetOptionSpecifications.moments + [
      OptionSpecification(
        name: "columns", valueName: "N",
        help: "frames in a row; as many as look well together if not given"),
      OptionSpecification(
        name: "cell-width", valueName: "PT", help: "width of a frame on the sheet, in points"),
      OptionSpecification(
        name: "curves", valueName: "NAMES",
        help: "curves to draw, or all, or none; the most telling if not given"),
      SheetOptionSpecifications.crop,
      OptionSpecification(
        name: "title", valueName: "TEXT", help: "heading; the scene's name if not given"),
      OptionSpecification(
        name: "out", letter: "o", valueName: "FILE",
        help: "file to write: .png, .svg or .pdf; default output/{scene}.filmstrip.png"),
      SheetOptionSpecifications.folder, .noOverwrite, .overwrite,
    ] + OptionSpecification.events + OptionSpecification.canvas + OptionSpecification.limits + [
      OptionSpecification(
        name: "json", help: "print cells with digests, events and curves as JSON, not the path"),
      .quiet, .verbose, .help,
    ],
    run: { (arguments, stopwatch) throws(CommandError) in
      try FilmstripCommand.run(try FilmstripOptions(arguments), stopwatch: stopwatch)
    })
}

/// Flags that the commands with sheets share.
enum SheetOptionSpecifications {
  /// Which moments are shown.
  static let moments = [
    OptionSpecification(name: "at", valueName: "LIST", help: "moments to show"),
    OptionSpecification(
      name: "count", valueName: "N", help: "evenly spaced moments, instead of --at"),
    OptionSpecification(
      name: "from", valueName: "MOMENT",
      help: "where the sheet's time begins; the scene's start if not given"),
    OptionSpecification(
      name: "to", valueName: "MOMENT",
      help: "where the sheet's time ends; the scene's end if not given"),
    .endpoint("inclusive"),
    .fps,
  ]

  static let crop = OptionSpecification(
    name: "crop", valueName: "PART",
    help: "content (default: what is drawn), canvas, or x,y,width,height")

  static let folder = OptionSpecification(
    name: "out-dir", valueName: "DIR", help: "folder to write to, instead of output")
}

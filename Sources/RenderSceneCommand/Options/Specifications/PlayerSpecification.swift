extension CommandSpecification {
  /// Makes a page that plays a scene.
  static let player = CommandSpecification(
    name: "player",
    arguments: "SCENE",
    summary: "make one HTML page that plays a scene, with its curves and printed lines",
    discussion: """
      Writes one page with everything in it, which needs no network: the frames, a scrubber, play
      at a quarter to twice the speed, the value curves with a playhead, and what the scene printed
      and when. Keys: space plays, left and right step a frame (with shift ten), Home and End go to
      the ends, [ and ] change the speed, L repeats.

      Equal frames are stored once. Pages stay small with the usual 30 frames a second and 2 pixels
      per point; give --fps and --scale for others. The size is told at the end.
      NAMES are what 'trace' lists, as for 'filmstrip'.

        render-scene player ticket-notch
        render-scene player curve-race --to 5 --fps 60 --scale 1 -o race.html
      """,
    options: [
      OptionSpecification(
        name: "fps", valueName: "RATE", help: "frames per second, such as 60 or 24; default 30"),
      OptionSpecification(
        name: "from", valueName: "MOMENT", help: "where the page begins; the scene's start"),
      OptionSpecification(
        name: "to", valueName: "MOMENT", help: "where the page ends; the scene's end"),
      OptionSpecification(
        name: "curves", valueName: "NAMES",
        help: "curves to show, or all, or none; the most telling if not given"),
      OptionSpecification(
        name: "title", valueName: "TEXT", help: "heading; the scene's name if not given"),
      OptionSpecification(
        name: "out", letter: "o", valueName: "FILE",
        help: "file to write; default output/{scene}.player.html"),
      SheetOptionSpecifications.folder, .noOverwrite, .overwrite,
    ] + OptionSpecification.events + OptionSpecification.canvas + OptionSpecification.limits + [
      OptionSpecification(name: "json", help: "print what was written as JSON, not the path"),
      .quiet, .verbose, .help,
    ],
    run: { (arguments, stopwatch) throws(CommandError) in
      try PlayerCommand.run(try PlayerOptions(arguments), stopwatch: stopwatch)
    })
}

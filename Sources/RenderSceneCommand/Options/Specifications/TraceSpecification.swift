extension CommandSpecification {
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

        render-scene trace ticket-notch --at 3
        render-scene trace curve-race --frames 0-60 --csv > race.csv
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
    ],
    run: { (arguments, stopwatch) throws(CommandError) in
      try TraceCommand.run(try TraceOptions(arguments), stopwatch: stopwatch)
    })
}

extension CommandSpecification {
  /// Lays frames over each other.
  static let onion = CommandSpecification(
    name: "onion",
    arguments: "SCENE",
    summary: "draw frames over each other, the older the fainter",
    discussion: """
      Lays the frames of a scene over each other in one picture of its canvas: the last one in
      full, the others fainter the older they are. What is the same in most of them stays clear.
      --trail draws the way of a view's middle as well, with a dot and the time at each moment.

      LIST is as for 'still': 3.0, 250ms, 180f, 50%, -0.5s, @settled, @CUE+0.5s, 0..3:0.5.
      VIEW is a label, a text or an identifier as for --tap, or a type as 'trace' lists it.

        render-scene onion ticket-notch --at 1,3,5,7
        render-scene onion springy-lift --count 8 --trail Capsule
      """,
    options: SheetOptionSpecifications.moments + [
      OptionSpecification(
        name: "trail", valueName: "VIEW", help: "view whose way is drawn, as for --tap, or its type"
      ),
      OptionSpecification(
        name: "crop", valueName: "PART",
        help: "canvas (default), content (what is drawn), or x,y,width,height"),
      OptionSpecification(
        name: "out", letter: "o", valueName: "FILE",
        help: "file to write; default output/{scene}.onion.png"),
      SheetOptionSpecifications.folder, .noOverwrite, .overwrite,
    ] + OptionSpecification.events + OptionSpecification.canvas + OptionSpecification.limits + [
      OptionSpecification(
        name: "json", help: "print frames with digests and the trail as JSON, not the path"),
      .quiet, .verbose, .help,
    ],
    run: { (arguments, stopwatch) throws(CommandError) in
      try OnionCommand.run(try OnionOptions(arguments), stopwatch: stopwatch)
    })
}

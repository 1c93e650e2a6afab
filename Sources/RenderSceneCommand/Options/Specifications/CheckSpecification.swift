extension CommandSpecification {
  /// Tells which scenes can be shown.
  static let check = CommandSpecification(
    name: "check",
    arguments: "PATH…",
    summary: "compile and show every scene under a path, and say what is wrong",
    discussion: """
      Compiles each scene and draws it at its start, its middle and where it settles, or at 10 s
      where it has not (--settle-limit), in a process of its own; one that does not move by itself is
      tapped once, on the first view that takes touches. Says for each whether it compiles, renders,
      is blank, moves, crashes or is slow, and which names it wants that there are not, with their
      lines; at the end the totals and the most wanted names. Each file is a scene, except that a folder whose files need one another and have
      one root is one. Ends with 0 where every scene compiles, renders and shows something, with 65
      where one does not.

        render-scene check Scenes
        render-scene check ~/samples -j 4 --timeout 20 --json > check.json
      """,
    options: [
      .workers, .memory, .compileTimeout,
      OptionSpecification(
        name: "grep", aliases: ["filter"], valueName: "RE",
        help: "scenes whose paths the expression finds"),
      .fps,
    ] + OptionSpecification.events + OptionSpecification.canvas + OptionSpecification.limits + [
      .json, .quiet, .verbose, .help,
    ],
    run: { (arguments, _) throws(CommandError) in
      try CheckCommand.run(try CheckOptions(arguments))
    })
}

extension CommandSpecification {
  /// Renders stills again when their scenes are saved.
  static let watch = CommandSpecification(
    name: "watch",
    arguments: "SCENE…",
    summary: "render stills, and again whenever the files of their scenes are saved",
    discussion: """
      Renders the same pictures as 'still' with the same flags, and then again each time that a
      Swift file of the scene, its sidecar or one of its pictures is written, replaced or removed,
      whichever way the editor does that. Prints a line for each picture, with the time it took. A
      scene that does not compile or traps leaves the pictures as they are; what is wrong is printed,
      and the next change is waited for. Ctrl-C ends it.

        render-scene watch Views/Badge.swift --at 0,@settled
        render-scene watch ticket-notch --at 3.0 -o now.png
      """,
    options: still.options.filter {
      !["json", "timings", "overwrite", "no-overwrite"].contains($0.name)
    },
    run: { (arguments, stopwatch) throws(CommandError) in
      try WatchCommand.run(arguments, stopwatch: stopwatch)
    })
}

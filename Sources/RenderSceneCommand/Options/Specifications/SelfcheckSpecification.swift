extension CommandSpecification {
  /// Proves that frames depend on nothing but the scene.
  static let selfcheck = CommandSpecification(
    name: "selfcheck",
    arguments: "[SCENE…]",
    summary: "prove on this machine that frames depend on nothing but the scene",
    discussion: """
      Draws a few moments of each SCENE, or of some scenes of the package, again and again, in
      processes of their own: once more, backwards, each moment by itself in mixed order, with 2 and
      16 jobs, in another time zone, language, home, folder and environment and without any, with
      another umask, on one processor, without other fonts, as on a processor without fused
      multiply-add, and without pixman's SIMD code. Prints a line for each condition. Where a picture
      is another one, that names scene and moment with both digests, leaves both pictures in
      output/selfcheck, and ends with exit code 4.

        render-scene selfcheck
        render-scene selfcheck Views/Badge.swift --at 0,0.4,@settled --json
      """,
    options: [
      OptionSpecification(
        name: "quick", help: "fewer scenes, moments and conditions, several of them at once"),
      OptionSpecification(
        name: "at", valueName: "LIST", help: "moments to draw; default 0,25%,50%,@end"),
      .fps,
      OptionSpecification(
        name: "out-dir", valueName: "DIR",
        help: "folder for pictures that differ; default output/selfcheck"),
      OptionSpecification(
        name: "jobs", aliases: ["concurrency", "workers"], letter: "j", valueName: "N",
        help: "processes at once, or a share of the processors: 50%; default all"),
      .memory, .compileTimeout,
    ] + OptionSpecification.events + OptionSpecification.canvas + OptionSpecification.limits + [
      OptionSpecification(name: "json", help: "print one JSON document instead of lines"),
      .quiet, .verbose, .help,
    ],
    run: { (arguments, stopwatch) throws(CommandError) in
      try SelfcheckCommand.run(try SelfcheckOptions(arguments), stopwatch: stopwatch)
    })
}

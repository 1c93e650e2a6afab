extension CommandSpecification {
  /// Divides work among shards.
  static let plan = CommandSpecification(
    name: "plan",
    arguments: "[SCENE|FOLDER]…",
    summary: "divide the frames of scenes among the shards of a farm",
    discussion: """
      Writes a plan: which frames of which scenes each of n shards renders. Every scene is run once,
      without drawing, to learn where it ends. Shards get frames that follow one another, so many
      that all take about equally long; with --weights that is what results.json says of an earlier
      run, else every frame counts the same. A folder stands for every scene below it; without any,
      all scenes of the package are planned. Flags for the canvas and for events are kept in the
      plan, and the scenes' files are noted, so that no machine renders others.

        render-scene plan Scenes --shards 8
        render-scene plan Scenes --shards 8 --weights results.json -o plan.json
        render-scene plan ticket-notch --shards 4 --scale 2 --fps 30 -o -
      """,
    options: [
      OptionSpecification(
        name: "shards", letter: "n", valueName: "N", help: "into how many shards; must be given"),
      OptionSpecification(
        name: "weights", valueName: "FILE",
        help: "results.json of a batch or a merge, with what each scene has cost"),
      OptionSpecification(
        name: "out", letter: "o", valueName: "FILE",
        help: "the plan; default plan.json, - for standard output"),
      OptionSpecification(
        name: "jobs", aliases: ["concurrency", "workers"], letter: "j", valueName: "N",
        help: "scenes that are looked at at once; default one a processor"),
      .fps,
    ] + OptionSpecification.events + OptionSpecification.canvas + OptionSpecification.limits + [
      .quiet, .help,
    ],
    run: { (arguments, stopwatch) throws(CommandError) in
      try PlanCommand.run(try PlanOptions(arguments), stopwatch: stopwatch)
    })
}

extension CommandSpecification {
  /// Renders a shard of a plan.
  static let work = CommandSpecification(
    name: "work",
    arguments: "PLAN",
    summary: "render the frames that a plan gives to one shard",
    discussion: """
      Renders one shard of a plan into DIR/{scene}/{scene}_{frame:04}.png, with shard-i-of-n.json,
      which says what was written. All shards may write to one folder. Which shard it is say --shard
      or the environment: SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX, CI_NODE_INDEX,
      CIRCLE_NODE_INDEX or BUILDKITE_PARALLEL_JOB. Where neither does, all shards are rendered, one
      after another.

      Run it again after an interruption: frames that are there with the right pixels stay. Each
      piece of a scene has a process of its own; one that traps, or takes longer than --timeout
      allows, costs its own frames only, and the exit code tells of it in the end.

        render-scene work plan.json --shard 2/8 --out-dir frames
        render-scene work plan.json --out-dir frames --only ticket-notch:12-15,20
      """,
    options: [
      .shard,
      OptionSpecification(
        name: "out-dir", letter: "o", valueName: "DIR", help: "folder to write to; must be given"),
      OptionSpecification(
        name: "only", valueName: "SCENE:FRAMES", isRepeatable: true,
        help: "only these frames, such as ticket-notch:12-15,20; repeatable"),
      OptionSpecification(
        name: "jobs", aliases: ["concurrency", "workers"], letter: "j", valueName: "N",
        help: "threads that draw and encode; default 2"),
      OptionSpecification(
        name: "unit", valueName: "K", help: "only piece K of the plan; 'work' itself uses it"),
    ] + OptionSpecification.limits.filter { WorkOptions.hostNames.contains($0.name) } + [
      .quiet, .verbose, .help,
    ],
    run: { (arguments, stopwatch) throws(CommandError) in
      try WorkCommand.run(try WorkOptions(arguments), stopwatch: stopwatch)
    })
}

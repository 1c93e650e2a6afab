extension CommandSpecification {
  /// Hands a plan to a scheduler.
  static let submit = CommandSpecification(
    name: "submit",
    arguments: "PLAN",
    summary: "hand the shards of a plan to Slurm, GNU parallel, Kubernetes or GitHub",
    discussion: """
      Starts one job for each shard of a plan and one that merges them. slurm makes an array of jobs
      and a merge that depends on it; parallel runs the shards on this machine, or on others with
      PARALLEL='--sshloginfile hosts'; k8s is the manifest of an Indexed Job, and github a workflow
      with a matrix: these two are only printed. --print shows what would be run.

      Submit again to go on after a failure: frames that are there stay. Other settings of Slurm
      come from its own variables, such as SBATCH_PARTITION.

        render-scene submit plan.json --engine slurm --out-dir /shared/frames --at-once 20
        render-scene submit plan.json --engine parallel --print
        render-scene submit plan.json --engine k8s --image registry/partway --print
        render-scene submit plan.json --engine github --print > .github/workflows/frames.yml
      """,
    options: [
      OptionSpecification(
        name: "engine", valueName: "NAME", help: "slurm, parallel, k8s or github; must be given"),
      OptionSpecification(name: "print", help: "print the script or manifest and start nothing"),
      OptionSpecification(
        name: "out-dir", letter: "o", valueName: "DIR",
        help: "folder that all shards write to; default output/farm"),
      OptionSpecification(
        name: "at-once", valueName: "N", help: "how many shards run at once; default all"),
      OptionSpecification(
        name: "jobs", aliases: ["concurrency", "workers"], letter: "j", valueName: "N",
        help: "threads of each shard; default 2"),
      OptionSpecification(
        name: "image", valueName: "NAME", help: "container's image, for k8s and github"),
      OptionSpecification(
        name: "volume", valueName: "CLAIM",
        help: "claim of the volume with plan and frames, for k8s; default frames"),
      .help,
    ],
    run: { (arguments, _) throws(CommandError) in
      try SubmitCommand.run(try SubmitOptions(arguments))
    })
}

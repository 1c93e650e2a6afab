import SceneLoader

/// What a scheduler is told to render a plan.
struct Submission {
  let options: SubmitOptions

  /// The script, manifest or workflow.
  var text: String {
    switch options.engine {
    case .slurm: slurmScript
    case .parallel: parallelScript
    case .k8s: kubernetesManifest
    case .github: gitHubWorkflow
    }
  }

  var shards: Int { options.plan.shards }
  var atOnce: Int { min(options.atOnce ?? shards, shards) }
  /// The command on this machine and those that share its disks.
  var executable: String { Installation.current().executable }
  var planPath: String { FileSystem.absolute(options.planPath) }
  var folder: String { FileSystem.absolute(options.folder) }

  /// The arguments with which a shard is rendered.
  func work(plan: String, shard: String, folder: String) -> [String] {
    ["work", plan, "--shard", shard, "--out-dir", folder, "--jobs", "\(options.jobs)"]
  }

  /// The arguments with which the shards are merged.
  func merge(folder: String) -> [String] {
    ["merge", folder, "--out", folder + "/results.json"]
  }
}

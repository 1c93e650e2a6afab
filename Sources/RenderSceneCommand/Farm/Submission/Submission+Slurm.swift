extension Submission {
  /// A script that submits an array of jobs, and a merge that waits for all of them.
  var slurmScript: String {
    let logs = folder + "/logs"
    // A percent sign stands for the job's number and the like.
    let logPattern = logs.replacing("%", with: "%%")
    let array = [
      "sbatch", "--parsable", "--job-name=partway", "--array=1-\(shards)%\(atOnce)",
      "--cpus-per-task=\(options.jobs)", "--requeue", "--open-mode=append",
      "--output=\(logPattern)/shard-%a.log",
    ]
    let merge = [
      "sbatch", "--parsable", "--job-name=partway-merge", "--open-mode=append",
      "--kill-on-invalid-dep=yes", "--output=\(logPattern)/merge.log",
    ]
    // The task's number is put in by the shell, where nothing is quoted.
    let work = self.work(plan: planPath, shard: "SHARD", folder: folder)
      .map { $0 == "SHARD" ? "\"$SLURM_ARRAY_TASK_ID/\(shards)\"" : ShellText.quoted($0) }
    return """
      #!/bin/bash
      # Renders a plan in \(shards) shards, \(atOnce) at once, and merges them.
      set -eu
      mkdir -p \(ShellText.quoted(logs))
      work=$(\(ShellText.line(array)) <<'SCRIPT'
      #!/bin/bash
      exec \(ShellText.quoted(executable)) \(work.joined(separator: " "))
      SCRIPT
      )
      work=${work%%;*}
      merge=$(\(ShellText.line(merge)) --dependency="afterok:$work" <<'SCRIPT'
      #!/bin/bash
      exec \(ShellText.line([executable] + self.merge(folder: folder)))
      SCRIPT
      )
      echo "shards: job $work, merge: job ${merge%%;*}, logs:" \(ShellText.quoted(logs))

      """
  }
}

extension Submission {
  /// A script that runs the shards with GNU parallel, which keeps a log of what is done.
  var parallelScript: String {
    let log = folder + "/logs/parallel.log"
    let work = ShellText.line(
      [executable] + self.work(plan: planPath, shard: "{}/\(shards)", folder: folder))
    let numbers = (1...shards).map { "\($0)" }.joined(separator: " ")
    return """
      #!/bin/bash
      # Renders a plan in \(shards) shards, \(atOnce) at once, and merges them. Run it again to go on.
      set -eu
      mkdir -p \(ShellText.quoted(folder + "/logs"))
      parallel --joblog \(ShellText.quoted(log)) --resume --resume-failed --jobs \(atOnce) \\
        \(ShellText.quoted(work)) ::: \(numbers)
      \(ShellText.line([executable] + merge(folder: folder)))

      """
  }
}

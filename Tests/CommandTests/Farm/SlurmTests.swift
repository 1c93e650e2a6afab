import Foundation
import TestSupport
import Testing

@testable import RenderSceneCommand

/// A farm for real: a cluster of two nodes on this machine.
@Suite struct SlurmTests {
  /// Whether a cluster can be started here.
  private static var isUsable: Bool {
    getuid() == 0
      && ["sbatch", "slurmctld", "slurmd", "munged"].allSatisfy { SearchPath.find($0) != nil }
  }

  /// What a user does: submit, notice that a job died, look what is missing, submit again.
  private static let session = """
    set -u
    wait_for_jobs() { while [ -n "$(squeue -h)" ]; do sleep 0.3; done; }
    render-scene submit plan.json --engine slurm --out-dir farm --at-once 2 || exit 1
    # As soon as the second node has written something, its job is killed.
    killed=
    while [ -z "$killed" ] && [ -n "$(squeue -h)" ]; do
      for process in $(pgrep -f -- 'render-scene.* --unit'); do
        # It stands still while it is looked at, so that it cannot come to its end meanwhile.
        kill -STOP "$process" 2>/dev/null || continue
        environment=$(tr '\\0' '\\n' <"/proc/$process/environ" 2>/dev/null)
        shard=$(tr '\\0' '\\n' <"/proc/$process/cmdline" | sed -n '/--shard/{n;s|/|-of-|;p}')
        # The first pictures of the shard, by its place in the sequence.
        first=$((240 * (${shard%%-*} - 1)))
        parent=$(sed -n 's/^PPid:[[:space:]]*//p' "/proc/$process/status")
        if grep -qx "SLURM_CONF=$SLURM_CONF" <<<"$environment" \
          && grep -qx "SLURMD_NODENAME=n2" <<<"$environment" \
          && [ -f "$(printf 'farm/slide/slide_%04d.png' "$first")" ]; then
          kill -9 "$parent" "$process" && killed=$shard
          break
        fi
        kill -CONT "$process"
      done
      sleep 0.02
    done
    echo "killed $killed"
    wait_for_jobs
    render-scene merge farm -o first/results.json
    echo "merge $?"
    render-scene submit plan.json --engine slurm --out-dir farm || exit 1
    wait_for_jobs
    cat farm/logs/*.log
    """

  @Test(
    "Slurm: two nodes, one of them killed in the middle, resumed, merged: the bytes of one machine",
    .enabled(if: isUsable, "needs root, slurm-wlm and munge"))
  func aKilledNodeCostsNothingButTime() throws {
    let folder = try TemporaryFolder()
    try folder.write(FarmScene.slide(seconds: "16"), to: "Slide.swift")
    let canvas = ["--size", "402x874", "--scale", "3"]
    try FarmScene.run(["render", "Slide.swift", "--out-dir", "whole"] + canvas, in: folder)
    try FarmScene.run(["plan", "Slide.swift", "--shards", "4"] + canvas, in: folder)
    try folder.write(Self.session, to: "session")
    let path = BuiltCommand.buildFolder + ":" + (BuiltCommand.environment["PATH"] ?? "")
    let outcome = try BuiltCommand.run(
      executable: BuiltCommand.packageRoot + "/Tests/slurm-two-nodes",
      [folder.path + "/cluster", "240", "bash", "session"], in: folder.path,
      environment: BuiltCommand.environment.merging(["PATH": path]) { $1 })
    let text = outcome.output + outcome.errors
    try #require(outcome.status == 0, "\(text)")
    #expect(outcome.output.contains(/killed [1-4]-of-4/), "\(text)")
    // The merge that waited for all shards did not run; the one by hand says what is missing.
    #expect(outcome.output.contains("merge 6"), "\(text)")
    #expect(text.contains("frames are missing. To fill them:"), "\(text)")
    #expect(text.contains(/shard [1-4]\/4: 0 frames written, 240 were there already/), "\(text)")
    let whole = try FarmScene.contents(of: "whole/slide", in: folder)
    #expect(whole.count == 960 + 2)
    let merged = try FarmScene.contents(of: "farm/slide", in: folder) { !$0.hasPrefix(".") }
    #expect(merged == whole, "\(text)")
    let results = try folder.text("farm/results.json")
    #expect(results.contains("\"missing\": 0"))
  }

  @Test func whatIsSubmittedIsValid() throws {
    let folder = try TemporaryFolder()
    try folder.write(FarmScene.slide(), to: "Slide.swift")
    try FarmScene.run(["plan", "Slide.swift", "-n", "3"] + FarmScene.canvas, in: folder)
    func printed(_ flags: [String]) throws -> String {
      try FarmScene.run(
        ["submit", "plan.json", "--print", "--out-dir", "the frames"] + flags, in: folder,
        isCached: false
      ).output
    }
    let slurm = try printed(["--engine", "slurm", "--at-once", "2"])
    #expect(slurm.contains("--array=1-3%2"))
    #expect(slurm.contains("--dependency=\"afterok:$work\""))
    let parallel = try printed(["--engine", "parallel"])
    for (name, script) in [("slurm", slurm), ("parallel", parallel)] {
      let path = try folder.write(script, to: name)
      let check = try BuiltCommand.run(executable: "/bin/bash", ["-n", path])
      #expect(check.status == 0, "\(name): \(check.errors)")
      #expect(script.contains("the frames"))
    }
    let job = try printed(["--engine", "k8s", "--image", "partway:1", "--at-once", "9"])
    for words in [
      "completionMode: Indexed", "completions: 3\n", "parallelism: 3\n", "action: FailIndex",
      "values: [64, 65, 66, 70, 78]", "image: \"partway:1\"",
    ] {
      #expect(job.contains(words), "\(words): \(job)")
    }
    let workflow = try printed(["--engine", "github"])
    #expect(workflow.contains("shard: [1, 2, 3]"))
    #expect(workflow.contains("--shard ${{ matrix.shard }}/3"))
    let read = "import sys, yaml; yaml.safe_load(open(sys.argv[1]))"
    let hasReader = try BuiltCommand.run(executable: "/usr/bin/python3", ["-c", "import yaml"])
    if hasReader.status == 0 {
      for (name, text) in [("k8s.yml", job), ("github.yml", workflow)] {
        let path = try folder.write(text, to: name)
        let check = try BuiltCommand.run(executable: "/usr/bin/python3", ["-c", read, path])
        #expect(check.status == 0, "\(name): \(check.errors)")
      }
    } else {
      print("manifests are not parsed: python3-yaml is not installed")
    }
    for (flags, words) in [
      ([], "submit needs --engine"), (["--engine", "slrum"], "Did you mean slurm?"),
      (["--engine", "k8s"], "is only printed"), (["--engine", "k8s", "--print"], "needs --image"),
      (["--engine", "slurm", "--at-once", "0"], "no number of shards"),
    ] {
      let outcome = try FarmScene.run(
        ["submit", "plan.json"] + flags, in: folder, status: 64, isCached: false)
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
    let missing = try FarmScene.run(
      ["submit", "plan.json", "--engine", "slurm"], in: folder, status: 78, isCached: false,
      variables: ["PATH": "/nowhere"])
    #expect(missing.errors.contains("apt-get install slurm-wlm"))
  }

  @Test(
    "GNU parallel: shards side by side, again without doing anything twice",
    .enabled(if: SearchPath.find("parallel") != nil, "needs parallel"))
  func parallelRunsShards() throws {
    let folder = try TemporaryFolder()
    try folder.write(FarmScene.slide(), to: "Slide.swift")
    try FarmScene.run(
      ["render", "Slide.swift", "--out-dir", "whole"] + FarmScene.canvas, in: folder)
    try FarmScene.run(["plan", "Slide.swift", "-n", "3"] + FarmScene.canvas, in: folder)
    let submit = ["submit", "plan.json", "--engine", "parallel", "--out-dir", "the frames"]
    let variables = ["HOME": folder.path]
    try FarmScene.run(submit, in: folder, isCached: false, variables: variables)
    #expect(
      try FarmScene.contents(of: "the frames/slide", in: folder)
        == FarmScene.contents(of: "whole/slide", in: folder))
    let log = try folder.text("the frames/logs/parallel.log")
    #expect(log.split(separator: "\n").count == 4)
    let again = try FarmScene.run(submit, in: folder, isCached: false, variables: variables)
    #expect(!again.errors.contains("frames written"), "\(again.errors)")
  }
}

import TestSupport
import Testing

@testable import RenderSceneCommand

/// Which shard a process is: by the flag and by what schedulers say.
@Suite struct ShardTests {
  @Test func aShardIsWrittenAsItsNumberAndTheirs() throws {
    #expect(try Shard.parse("2/5") == Shard(index: 2, count: 5))
    for text in ["", "2", "0/5", "6/5", "-1/5", "2/0", "a/b", "2/5/1", " 2/5", "1/100001", "+1/2"] {
      #expect(throws: CommandError.self) { try Shard.parse(text) }
    }
  }

  private func shard(
    _ variables: [String: String], expected: Int? = nil
  ) throws -> Shard? {
    try ShardEnvironment(variables: variables).shard(expected: expected)
  }

  @Test func everySchedulerCountsInItsOwnWay() throws {
    let second = Shard(index: 2, count: 4)
    #expect(
      try shard(["SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_COUNT": "4"]) == second)
    #expect(
      try shard([
        "SLURM_ARRAY_TASK_ID": "15", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "10",
        "SLURM_ARRAY_TASK_STEP": "5",
      ]) == second)
    #expect(try shard(["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"]) == second)
    #expect(try shard(["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "4"]) == second)
    #expect(
      try shard(["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "4"]) == second)
    #expect(try shard(["JOB_COMPLETION_INDEX": "1"], expected: 4) == second)
    #expect(try shard([:]) == nil)
    // A total alone says nothing of this job.
    #expect(try shard(["CI_NODE_TOTAL": "1"]) == nil)
  }

  @Test func whatDoesNotFitIsRefused() {
    for (variables, expected, words) in [
      (["JOB_COMPLETION_INDEX": "1"], nil, "not of how many"),
      (["JOB_COMPLETION_INDEX": "4"], 4, "is none of 4 shards"),
      (["CI_NODE_INDEX": "2"], nil, "CI_NODE_TOTAL is not"),
      (["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"], nil, "counts from 1 to 4"),
      (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"], 4, "the plan has 4 shards"),
      (["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "3"], nil, "no whole number"),
      (["SLURM_ARRAY_TASK_ID": "3"], nil, "SLURM_ARRAY_TASK_COUNT"),
      (["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_STEP": "0"], 4, "in steps of 0"),
      (["SLURM_ARRAY_TASK_ID": "9", "SLURM_ARRAY_TASK_COUNT": "4"], nil, "none of 4 shards"),
      (
        [
          "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4", "SLURM_ARRAY_TASK_ID": "2",
          "SLURM_ARRAY_TASK_COUNT": "4",
        ], nil, "at odds with itself"
      ),
    ] as [([String: String], Int?, String)] {
      let error = #expect(throws: CommandError.self) {
        try ShardEnvironment(variables: variables).shard(expected: expected)
      }
      #expect(error?.exitCode == .usage)
      #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    }
  }

  @Test func numbersOfFramesReadAsTheyAreWritten() throws {
    #expect(FrameNumbers.text([0, 1, 2, 3, 7, 9, 10]) == "0-3,7,9,10")
    #expect(FrameNumbers.parse("0-3,7,9,10") == [0, 1, 2, 3, 7, 9, 10])
    for text in ["", "a", "3-1", "1-", "-1", "1--2", "1,,2", "0-2000000"] {
      #expect(FrameNumbers.parse(text) == nil, "\(text)")
    }
    var random = SplitMix64(seed: 3)
    for _ in 0..<200 {
      let numbers = Set(
        (0..<Int.random(in: 1...40, using: &random)).map { _ in
          Int64.random(in: 0...60, using: &random)
        }
      ).sorted()
      #expect(FrameNumbers.parse(FrameNumbers.text(numbers)) == numbers)
    }
  }
}

/// What schedulers say in the environment about the part of the work that is this process's.
///
/// Nothing is read from it unless a shard is asked for: a continuous integration that sets such
/// variables for reasons of its own must never get a part of a sequence for the whole.
struct ShardEnvironment {
  /// The environment's variables.
  let variables: [String: String]

  /// How one scheduler numbers its jobs.
  private struct Scheduler {
    var name: String
    /// The variable with this job's number; without it the scheduler is not there.
    var index: String
    /// The variable with the number of jobs; nil where the scheduler tells none.
    var count: String?
    /// The number of the first job.
    var first = 1
  }

  private static let schedulers = [
    Scheduler(name: "Kubernetes", index: "JOB_COMPLETION_INDEX", count: nil, first: 0),
    Scheduler(name: "GitLab", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL"),
    Scheduler(name: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
    Scheduler(
      name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT",
      first: 0),
  ]

  /// The variables that are looked at, for messages.
  static let variableNames = ["SLURM_ARRAY_TASK_ID"] + schedulers.map(\.index)

  /// This process's part, or nil where no scheduler says anything.
  ///
  /// - Parameter expected: How many parts there are, where that is known; the environment must
  ///   agree.
  /// - Returns: The part, or nil.
  /// - Throws: What the variables say that makes no sense.
  func shard(expected: Int? = nil) throws(CommandError) -> Shard? {
    var found: (shard: Shard, variable: String)?
    for (shard, variable) in try candidates(expected: expected) {
      if let found, found.shard != shard {
        throw .usage(
          "the environment is at odds with itself: \(found.variable) means shard \(found.shard), "
            + "\(variable) means \(shard); say which with --shard.")
      }
      if found == nil { found = (shard, variable) }
    }
    return found?.shard
  }

  private func candidates(
    expected: Int?
  ) throws(CommandError) -> [(shard: Shard, variable: String)] {
    var result: [(Shard, String)] = []
    if let shard = try slurm(expected: expected) { result.append((shard, "SLURM_ARRAY_TASK_ID")) }
    for scheduler in Self.schedulers {
      guard let index = try number(scheduler.index) else { continue }
      var count = expected
      if let name = scheduler.count {
        guard let total = try number(name) else {
          throw .usage(
            "\(scheduler.index) is set and \(name) is not, so that nobody knows how many shards "
              + "there are; set it, or give --shard i/n.")
        }
        try check(total, against: expected, variable: name)
        count = total
      }
      guard let count else {
        throw .usage(
          "\(scheduler.index) says which shard this is, and not of how many; "
            + "give --shard i/n.")
      }
      let position = index - scheduler.first + 1
      guard let shard = Shard(index: position, count: count) else {
        throw .usage(
          "\(scheduler.index)=\(index) is none of \(count) shards: \(scheduler.name) counts from "
            + "\(scheduler.first) to \(count - 1 + scheduler.first).")
      }
      result.append((shard, scheduler.index))
    }
    return result
  }

  /// Tasks of an array have the numbers MIN, MIN + STEP and so on.
  private func slurm(expected: Int?) throws(CommandError) -> Shard? {
    guard let task = try number("SLURM_ARRAY_TASK_ID") else { return nil }
    let least = try number("SLURM_ARRAY_TASK_MIN") ?? 1
    let step = try number("SLURM_ARRAY_TASK_STEP") ?? 1
    let total = try number("SLURM_ARRAY_TASK_COUNT")
    if let total { try check(total, against: expected, variable: "SLURM_ARRAY_TASK_COUNT") }
    guard let count = total ?? expected else {
      throw .usage(
        "SLURM_ARRAY_TASK_ID says which shard this is, and SLURM_ARRAY_TASK_COUNT, of how many, "
          + "is not set; give --shard i/n.")
    }
    guard step > 0, task >= least, (task - least) % step == 0,
      let shard = Shard(index: (task - least) / step + 1, count: count)
    else {
      throw .usage(
        "SLURM_ARRAY_TASK_ID=\(task) is none of \(count) shards from \(least) in steps of \(step); "
          + "give --shard i/n.")
    }
    return shard
  }

  private func check(
    _ total: Int, against expected: Int?, variable: String
  ) throws(CommandError) {
    guard let expected, total != expected else { return }
    throw .usage(
      "\(variable) is \(total), but the plan has \(expected) shards; start as many jobs as that, "
        + "or say which shard each of them does with --shard i/\(expected).")
  }

  private func number(_ name: String) throws(CommandError) -> Int? {
    guard let text = variables[name], !text.isEmpty else { return nil }
    guard let value = Shard.number(text) else {
      throw .usage("\(name) is '\(text)' and no whole number; give --shard i/n.")
    }
    return value
  }
}

extension Shard {
  /// The part that `--shard` means; nil where the flag was not given.
  static func option(
    _ text: String?, environment: [String: String]
  ) throws(CommandError) -> Shard? {
    guard let text else { return nil }
    guard ["auto", "env"].contains(text) else { return try parse(text) }
    if let shard = try ShardEnvironment(variables: environment).shard() { return shard }
    throw .usage(
      "--shard \(text) found no scheduler in the environment; it looks for "
        + "\(ShardEnvironment.variableNames.joined(separator: ", ")). Give --shard i/n.")
  }
}

extension OptionSpecification {
  static let shard = OptionSpecification(
    name: "shard", valueName: "i/n",
    help: "only part i of n; auto: as Slurm, k8s, GitLab, CircleCI or Buildkite say")
}

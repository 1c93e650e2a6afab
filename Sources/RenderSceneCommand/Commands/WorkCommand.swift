import Imaging
import SceneLoader

/// `render-scene work`: renders the frames that a plan gives to a shard.
///
/// Each unit is rendered by a process of its own, so that a scene that goes wrong costs its own
/// frames only. What is there already, with the right pixels, is not done again.
@MainActor struct WorkCommand {
  private let options: WorkOptions
  private let fingerprint: String
  private var codes: [ExitCode] = []

  static func run(_ options: WorkOptions, stopwatch: Stopwatch) throws(CommandError) {
    StopRequest.watch()
    if let unit = options.unit {
      return try WorkUnit(options: options, number: unit, stopwatch: stopwatch).run()
    }
    var command = WorkCommand(options: options, fingerprint: Fingerprint.current().digest)
    try command.run()
  }

  private init(options: WorkOptions, fingerprint: String) {
    self.options = options
    self.fingerprint = fingerprint
  }

  private mutating func run() throws(CommandError) {
    try keepPlan()
    for shard in options.shards { try work(on: shard) }
    let worst = ExitCode.worst(codes)
    guard worst == .success else {
      throw CommandError(
        worst,
        "\(codes.count) of the plan's units could not be rendered; the messages above say why. "
          + "The other frames are there.")
    }
  }

  /// Puts the plan beside the frames, so that `merge` can say how to fill holes.
  private func keepPlan() throws(CommandError) {
    let path = options.folder + "/" + FarmPlan.fileName
    let text = Array(options.plan.text.utf8)
    if let old = try? FileSystem.contents(of: path), old == text { return }
    try PictureFiles.write(text, to: path)
  }

  private mutating func work(on shard: Shard) throws(CommandError) {
    let plan = options.plan
    var written = 0
    var present = 0
    var journal = ShardJournal(
      shard, of: plan, in: options.folder, fingerprint: fingerprint)
    for (number, unit) in plan.units.enumerated() where unit.shard == shard.index {
      let scene = plan.scenes[unit.scene]
      guard let wanted = wanted(of: unit, scene: scene) else { continue }
      let missing = journal.missing(of: unit).filter { wanted.contains($0) }
      present += wanted.count - missing.count
      if missing.isEmpty { continue }
      let outcome = try OwnProcess.run(
        [arguments(shard: shard, unit: number, scene: scene, frames: missing)], limit: 1)[0]
      // The process has gone on with the record.
      journal = ShardJournal(shard, of: plan, in: options.folder, fingerprint: fingerprint)
      if outcome.status == 0 {
        written += missing.count
        continue
      }
      let code = ExitCode(rawValue: outcome.status) ?? .badData
      journal.fail(
        scene: unit.scene,
        ShardRecord.Failure(exitCode: Int(outcome.status), message: outcome.lastLine))
      try journal.save()
      codes.append(code)
      // The next scene would find the disk no emptier.
      if [.cannotCreate, .writeFailed, .interrupted, .terminated].contains(code) { break }
    }
    // Also where there was nothing to do: a record says that the shard was worked on.
    try journal.save()
    guard !options.isQuiet else { return }
    StandardStreams.error(
      "shard \(shard): \(written) frames written, \(present) were there already\n")
    StandardStreams.output(options.folder + "/" + ShardRecord.fileName(shard) + "\n")
  }

  /// The frames of a unit that are asked for; nil where none are.
  private func wanted(of unit: FarmPlan.Unit, scene: FarmPlan.Scene) -> Set<Int64>? {
    if options.only.isEmpty { return Set(unit.frames) }
    let named = options.only.filter { $0.scene == scene.scene && $0.variant == scene.variant }
      .flatMap(\.frames)
    let wanted = Set(named).intersection(unit.frames)
    return wanted.isEmpty ? nil : wanted
  }

  private func arguments(
    shard: Shard, unit: Int, scene: FarmPlan.Scene, frames: [Int64]
  ) -> [String] {
    ["work", "--shard", shard.description, "--out-dir", options.folder, "--unit", "\(unit)"]
      + ["--only", "\(scene.folder):\(FrameNumbers.text(frames))", "--jobs", "\(options.jobs)"]
      + options.hostFlags + (options.isQuiet ? ["--quiet"] : [])
      + (options.isVerbose ? ["--verbose"] : []) + ["--", options.planPath]
  }
}

extension FarmPlan {
  /// The name of the plan's copy beside the frames.
  static let fileName = "plan.json"
}

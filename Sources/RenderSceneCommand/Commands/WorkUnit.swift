import CVirtualTime
import DrawingModel
import Glibc
import Imaging
import SceneLoader
import VirtualTime

/// Frames of one scene that one shard renders, in a process of their own.
@MainActor struct WorkUnit {
  private let options: WorkOptions
  private let number: Int
  private let stopwatch: Stopwatch

  init(options: WorkOptions, number: Int, stopwatch: Stopwatch) {
    self.options = options
    self.number = number
    self.stopwatch = stopwatch
  }

  /// Renders the frames and notes them in the shard's record.
  func run() throws(CommandError) {
    let begin = pw_host_monotonic_ns()
    let plan = options.plan
    let unit = plan.units[number]
    let planned = plan.scenes[unit.scene]
    let numbers = options.only[0].frames
    let scene = try PlannedScene(
      planned, of: plan, flags: options.hostFlags + quietness, stopwatch: stopwatch)
    let rate = scene.runner.options.rate
    let moments = numbers.map { VirtualInstant(ticks: rate.ticks(frames: UInt128($0)) ?? .max) }
    let console = ConsoleRedirection()
    SceneGuard.installTrapHandler()
    var journal = ShardJournal(
      options.shards[0], of: plan, in: options.folder, fingerprint: Fingerprint.current().digest)
    journal.forget(numbers, scene: unit.scene)
    SceneGuard.begin(scene: planned.folder, timeout: scene.runner.options.timeout)
    let loaded = try scene.load()
    let writer = FrameWriter(jobs: options.jobs)
    /// The picture that was drawn last, and the frames that it is.
    var current: (frame: FrameProducer.Frame, numbers: [Int64])?
    func writeCurrent() throws(CommandError) {
      guard let (frame, numbers) = current else { return }
      current = nil
      let files = numbers.map { planned.folder + "/" + planned.fileName($0) }
      try writer.write(frame.pixmap, to: files.map { options.folder + "/" + $0 })
      for (number, file) in zip(numbers, files) {
        let instant = rate.ticks(frames: UInt128(number)).map { VirtualInstant(ticks: $0) }
        journal.add(
          ShardRecord.Frame(
            frame: number, time: MomentText.fraction(instant ?? .zero), file: file,
            digest: frame.digest.description, shown: rate.shown(from: number, to: number + 1)),
          scene: unit.scene, size: (frame.pixmap.width, frame.pixmap.height),
          scale: frame.list.scale)
      }
      try journal.saveSometimes()
    }
    do throws(CommandError) {
      try FrameProducer(runner: scene.runner).run(
        loaded, name: planned.folder, moments: moments
      ) { (frame) throws(CommandError) in
        try StopRequest.check()
        if !frame.isRepeated {
          try writeCurrent()
          current = (frame, [])
        }
        current?.numbers.append(numbers[frame.index])
      }
      SceneGuard.end()
      try writeCurrent()
      try writer.finish()
    } catch {
      // What is finished is kept in the record; the first reason is the one to tell.
      SceneGuard.end()
      try? writer.finish()
      try? journal.save()
      console.end()
      throw error
    }
    console.end()
    let seconds = Double(pw_host_monotonic_ns() - begin) / 1e9
    journal.finish(
      scene: unit.scene, seconds: (seconds * 1000).rounded() / 1000,
      peakMegabytes: Self.peakMegabytes)
    try journal.save()
  }

  private var quietness: [String] {
    (options.isQuiet ? ["--quiet"] : []) + (options.isVerbose ? ["--verbose"] : [])
  }

  /// The most memory that this process had in use.
  private static var peakMegabytes: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return (usage.ru_maxrss + 1023) / 1024
  }
}

import FrameRenderer
import SceneLoader
import SwiftUI
import VirtualTime

/// Shows one scene at its start, middle and settled moment in a worker process.
@MainActor struct CheckWork {
  private let job: WorkerJob
  private let channel: WorkerChannel
  private let stopwatch: Stopwatch

  /// When the tap comes that a scene gets which does not move by itself.
  private static let tapTime = VirtualInstant(seconds: 0.1)

  init(_ job: WorkerJob, channel: WorkerChannel, stopwatch: Stopwatch) {
    self.job = job
    self.channel = channel
    self.stopwatch = stopwatch
  }

  func run() throws(CommandError) {
    let runner = SceneRunner(options: try SceneOptions(job.arguments), stopwatch: stopwatch)
    let loaded = try WorkerScene(job, channel: channel).load(runner)
    var shown = try show(loaded, from: .zero, runner)
    if !shown.hasMoved, let point = try touchablePoint(in: loaded, runner) {
      var tapped = loaded
      tapped.script.events.append(SceneEvent(at: Self.tapTime, .tap(.point(point), count: 1)))
      let after = try show(tapped, from: Self.tapTime, runner)
      shown = (shown.isBlank && after.isBlank, after.hasMoved)
    }
    var message = WorkerMessage(.finished)
    message.isBlank = shown.isBlank
    message.hasMoved = shown.hasMoved
    channel.send(message)
  }

  /// Draws the start, the middle of what comes after an instant, and the settled moment.
  private func show(
    _ scene: SceneRunner.LoadedScene, from instant: VirtualInstant, _ runner: SceneRunner
  ) throws(CommandError) -> (isBlank: Bool, hasMoved: Bool) {
    let end = try runner.survey(scene, name: job.scene).end
    let middle = VirtualInstant(ticks: (instant.ticks + max(instant, end).ticks) / 2)
    var moments: [VirtualInstant] = [.zero]
    for moment in [middle, end] where moment > moments[moments.count - 1] {
      moments.append(moment)
    }
    let blanks = BlankPictures()
    var isBlank = true
    var hasMoved = false
    try FrameProducer(runner: runner).run(scene, name: job.scene, moments: moments) { frame in
      if isBlank, !frame.isRepeated { isBlank = blanks.isBlank(frame.list, frame.pixmap) }
      if frame.index > 0, !frame.isRepeated { hasMoved = true }
    }
    return (isBlank, hasMoved)
  }

  /// Where the first view is that takes touches.
  private func touchablePoint(
    in scene: SceneRunner.LoadedScene, _ runner: SceneRunner
  ) throws(CommandError) -> CGPoint? {
    let session = try runner.begin(scene, name: job.scene)
    defer { session.end() }
    return try runner.advance(scene: job.scene, to: "its first appearance") {
      _ = try session.frame(at: .zero)
      return session.firstTouchablePoint
    }
  }
}

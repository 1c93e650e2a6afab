import FrameRenderer
import Imaging
import VirtualTime

/// Draws the moments of a proof in a worker process, and writes their pictures.
@MainActor struct ProofWork {
  private let job: WorkerJob
  private let channel: WorkerChannel
  private let stopwatch: Stopwatch

  init(_ job: WorkerJob, channel: WorkerChannel, stopwatch: Stopwatch) {
    self.job = job
    self.channel = channel
    self.stopwatch = stopwatch
  }

  func run() throws(CommandError) {
    guard let proof = job.proof else {
      throw CommandError(.internalError, "a worker has no moments to prove.")
    }
    try proof.host.apply()
    let runner = SceneRunner(options: try SceneOptions(job.arguments), stopwatch: stopwatch)
    let loaded = try WorkerScene(job, channel: channel).load(runner)
    var instants: [VirtualInstant] = []
    for text in proof.moments {
      guard let instant = MomentText.instant(ofFraction: text) else {
        throw CommandError(.internalError, "'\(text)' is no moment of a proof.")
      }
      instants.append(instant)
    }
    let writer = FrameWriter(jobs: proof.jobs)
    var frames: [WorkerJob.KnownFrame] = []
    for places in proof.runs {
      // Nothing of a run before is used again.
      let producer = FrameProducer(runner: runner, isTelling: false)
      try producer.run(loaded, name: job.scene, moments: places.map { instants[$0] }) {
        (frame) throws(CommandError) in
        let place = places[frame.index]
        try writer.write(frame.pixmap, to: [proof.paths[place]])
        frames.append(
          WorkerJob.KnownFrame(
            frame: Int64(place), time: proof.moments[place], file: proof.paths[place],
            digest: frame.digest.description))
      }
    }
    try writer.finish()
    for frame in frames {
      var message = WorkerMessage(.frame)
      message.frame = frame
      channel.send(message)
    }
    var message = WorkerMessage(.finished)
    message.mathematics = LibraryMathematics.digest
    channel.send(message)
  }
}

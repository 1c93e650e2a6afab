import FrameRenderer
import ImageDiff
import Imaging
import Regression
import SceneLoader
import SwiftUI
import VirtualTime

/// Draws frames of the past again from files that were kept, in a worker process.
///
/// A picture is written only where its digest is the one that was recorded: then it is that very picture.
@MainActor struct RebuildWork {
  private let job: WorkerJob
  private let request: CaptureRequest
  private let channel: WorkerChannel
  private let stopwatch: Stopwatch

  init(
    _ job: WorkerJob, _ request: CaptureRequest, channel: WorkerChannel, stopwatch: Stopwatch
  ) {
    (self.job, self.request) = (job, request)
    (self.channel, self.stopwatch) = (channel, stopwatch)
  }

  func run() throws(CommandError) {
    let options = try SceneOptions(job.arguments)
    let runner = SceneRunner(options: options, stopwatch: stopwatch)
    var loaded = try WorkerScene(job, channel: channel).load(runner)
    if let folder = request.assetFolder {
      loaded.assets = AssetPlace(folder: folder, isWhole: loaded.assets.isWhole)
    }
    var producer = FrameProducer(runner: runner)
    producer.isTelling = false
    producer.masks = try SceneMask.read(request.ignored)
    producer.passedOver = try SceneMask.read(request.passedOver)
    let wanted = request.past.compactMap { frame in
      VirtualInstant(fraction: frame.time).map { (instant: $0, frame: frame) }
    }
    let encoder = PNGEncoder()
    var findings = CaptureFindings(count: wanted.count, isEqual: true)
    try producer.run(loaded, name: job.scene, moments: wanted.map(\.instant)) {
      (picture) throws(CommandError) in
      let past = wanted[picture.index].frame
      guard picture.digest.description == past.digest else {
        findings.isEqual = false
        return
      }
      try PictureFiles.write(picture.pixmap, to: [past.path], with: encoder)
      findings.pictures[past.number] = past.path
      findings.cover(picture, number: past.number)
    }
    var message = WorkerMessage(.finished)
    message.capture = findings
    channel.send(message)
  }
}

import CairoRaster
import DrawingModel
import FrameRenderer
import Imaging
import SceneLoader
import SwiftUI
import VirtualTime

/// Renders the pictures of one scene in a worker process.
@MainActor struct BatchWork {
  private let job: WorkerJob
  private let channel: WorkerChannel
  private let stopwatch: Stopwatch

  init(_ job: WorkerJob, channel: WorkerChannel, stopwatch: Stopwatch) {
    self.job = job
    self.channel = channel
    self.stopwatch = stopwatch
  }

  func run() throws(CommandError) {
    let written = WrittenFiles(job.known.map { ($0.file, $0.digest) })
    if job.isComplete, !job.known.isEmpty, job.known.allSatisfy({ written.has($0.file, $0.digest) })
    {
      for frame in job.known { send(frame, isKept: true) }
      return channel.send(WorkerMessage(.finished))
    }
    let options = try EntryOptions(job.arguments)
    let runner = SceneRunner(options: options.scene, stopwatch: stopwatch)
    let loaded = try WorkerScene(job, channel: channel).load(runner)
    let blanks = BlankPictures()
    var times: SceneTimes?
    let duration = options.scene.duration ?? loaded.script.duration
    let (frames, film) = try options.frames(scene: job.scene, duration: duration) {
      () throws(CommandError) in
      if let times { return times }
      let found = try runner.survey(loaded, name: job.scene)
      times = found
      return found
    }
    let isBlank = try render(frames, film, of: loaded, options: options, runner, written, blanks)
    var message = WorkerMessage(.finished)
    message.isBlank = isBlank
    if isBlank {
      message.isBlank = try isBlankElsewhere(
        loaded, frames: frames, times: times, runner, blanks)
    }
    channel.send(message)
  }

  /// Writes the frames, and says whether there is nothing on any of them.
  private func render(
    _ frames: [FrameRange.Frame], _ film: FramePlan?, of loaded: SceneRunner.LoadedScene,
    options: EntryOptions,
    _ runner: SceneRunner, _ written: WrittenFiles, _ blanks: BlankPictures
  ) throws(CommandError) -> Bool {
    let template = try options.template(
      lastFrame: film?.last ?? 0, hasVariant: job.variant != nil)
    // Time only moves forward, whatever the order of the list.
    let order = frames.indices.sorted { frames[$0].instant < frames[$1].instant }
    let decimals = MomentText.distinguishingDecimals(
      frames.map(\.instant), least: template.leastDecimals ?? 0)
    let name = job.scene + (job.variant.map { "~" + $0 } ?? "")
    var sequence = WrittenSequence(
      scene: name, source: Installation.current().pathFromRoot(FileSystem.absolute(job.source)),
      rate: film?.rate ?? options.scene.rate, formula: film?.formula ?? "")
    if case .sequence(let options) = options.selection { sequence.timeline = options.timeline }
    var paths: Set<String> = []
    var isBlank = true
    // What is equal from frame to frame is compressed once.
    let encoder = PNGEncoder()
    let outcome = try FrameProducer(runner: runner).run(
      loaded, name: job.scene, moments: order.map { frames[$0].instant }
    ) { (picture) throws(CommandError) in
      let index = order[picture.index]
      let frame = frames[index]
      if isBlank, !picture.isRepeated { isBlank = blanks.isBlank(picture.list, picture.pixmap) }
      let digest = picture.digest.description
      let path = options.path(
        forName: template.name(
          NameTemplate.Values(
            scene: job.scene, moment: frame.instant, decimals: decimals[index], index: index,
            frame: frame.number, rate: options.scene.rate, widthInPixels: picture.pixmap.width,
            heightInPixels: picture.pixmap.height, scale: picture.list.scale, digest: digest,
            variant: job.variant, folder: job.folder)))
      guard paths.insert(path).inserted else {
        throw .usage(
          "two pictures of scene '\(name)' would be written to '\(path)'; "
            + "add {time} or {frame} to --out.")
      }
      let isKept = written.has(path, digest)
      if !isKept { try PictureFiles.write(picture.pixmap, to: [path], with: encoder) }
      let known = WorkerJob.KnownFrame(
        frame: frame.number, time: MomentText.fraction(frame.instant), file: path, digest: digest)
      send(known, isKept: isKept)
      sequence.size = (picture.pixmap.width, picture.pixmap.height)
      sequence.scale = picture.list.scale
      let length = film?.duration(ofFrame: index) ?? .zero
      sequence.frames.append(
        WrittenSequence.Frame(
          number: frame.number, instant: frame.instant, output: frame.output, path: path,
          digest: digest, seconds: MomentText.seconds(length)))
    }
    sequence.drawn = outcome.drawn
    if film != nil {
      try sequence.writeCompanions()
    }
    return isBlank
  }

  /// Whether there is nothing either at the scene's start, middle and end: one that fades in is no blank scene.
  private func isBlankElsewhere(
    _ loaded: SceneRunner.LoadedScene, frames: [FrameRange.Frame], times: SceneTimes?,
    _ runner: SceneRunner, _ blanks: BlankPictures
  ) throws(CommandError) -> Bool {
    let end = if let times { times.end } else { try runner.survey(loaded, name: job.scene).end }
    let moments = [.zero, VirtualInstant(ticks: end.ticks / 2), end].filter { moment in
      !frames.contains { $0.instant == moment }
    }
    var isBlank = true
    var unique: [VirtualInstant] = []
    for moment in moments where !unique.contains(moment) { unique.append(moment) }
    try FrameProducer(runner: runner).run(loaded, name: job.scene, moments: unique) { picture in
      if isBlank, !picture.isRepeated { isBlank = blanks.isBlank(picture.list, picture.pixmap) }
    }
    return isBlank
  }

  private func send(_ frame: WorkerJob.KnownFrame, isKept: Bool) {
    var message = WorkerMessage(.frame)
    message.frame = frame
    message.isKept = isKept
    channel.send(message)
  }
}

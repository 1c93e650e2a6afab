import CVirtualTime
import FrameRenderer
import Imaging
import Regression
import SceneLoader
import SwiftUI
import VirtualTime

/// The frames of a scene that a baseline is about, and how they are drawn.
@MainActor struct CaptureFrames {
  let runner: SceneRunner
  let loaded: SceneRunner.LoadedScene
  /// The scene's name in messages.
  let name: String
  let frames: [(number: Int64, instant: VirtualInstant)]
  let rate: String
  private let masks: [SceneMask]
  private let passedOver: [SceneMask]

  /// Works out the frames that flags ask for: in order of time, each once.
  init(
    _ job: WorkerJob, channel: WorkerChannel, stopwatch: Stopwatch, _ request: CaptureRequest
  ) throws(CommandError) {
    let options = try EntryOptions(job.arguments)
    runner = SceneRunner(options: options.scene, stopwatch: stopwatch)
    loaded = try WorkerScene(job, channel: channel).load(runner)
    name = job.scene
    rate = options.scene.rate.fraction
    masks = try SceneMask.read(request.ignored)
    passedOver = try SceneMask.read(request.passedOver)
    let (runner, loaded) = (runner, loaded)
    let duration = options.scene.duration ?? loaded.script.duration
    var times: SceneTimes?
    let found = try options.frames(scene: job.scene, duration: duration) {
      () throws(CommandError) in
      if let times { return times }
      let found = try runner.survey(loaded, name: job.scene)
      times = found
      return found
    }
    if found.film == nil {
      // Moments have no numbers of their own.
      let instants = Set(found.frames.map(\.instant)).sorted()
      frames = instants.enumerated().map { (Int64($0.offset), $0.element) }
    } else {
      frames = found.frames.map { ($0.number, $0.instant) }
    }
  }

  /// Runs the scene and gives each frame with its number.
  @discardableResult
  func run(
    traced: ((_ number: Int64, TracedMoment) -> Void)? = nil,
    _ body: (_ number: Int64, FrameProducer.Frame) throws(CommandError) -> Void
  ) throws(CommandError) -> FrameProducer.Outcome {
    var producer = FrameProducer(runner: runner)
    producer.isTelling = false
    producer.masks = masks
    producer.passedOver = passedOver
    let frames = frames
    if let traced { producer.traced = { traced(frames[$0].number, $1) } }
    return try producer.run(loaded, name: name, moments: frames.map(\.instant)) {
      (frame) throws(CommandError) in
      try body(frames[frame.index].number, frame)
    }
  }

  /// Of so many frames those whose pictures are kept: spread evenly, the first and the last among them.
  nonisolated static func kept(_ count: Int?, of frames: Int) -> [Int] {
    guard let count, count < frames else { return Array(0..<frames) }
    guard count > 1 else { return Array(0..<min(count, frames)) }
    return (0..<count).map { ($0 * (frames - 1) + (count - 1) / 2) / (count - 1) }
  }

  /// The moments of all frames as they are written in names.
  func momentNames() -> [String] {
    let instants = frames.map(\.instant)
    let decimals = MomentText.distinguishingDecimals(instants, least: 3)
    return zip(instants, decimals).map { MomentText.seconds($0, decimals: $1) }
  }

  /// What happened on the way, in order.
  func events(_ outcome: FrameProducer.Outcome) -> [CaptureFindings.Event] {
    let last = frames.last?.instant ?? .zero
    var events = (loaded.script.events + runner.options.events).filter { $0.instant <= last }
      .map { FilmEvent(instant: $0.instant, kind: .event, text: $0.phrase) }
    events += outcome.console.map { FilmEvent(instant: $0.time, kind: .line, text: $0.text) }
    events += outcome.completions.map {
      FilmEvent(instant: $0, kind: .completion, text: "completion")
    }
    return FilmEvent.merged(events).map {
      CaptureFindings.Event(
        seconds: $0.instant.seconds, kind: $0.kind.rawValue, text: $0.text)
    }
  }
}

import DrawingModel
import FrameRenderer
import SceneLoader
import SwiftUI
import VirtualTime

/// What a scene is without any picture of it: its canvas, where it ends, and its cues.
struct SceneSurvey: Codable, Equatable, Sendable {
  /// A named moment.
  struct Cue: Codable, Equatable, Sendable {
    var name: String
    /// Seconds as a fraction.
    var time: String
  }

  /// Points from left to right.
  var width: Double
  /// Points from top to bottom.
  var height: Double
  /// Pixels per point.
  var scale: Double
  /// Where it ends, in seconds as a fraction.
  var duration: String
  /// From when on nothing moves, in seconds as a fraction; nil where something moves without an end.
  var settled: String?
  /// What moves without an end.
  var endless: [String]
  var cues: [Cue]
}

/// Runs one scene to its end in a worker process, for `list --json`.
@MainActor struct SurveyWork {
  private let job: WorkerJob
  private let channel: WorkerChannel
  private let stopwatch: Stopwatch

  init(_ job: WorkerJob, channel: WorkerChannel, stopwatch: Stopwatch) {
    self.job = job
    self.channel = channel
    self.stopwatch = stopwatch
  }

  func run() throws(CommandError) {
    let runner = SceneRunner(options: try SceneOptions(job.arguments), stopwatch: stopwatch)
    let loaded = try WorkerScene(job, channel: channel).load(runner)
    let times = try runner.survey(loaded, name: job.scene)
    let session = try runner.begin(loaded, name: job.scene)
    defer { session.end() }
    let first = try runner.advance(scene: job.scene, to: "its first appearance") {
      try session.frame(at: .zero)
    }
    var message = WorkerMessage(.finished)
    message.survey = SceneSurvey(
      width: Double(first.size.width), height: Double(first.size.height), scale: first.scale,
      duration: MomentText.fraction(times.end), settled: times.settled.map(MomentText.fraction),
      endless: times.endless,
      cues: times.cues.map {
        SceneSurvey.Cue(name: $0.name, time: MomentText.fraction($0.instant))
      })
    channel.send(message)
  }
}

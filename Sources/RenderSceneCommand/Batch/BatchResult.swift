import Foundation
import SceneLoader

/// How one scene of a batch has come out, as results and journal keep it.
struct BatchResult: Codable, Sendable {
  var scene: String
  var source: String
  var variant: String?
  /// Digest of all that its pictures depend on.
  var key: String
  var isRendered: Bool
  var reason: WorkerOutcome.Failure?
  var message: String?
  var exitCode: Int32
  /// Host seconds.
  var seconds: Double
  /// The most memory used, in kibibytes.
  var peak: Int
  var frames: [WorkerJob.KnownFrame]

  /// What to say of a scene whose worker has ended.
  init(_ entry: BatchEntry, _ outcome: WorkerOutcome, key: String) {
    scene = entry.scene
    source = Installation.current().pathFromRoot(FileSystem.absolute(entry.source))
    variant = entry.variant
    self.key = key
    reason = outcome.failure
    message = outcome.message
    exitCode = outcome.exitCode.rawValue
    if outcome.failure == nil, outcome.isBlank {
      reason = .blank
      exitCode = ExitCode.badData.rawValue
      message =
        "scene '\(entry.title)' shows nothing at any of its moments; "
        + "look whether it needs a tap, a size or data."
    }
    isRendered = reason == nil
    seconds = outcome.seconds
    peak = outcome.peak
    frames = outcome.frames
  }

  /// The name in reports.
  var title: String { scene + (variant.map { "~" + $0 } ?? "") }

  /// Its part of `results.json`.
  var json: JSONText {
    .object([
      ("scene", .text(scene)), ("source", .text(source)),
      ("variant", variant.map { .text($0) } ?? .null),
      ("status", .text(isRendered ? "rendered" : "failed")),
      ("reason", reason.map { .text($0.rawValue) } ?? .null),
      ("message", message.map { .text($0) } ?? .null), ("exitCode", .integer(Int64(exitCode))),
      ("seconds", .number((seconds * 1000).rounded() / 1000)),
      ("peakMegabytes", .number((Double(peak) / 1024 * 10).rounded() / 10)),
      ("key", .text(key)),
      (
        "frames",
        .array(
          frames.map { frame in
            .object([
              ("frame", .integer(frame.frame)), ("time", .text(frame.time)),
              ("file", .text(frame.file)), ("digest", .text(frame.digest)),
            ])
          })
      ),
    ])
  }
}

/// How a whole batch has come out.
struct BatchResults: Sendable {
  /// In the order of the plan; scenes that were not reached are missing.
  var scenes: [BatchResult]
  /// How many there were to be.
  var planned: Int

  static let schema = "partway.results/1"

  /// The file `results.json`.
  var json: JSONText {
    let rendered = scenes.filter(\.isRendered).count
    let frames = scenes.reduce(0) { $0 + $1.frames.count }
    let seconds = scenes.reduce(0) { $0 + $1.seconds }
    return .object([
      ("schema", .text(Self.schema)), ("scenes", .array(scenes.map(\.json))),
      (
        "totals",
        .object([
          ("scenes", .integer(Int64(planned))), ("rendered", .integer(Int64(rendered))),
          ("failed", .integer(Int64(scenes.count - rendered))),
          ("missing", .integer(Int64(planned - scenes.count))),
          ("frames", .integer(Int64(frames))),
          ("seconds", .number((seconds * 1000).rounded() / 1000)),
        ])
      ),
    ])
  }
}

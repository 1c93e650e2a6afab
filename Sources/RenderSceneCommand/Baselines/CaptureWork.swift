import DrawingModel
import Foundation
import FrameRenderer
import ImageDiff
import Imaging
import Regression
import SceneLoader
import SwiftUI
import VirtualTime

/// Records or verifies one scene in a worker process.
@MainActor struct CaptureWork {
  private let job: WorkerJob
  private let request: CaptureRequest
  private let channel: WorkerChannel
  private let stopwatch: Stopwatch

  init(_ job: WorkerJob, channel: WorkerChannel, stopwatch: Stopwatch) throws(CommandError) {
    guard let request = job.capture else {
      throw CommandError(.internalError, "a worker got no baseline to work on.")
    }
    (self.job, self.request) = (job, request)
    (self.channel, self.stopwatch) = (channel, stopwatch)
  }

  func run() throws(CommandError) {
    switch request.purpose {
    case .record: try record()
    case .verify: try verify()
    case .rebuild: try RebuildWork(job, request, channel: channel, stopwatch: stopwatch).run()
    }
  }

  private func finish(_ findings: CaptureFindings) {
    var message = WorkerMessage(.finished)
    message.capture = findings
    channel.send(message)
  }

  // MARK: - Recording

  /// Makes the baseline; nothing of it is written before all of it is there.
  private func record() throws(CommandError) {
    let files = try SceneFiles(source: job.source)
    let capture = try CaptureFrames(job, channel: channel, stopwatch: stopwatch, request)
    let kept = Set(CaptureFrames.kept(request.kept, of: capture.frames.count))
    let names = capture.momentNames()
    var recording = SceneRecording(place: request.place)
    var values = ValueTrace()
    var baseline: SceneBaseline?
    try capture.run(traced: { values.record(frame: $0, $1) }) {
      (number, frame) throws(CommandError) in
      if baseline == nil {
        baseline = emptyBaseline(capture, frame, source: files.digest)
      }
      baseline?.frames.append(
        SceneBaseline.Frame(number: number, instant: frame.instant, digest: frame.digest))
      if kept.contains(frame.index) {
        baseline?.keys.append(number)
        try recording.add(frame.pixmap, moment: names[frame.index])
      }
    }
    guard let baseline else {
      throw CommandError(.internalError, "scene '\(job.scene)' has no frame to record.")
    }
    try recording.write(baseline, values: values)
    if let store = request.store { files.keep(in: SourceStore(root: store)) }
    finish(CaptureFindings(count: baseline.frames.count, isEqual: true))
  }

  private func emptyBaseline(
    _ capture: CaptureFrames, _ first: FrameProducer.Frame, source: String
  ) -> SceneBaseline {
    var baseline = SceneBaseline(
      scene: request.title, rate: capture.rate, width: first.pixmap.width,
      height: first.pixmap.height, scale: first.list.scale, fingerprint: request.fingerprint)
    baseline.flags = request.flags.map {
      SceneBaseline.Flag(name: $0.first ?? "", value: $0.dropFirst().first ?? "")
    }
    baseline.source = source
    baseline.ignored = request.ignored
    return baseline
  }

  // MARK: - Verifying

  /// Compares digests; only where some differ the scene runs once more, for its values and pictures.
  private func verify() throws(CommandError) {
    let files = try SceneFiles(source: job.source)
    let capture = try CaptureFrames(job, channel: channel, stopwatch: stopwatch, request)
    let expected = try BaselineFile.read(request.place)
    var actual: SceneBaseline?
    var findings = CaptureFindings(count: capture.frames.count, isEqual: true)
    try capture.run { (number, frame) throws(CommandError) in
      if actual == nil { actual = emptyBaseline(capture, frame, source: files.digest) }
      actual?.frames.append(
        SceneBaseline.Frame(number: number, instant: frame.instant, digest: frame.digest))
      findings.cover(frame, number: number)
    }
    guard var actual else {
      throw CommandError(.internalError, "scene '\(job.scene)' has no frame to verify.")
    }
    if let expected, expected.frames == actual.frames, expected.hasAllLines {
      // What it is made of may have changed without changing any picture.
      if let store = request.store { files.keep(in: SourceStore(root: store)) }
      return finish(findings)
    }
    findings.isEqual = false
    let (shown, kept) = chosen(actual, expected)
    actual.keys = kept.map { actual.frames[$0].number }
    let outcome = try show(capture, shown.union(kept), &findings, actual)
    findings.events = capture.events(outcome)
    if let store = request.store { files.keep(in: SourceStore(root: store)) }
    finish(findings)
  }

  /// The frames whose pictures are written: those that differ, and those that would be kept.
  private func chosen(
    _ actual: SceneBaseline, _ expected: SceneBaseline?
  ) -> (shown: Set<Int>, kept: [Int]) {
    let known = Dictionary(
      (expected?.frames ?? []).map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    let different = actual.frames.indices.filter {
      known[actual.frames[$0].number] != actual.frames[$0]
    }
    let most = request.mostPictures.map { max(1, $0) }
    let chosen = CaptureFrames.kept(most, of: different.count).map { different[$0] }
    return (Set(chosen), CaptureFrames.kept(request.kept, of: actual.frames.count))
  }

  /// Writes pictures, values and digests of what there is now.
  private func show(
    _ capture: CaptureFrames, _ shown: Set<Int>, _ findings: inout CaptureFindings,
    _ actual: SceneBaseline
  ) throws(CommandError) -> FrameProducer.Outcome {
    let names = capture.momentNames()
    let encoder = PNGEncoder()
    var values = ValueTrace()
    var pictures: [Int64: String] = [:]
    let place = ActualPlace(request)
    let outcome = try capture.run(traced: { values.record(frame: $0, $1) }) {
      (number, frame) throws(CommandError) in
      guard shown.contains(frame.index) else { return }
      let path = place.picture(moment: names[frame.index], "actual")
      try PictureFiles.write(frame.pixmap, to: [path], with: encoder)
      pictures[number] = path
    }
    findings.pictures = pictures
    try ValueFile.write(values, to: place.values)
    try PictureFiles.write(Array(actual.text.utf8), to: place.digests)
    return outcome
  }
}

/// Where what a scene shows now is written when it is not what it was.
struct ActualPlace: Sendable {
  private let folder: String
  private let title: String

  init(_ request: CaptureRequest) {
    self.init(output: request.output, title: request.title)
  }

  init(output: String, title: String) {
    folder = output + "/" + title
    self.title = title
  }

  /// The digests of its frames, as a baseline would have them.
  var digests: String { folder + "/actual.digests" }
  /// Its values over time.
  var values: String { folder + "/actual-values.gz" }

  /// The picture of a moment; `side` is `expected`, `actual` or `diff`.
  func picture(moment: String, _ side: String) -> String {
    "\(folder)/\(title)@\(moment)s-\(side).png"
  }
}

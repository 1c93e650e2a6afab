import Foundation
import Imaging
import Regression
import SceneLoader
import VirtualTime

/// Where pictures of what was expected come from: those that are kept, and those that are drawn again.
struct ExpectedPictures: Sendable {
  /// A frame of the past that is to be shown.
  struct Wanted: Sendable {
    var frame: SceneBaseline.Frame
    /// Where its picture goes.
    var path: String
  }

  let entry: BaselineEntry
  let baseline: SceneBaseline
  private let passedOver: [String]
  /// What is not compared, by the number of the frame.
  private(set) var covered: [Int64: [[Int]]] = [:]
  /// Pictures that are there, by the number of the frame.
  private(set) var found: [Int64: String] = [:]
  /// Frames whose pictures are to be drawn again.
  private(set) var open: [Wanted] = []
  /// What is drawn again, in words; nil where nothing is.
  var origin: String?

  /// Copies kept pictures to the output, and notes what is missing.
  ///
  /// - Parameters:
  ///   - entry: The scene.
  ///   - baseline: What was recorded.
  ///   - actual: What the scene shows now.
  ///   - shown: The numbers of frames that are shown.
  ///   - passedOver: What is not compared: where that was is known only of frames that are drawn again.
  ///   - output: The folder that pictures go to.
  init(
    _ entry: BaselineEntry, _ baseline: SceneBaseline, actual: SceneBaseline, shown: Set<Int64>,
    passedOver: [String], output: String
  ) {
    (self.entry, self.baseline) = (entry, baseline)
    self.passedOver = passedOver
    let names = baseline.momentNames()
    let now = actual.momentNames()
    let place = ActualPlace(output: output, title: entry.title)
    let kept = Set(baseline.keys)
    for frame in baseline.frames where shown.contains(frame.number) {
      let past = names[frame.number] ?? ""
      let path = place.picture(moment: now[frame.number] ?? past, "expected")
      if kept.contains(frame.number),
        let bytes = try? FileSystem.contents(of: entry.place.picture(moment: past)),
        (try? AtomicFile.write(bytes, to: path)) != nil
      {
        found[frame.number] = path
        if passedOver.isEmpty { continue }
      }
      open.append(Wanted(frame: frame, path: path))
    }
  }

  /// The job that draws what is missing; nil where nothing is, or where the files of the past are not to be had.
  mutating func job(
    _ run: CaptureRun, store: SourceStore, output: String, source: String
  ) -> WorkerJob? {
    guard !open.isEmpty, !baseline.source.isEmpty else { return nil }
    // From the same files the same pictures would come as those that differ.
    guard baseline.source != source,
      let past = PastSource.find(entry, digest: baseline.source, store: store, scratch: output)
    else { return nil }
    origin = past.origin
    var request = CaptureRequest(
      purpose: .rebuild, folder: entry.place.folder, title: entry.title, output: output)
    request.ignored = baseline.ignored
    request.passedOver = passedOver
    request.past = open.map {
      CaptureRequest.PastFrame(
        number: $0.frame.number, time: $0.frame.instant.fraction,
        digest: $0.frame.digest.description, path: $0.path)
    }
    let absolute = FileSystem.absolute(entry.source)
    request.assetFolder =
      FileSystem.kind(of: absolute) == .folder ? absolute : FileSystem.parent(of: absolute)
    var job = run.job(
      entry, flags: RecordedFlags.of(baseline), request: request, source: past.path)
    // Which frames there are is known.
    for flag in OptionSpecification.frameChoice.map(\.name) + ["sequence"] {
      job.values[flag] = nil
    }
    return job
  }

  /// Takes what was drawn again.
  mutating func take(_ findings: CaptureFindings?) {
    guard let findings, !findings.pictures.isEmpty else {
      origin = nil
      return
    }
    found.merge(findings.pictures) { first, _ in first }
    covered = findings.covered
  }
}

import Foundation
import ImageDiff
import Imaging
import Regression
import VirtualTime

/// One assertion of frames: draws them, compares them with the baseline, writes what the mode allows, and says what came
/// of it.
@MainActor struct FrameAssertion {
  let run: SceneRun
  let moments: [FrameMoment]
  let limits: FrameLimits
  /// What the canvas is besides its size, for the baseline.
  let flags: [SceneBaseline.Flag]
  let mode: RecordMode
  /// Whether nothing is written because continuous integration runs.
  let isGuarded: Bool
  let place: TestPlace
  let files: SnapshotPlace

  /// What is known of the frames once all are drawn.
  private struct Seen {
    var frames: [SceneBaseline.Frame] = []
    var size: (width: Int, height: Int)?
    /// Pictures to keep, by their place.
    var pictures: [Int: [UInt8]] = [:]
    var findings: [FrameFinding] = []
    /// Places of frames that the baseline does not have.
    var new: [Int] = []
    var attached: [TestReporter.Attached] = []
  }

  /// Most frames of a failure whose pictures are written.
  private static let mostEvidence = 10

  /// Compares and records.
  ///
  /// - Returns: The failure; nil where the frames are as they were.
  /// - Throws: Why nothing could be compared.
  func verdict() throws(AssertionError) -> FrameVerdict {
    let checked = try limits.checked()
    let moments = try run.moments(moments)
    let labels = FrameLabels.texts(moments)
    let baseline = mode == .all ? nil : try BaselineFiles.baseline(files.digests)
    BaselineFiles.remove(files.formerEvidence)
    let pairs = FramePairs(moments, baseline)
    let keys = Set(keptIndices(moments.count))
    var seen = Seen()
    let faults = try run.draw(at: moments) { frame throws(AssertionError) in
      seen.size = seen.size ?? (frame.pixmap.width, frame.pixmap.height)
      seen.frames.append(
        SceneBaseline.Frame(
          number: Int64(frame.index), instant: frame.moment.instant, digest: frame.digest))
      if mode != .never, keys.contains(frame.index) {
        seen.pictures[frame.index] = try BaselineFiles.png(frame.pixmap)
      }
      guard let former = pairs.former(of: frame.index) else {
        seen.new.append(frame.index)
        return
      }
      try compare(frame, labels[frame.index], with: former, checked, &seen)
    }
    var verdict = FrameVerdict(
      files: files, limits: checked, function: place.functionName, frameCount: moments.count,
      findings: seen.findings, attached: seen.attached, faults: faults)
    verdict.gone = pairs.gone.map { FrameLabels.seconds($0.instant) }
    verdict.new = seen.new.map { labels[$0] }
    verdict.hasBaseline = baseline != nil
    verdict.isGuarded = isGuarded
    verdict.comparesNothing = mode == .all
    verdict.wasRecordedBefore = UsedBaselines.wasRecorded(files.digests)
    if let baseline, !verdict.passes {
      verdict.fingerprint = BaselineFiles.difference(
        fromFingerprint: baseline.fingerprint, beside: files.folder)
    }
    let values = verdict.passes && mode != .all ? nil : try run.values(at: moments)
    if let values, !verdict.findings.isEmpty {
      verdict.values = try differences(of: values)
    }
    try record(&verdict, seen, baseline, values, labels, pairs)
    return verdict
  }

  // MARK: - Comparing

  private func compare(
    _ frame: SceneRun.Frame, _ label: String, with former: SceneBaseline.Frame,
    _ limits: DiffLimits, _ seen: inout Seen
  ) throws(AssertionError) {
    var finding = FrameFinding(
      time: label, isSettled: frame.moment.isSettled, kind: .digest, expected: nil, actual: nil,
      difference: nil)
    if former.instant != frame.moment.instant {
      finding.kind = .moved(from: former.instant)
      seen.findings.append(finding)
      return
    }
    guard former.digest != frame.digest else { return }
    let path = files.picture(at: label)
    var difference: Pixmap?
    if let bytes = try BaselineFiles.bytes(path) {
      let kept = try BaselineFiles.picture(bytes, path)
      guard PixelDigest(kept) == former.digest else {
        throw .file(
          "the picture \(path) is not the one that \(files.digests) tells of; record them anew")
      }
      let comparer = ImageComparer(limits: limits)
      if let found = comparer.compareWithPicture(kept, frame.pixmap) {
        if found.comparison.verdict.passes { return }
        finding.kind = .pixels(found.comparison)
        difference = found.picture
      } else {
        finding.kind = .pixels(comparer.compare(kept, frame.pixmap))
      }
      finding.expected = path
    }
    if seen.findings.count < Self.mostEvidence {
      try leaveEvidence(of: frame, difference, &finding, &seen)
    }
    seen.findings.append(finding)
  }

  /// What differs in the values behind the frames, in words.
  private func differences(of values: ValueTrace) throws(AssertionError) -> [String] {
    guard let packed = try BaselineFiles.bytes(files.packedValues) else { return [] }
    do {
      let difference = TraceDifference(
        expected: try ValueTrace(compressed: packed), actual: values)
      return difference.isSame
        ? [TraceDifference.sameValues] : difference.findings.map(\.sentence)
    } catch {
      return ["\(files.packedValues) cannot be read: \(error)"]
    }
  }

  /// Writes the pictures of a frame that differs.
  private func leaveEvidence(
    of frame: SceneRun.Frame, _ difference: Pixmap?, _ finding: inout FrameFinding,
    _ seen: inout Seen
  ) throws(AssertionError) {
    func leave(_ pixmap: Pixmap, _ suffix: String) throws(AssertionError) -> String {
      try leave(try BaselineFiles.png(pixmap), suffix)
    }
    func leave(_ bytes: [UInt8], _ suffix: String) throws(AssertionError) -> String {
      let name = "\(files.name)@\(finding.time)s-\(suffix).png"
      let path = "\(files.failureFolder)/\(name)"
      try BaselineFiles.write(bytes, to: path)
      seen.attached.append(TestReporter.Attached(name: name, bytes: bytes))
      return path
    }
    if let expected = finding.expected, let bytes = try BaselineFiles.bytes(expected) {
      finding.expected = try leave(bytes, "expected")
    }
    finding.actual = try leave(frame.pixmap, "actual")
    if let difference { finding.difference = try leave(difference, "diff") }
  }

  // MARK: - Recording

  /// The places of the frames whose pictures are kept: all where they are few or limits need them, else five.
  private func keptIndices(_ count: Int) -> [Int] {
    if count <= 10 || !limits.isExact { return Array(0..<count) }
    return (0...4).map { $0 * (count - 1) / 4 }
  }

  private func record(
    _ verdict: inout FrameVerdict, _ seen: Seen, _ baseline: SceneBaseline?,
    _ values: ValueTrace?, _ labels: [String], _ pairs: FramePairs
  ) throws(AssertionError) {
    let isWhole = mode == .all || (mode == .failed && !verdict.passes)
    guard isWhole || (mode == .missing && !seen.new.isEmpty), let size = seen.size else { return }
    var made = SceneBaseline(
      scene: files.name, rate: "moments", width: size.width, height: size.height,
      scale: run.scale, fingerprint: PictureFingerprint.digest)
    made.flags = flags
    // Of a frame that differs, what is written in mode 'missing' is what was there.
    made.frames = seen.frames.map { frame in
      guard !isWhole, let former = pairs.former(of: Int(frame.number)) else { return frame }
      return SceneBaseline.Frame(
        number: frame.number, instant: frame.instant, digest: former.digest)
    }
    let kept = keptIndices(seen.frames.count)
    made.keys = kept.map(Int64.init)
    var paths: [String] = []
    for index in kept {
      let path = files.picture(at: labels[index])
      paths.append(path)
      // A picture of a frame that differs stays what it was as well.
      if !isWhole, pairs.former(of: index) != nil,
        FileManager.default.fileExists(atPath: path) || made.frames[index] != seen.frames[index]
      {
        continue
      }
      if let bytes = seen.pictures[index] { try BaselineFiles.write(bytes, to: path) }
    }
    // Where frames that differ stay what they were, so do the values.
    if let values, isWhole || verdict.findings.isEmpty { try write(values) }
    BaselineFiles.remove(files.keptPictures.filter { !paths.contains($0) })
    try BaselineFiles.writeFingerprint(beside: files.folder)
    try BaselineFiles.write(Array(made.text.utf8), to: files.digests)
    UsedBaselines.noteRecorded(files.digests)
    verdict.recorded = isWhole ? seen.frames.count : seen.new.count
    verdict.isWhole = isWhole
  }

  private func write(_ values: ValueTrace) throws(AssertionError) {
    do {
      try BaselineFiles.write(try values.compressed(), to: files.packedValues)
    } catch let error as AssertionError {
      throw error
    } catch {
      throw .file("\(files.packedValues) cannot be written: \(error)")
    }
  }
}

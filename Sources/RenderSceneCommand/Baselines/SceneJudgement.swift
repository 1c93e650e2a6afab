import DiffReport
import Foundation
import ImageDiff
import Imaging
import Regression
import SceneLoader
import VirtualTime

/// Says what came of one scene: its values first, then its frames, in words and numbers.
struct SceneJudgement: Sendable {
  let options: VerifyOptions
  let output: VerifyOutput
  /// Lines of what pictures depend on here.
  let fingerprint: [String]
  let entry: BaselineEntry

  private static let mostCurves = 24

  /// The item of the scene in the results.
  ///
  /// - Parameters:
  ///   - baseline: What was recorded; nil where nothing was.
  ///   - failure: Why the baseline cannot be read.
  ///   - result: What the scene's process has found.
  ///   - expected: Pictures of what was expected.
  /// - Returns: The item, with the frames where the scene could be shown.
  /// - Throws: Where files of this run cannot be read.
  func item(
    baseline: SceneBaseline?, failure: CommandError?, result: CaptureRun.Result?,
    expected: ExpectedPictures?
  ) throws(CommandError) -> ComparisonResults.Item {
    var item = ComparisonResults.Item(name: entry.title, state: .passed)
    item.scene = entry.title
    if let failure {
      item.state = .error
      item.reasons = [failure.message]
      item.exitCode = failure.exitCode.rawValue
      return item
    }
    guard let findings = result?.findings else {
      item.state = .error
      item.reasons = [result?.failure?.message ?? "its process has told nothing"]
      item.exitCode = (result?.failure?.exitCode ?? .internalError).rawValue
      return item
    }
    item.expected = entry.place.digests
    let place = ActualPlace(output: output.folder, title: entry.title)
    guard let actual = try findings.isEqual ? baseline : BaselineFile.read(place.digests) else {
      throw CommandError(.internalError, "\(place.digests) is gone.")
    }
    guard let baseline else { return new(item, actual, findings) }
    var sequence = emptySequence(baseline)
    sequence.actualSize = [actual.width, actual.height]
    if findings.isEqual {
      sequence.frames = baseline.frames.map { Self.frame($0, .passed, covered: [:]) }
      item.sequence = sequence
      return item
    }
    return changed(
      item, sequence, expected: baseline, actual: actual, findings, pictures: expected)
  }

  // MARK: - New scenes

  private func new(
    _ item: ComparisonResults.Item, _ actual: SceneBaseline, _ findings: CaptureFindings
  ) -> ComparisonResults.Item {
    var item = item
    item.state = .new
    item.reasons = ["there is no baseline \(entry.place.digests)"]
    var sequence = emptySequence(actual)
    sequence.headline = item.reasons[0]
    sequence.expectedSize = []
    sequence.frames = actual.frames.map { frame in
      var new = Self.frame(frame, .new, covered: findings.covered)
      new.actual = findings.pictures[frame.number].map(output.relative)
      return new
    }
    sequence.events = Self.events(findings)
    item.sequence = sequence
    return item
  }

  private func emptySequence(_ baseline: SceneBaseline) -> ComparisonResults.Sequence {
    let only = entry.title
    var words = ["render-scene", "approve"]
    if output.folder != VerifyOptions.standardFolder {
      words.append(output.folder + "/results.json")
    }
    var sequence = ComparisonResults.Sequence(
      headline: "", rate: baseline.rate, approve: ShellText.line(words + ["--only", only]))
    sequence.source = entry.source
    sequence.expectedSize = [baseline.width, baseline.height]
    sequence.actualSize = sequence.expectedSize
    sequence.scale = baseline.scale
    return sequence
  }

  private static func frame(
    _ frame: SceneBaseline.Frame, _ state: ComparisonResults.State, covered: [Int64: [[Int]]]
  ) -> ComparisonResults.Sequence.Frame {
    self.frame(number: frame.number, at: frame.instant, state, covered: covered)
  }

  private static func frame(
    number: Int64, at instant: VirtualInstant, _ state: ComparisonResults.State,
    covered: [Int64: [[Int]]]
  ) -> ComparisonResults.Sequence.Frame {
    var result = ComparisonResults.Sequence.Frame(
      number: number, time: instant.fraction, seconds: instant.seconds, state: state)
    result.ignored = covered[number]?.compactMap { sides in
      guard sides.count == 4 else { return nil }
      return ComparisonResults.Area(
        x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }
    return result
  }

  private static func events(_ findings: CaptureFindings) -> [ComparisonResults.Sequence.Event] {
    findings.events.map { .init(seconds: $0.seconds, kind: $0.kind, text: $0.text) }
  }

  // MARK: - Changed scenes

  private func changed(
    _ item: ComparisonResults.Item, _ sequence: ComparisonResults.Sequence,
    expected: SceneBaseline, actual: SceneBaseline, _ findings: CaptureFindings,
    pictures: ExpectedPictures?
  ) -> ComparisonResults.Item {
    var (item, sequence) = (item, sequence)
    let difference = SequenceDifference(expected: expected, actual: actual)
    let place = ActualPlace(output: output.folder, title: entry.title)
    let actualValues = ValueFile.read(place.values)
    var findings = findings
    // What is not compared lies where it is now, and where it was.
    findings.covered.merge(pictures?.covered ?? [:]) { now, past in
      now + past.filter { !now.contains($0) }
    }
    let values = ValueFile.read(entry.place.values).flatMap { before in
      actualValues.map { TraceDifference(expected: before, actual: $0) }
    }
    let names = actual.momentNames()
    sequence.frames = difference.frames.map { frame in
      judged(
        frame, findings, expected: pictures?.found[frame.number],
        moment: names[frame.number] ?? "", values: actualValues, scale: actual.scale)
    }
    sequence.events = Self.events(findings)
    sequence.pictureSource = pictures?.origin
    if let values { fill(&sequence, with: values) }
    let open = sequence.frames.filter { $0.state != .passed }
    sequence.firstDivergence = open.first?.number
    sequence.worst =
      open.max { ($0.measured?.ratio ?? -1) < ($1.measured?.ratio ?? -1) }?.number
    let hasMoved = values?.effect == .layoutMoved
    let summary = ChangeSummary(
      sequence: difference, trace: values,
      expectedSize: .init(width: expected.width, height: expected.height),
      actualSize: .init(width: actual.width, height: actual.height),
      fingerprints: Self.fingerprintDifferences(expected, entry.place, fingerprint),
      pixels: sequence.frames.compactMap { frame in
        guard frame.state == .changed, let measured = frame.measured else { return nil }
        return .init(
          frame: frame.number, differentPixels: measured.differentPixels,
          totalPixels: measured.totalPixels, largestDelta: measured.largestDelta)
      })
    sequence.headline = summary.headline
    sequence.effect = summary.effect?.rawValue
    item.reasons = [summary.headline] + summary.reasons
    item.actual = place.digests
    item.state = .changed
    if open.isEmpty, difference.lostLines == 0 {
      if options.failsOnLayout, hasMoved {
        item.reasons.insert("views have moved, though pixels are within the limits", at: 0)
      } else {
        item.state = .passed
        item.reasons = ["within the limits: " + summary.headline]
      }
    }
    item.sequence = sequence
    return item
  }

  private func fill(_ sequence: inout ComparisonResults.Sequence, with values: TraceDifference) {
    sequence.findings = values.findings.map { finding in
      .init(
        kind: finding.kind.rawValue, view: finding.view, label: finding.label,
        property: finding.property, frame: finding.frame, seconds: finding.instant.seconds,
        expected: finding.expected, actual: finding.actual, sentence: finding.sentence)
    }
    let instants = sequence.frames.map { VirtualInstant(fraction: $0.time) ?? .zero }
    sequence.curves = values.curves(limit: Self.mostCurves, at: instants).map { curve in
      .init(
        view: curve.view, label: curve.label, property: curve.property,
        expected: curve.expected, actual: curve.actual)
    }
  }

  // MARK: - Frames

  private func judged(
    _ frame: SequenceDifference.Frame, _ findings: CaptureFindings, expected: String?,
    moment: String, values: ValueTrace?, scale: Double
  ) -> ComparisonResults.Sequence.Frame {
    let state: ComparisonResults.State =
      switch frame.state {
      case .same: .passed
      case .changed: .changed
      case .missing: .missing
      case .extra: .new
      }
    var result = Self.frame(
      number: frame.number, at: frame.instant, state, covered: findings.covered)
    result.equals = frame.equals
    let actual = findings.pictures[frame.number]
    result.expected = expected.map(output.relative)
    result.actual = actual.map(output.relative)
    switch frame.state {
    case .same: break
    case .missing: result.reasons = ["it was recorded and is not there now"]
    case .extra: result.reasons = ["it is there now and was not recorded"]
    case .changed:
      if let expected, let actual {
        compare(&result, expected, actual, moment: moment, values: values, scale: scale)
      } else {
        result.reasons = ["its digest is another; of the expected picture only that is kept"]
      }
    }
    return result
  }

  /// Measures the pixels of two pictures, and draws where they differ.
  private func compare(
    _ frame: inout ComparisonResults.Sequence.Frame, _ expected: String, _ actual: String,
    moment: String, values: ValueTrace?, scale: Double
  ) {
    var comparer = options.comparison.comparer
    comparer.ignored = (frame.ignored ?? []).map {
      PixelArea(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
    do {
      let before = try PNGDecoder.decode(try FileSystem.contents(of: expected))
      let after = try PNGDecoder.decode(try FileSystem.contents(of: actual))
      let comparison = comparer.compare(before, after)
      frame.measured = .init(comparison)
      guard case .different(let reasons) = comparison.verdict else {
        frame.state = .passed
        frame.reasons = [comparison.summary]
        return
      }
      frame.reasons = reasons
      nameAreas(&frame, values, scale: scale)
      if let picture = comparer.compareWithPicture(before, after)?.picture {
        let place = ActualPlace(output: output.folder, title: entry.title)
        let path = place.picture(moment: moment, "diff")
        try PictureFiles.write(picture, to: [path])
        frame.difference = output.relative(path)
      }
    } catch {
      frame.state = .error
      frame.reasons = ["its pictures cannot be compared: \(error)"]
    }
  }

  /// Names the views under the areas that differ.
  private func nameAreas(
    _ frame: inout ComparisonResults.Sequence.Frame, _ values: ValueTrace?, scale: Double
  ) {
    guard let values, var measured = frame.measured else { return }
    measured.areas = measured.areas.map { area in
      var area = area
      area.view = values.view(
        under: (
          x: Double(area.x) / scale, y: Double(area.y) / scale,
          width: Double(area.width) / scale, height: Double(area.height) / scale
        ), atFrame: frame.number)
      return area
    }
    frame.measured = measured
  }

  // MARK: - Fingerprints

  /// What a baseline was made with that is another here, in sentences.
  static func fingerprintDifferences(
    _ baseline: SceneBaseline, _ place: BaselinePlace, _ lines: [String]
  ) -> [String] {
    guard baseline.fingerprint != Fingerprint.digest(of: lines) else { return [] }
    guard let before = FingerprintFiles.read(baseline, place) else {
      return ["made with other libraries or fonts; which, is not kept beside the baseline"]
    }
    return FingerprintDifference.sentences(expected: before, actual: lines)
  }
}

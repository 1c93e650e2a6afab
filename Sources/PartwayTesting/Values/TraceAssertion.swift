import Foundation
import Regression

/// One assertion of values: reads them, compares them with the baseline, writes what the mode allows, and says what came
/// of it.
@MainActor struct TraceAssertion {
  let run: SceneRun
  let moments: [FrameMoment]
  let mode: RecordMode
  /// Whether nothing is written because continuous integration runs.
  let isGuarded: Bool
  let place: TestPlace
  let files: SnapshotPlace

  /// What came of it.
  struct Verdict {
    /// The failure in words; nil where the values are as they were and nothing was written.
    var message: String?
    var attached: [TestReporter.Attached] = []
    /// What the scene did that cannot be followed exactly.
    var faults: [String]
  }

  /// Compares and records.
  ///
  /// - Throws: Why nothing could be compared.
  func verdict() throws(AssertionError) -> Verdict {
    let moments = try run.moments(moments)
    let former = mode == .all ? nil : try BaselineFiles.text(files.values)
    BaselineFiles.remove(files.formerEvidence)
    let traced = try run.trace(at: moments)
    let headings = zip(FrameLabels.texts(moments), moments).map { text, moment in
      moment.isSettled ? "\(text) s (settled)" : "\(text) s"
    }
    let lines = TraceText.lines(traced.moments, headings: headings)
    let text = lines.joined(separator: "\n") + "\n"
    var verdict = Verdict(faults: traced.faults)
    guard let former else {
      verdict.message = try record(text, moments.count, isMissing: mode != .all)
      return verdict
    }
    guard former != text else { return verdict }
    let formerLines = former.split(separator: "\n").map(String.init)
    let difference = LineDifference(from: formerLines, to: lines)
    var message = [headline(difference, formerLines, lines, headings)]
    message += difference.text { headings.contains($0) }
    let name = files.name + ".trace-actual.txt"
    verdict.attached = [TestReporter.Attached(name: name, bytes: Array(text.utf8))]
    if mode == .failed {
      try write(text)
      message.append("recorded: the values are in \(files.values)")
    } else {
      let actual = "\(files.failureFolder)/\(name)"
      try BaselineFiles.write(Array(text.utf8), to: actual)
      message += [
        "  expected   \(files.values)", "  actual     \(actual)",
        FrameVerdict.recordAdvice(place.functionName, hasBaseline: true, isGuarded: isGuarded),
      ]
    }
    if UsedBaselines.wasRecorded(files.values), mode != .failed {
      message.append(FrameVerdict.loopAdvice)
    }
    verdict.message = message.joined(separator: "\n")
    return verdict
  }

  /// Says where the values differ first.
  private func headline(
    _ difference: LineDifference, _ former: [String], _ current: [String], _ headings: [String]
  ) -> String {
    let first = zip(former, current).prefix { $0 == $1 }.count
    let heading = current.prefix(first + 1).last { headings.contains($0) } ?? headings.first
    let count = max(difference.goneCount, difference.newCount)
    return "values differ from \(heading ?? "the start") on: \(count) "
      + (count == 1 ? "line" : "lines")
  }

  private func record(_ text: String, _ count: Int, isMissing: Bool) throws(AssertionError)
    -> String
  {
    let what = "values at \(count == 1 ? "1 moment" : "\(count) moments")"
    if mode == .never {
      return [
        "no baseline for \(what)",
        FrameVerdict.recordAdvice(place.functionName, hasBaseline: false, isGuarded: isGuarded),
      ].joined(separator: "\n")
    }
    try write(text)
    return [
      isMissing
        ? "no baseline for \(what); recorded now"
        : "recorded \(what) anew; this run compares nothing",
      "recorded: \(files.values)",
      "Read it, then run the test again: it passes while the values stay so.",
    ].joined(separator: "\n")
  }

  private func write(_ text: String) throws(AssertionError) {
    try BaselineFiles.write(Array(text.utf8), to: files.values)
    UsedBaselines.noteRecorded(files.values)
  }
}

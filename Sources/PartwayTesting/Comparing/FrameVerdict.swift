import ImageDiff

/// What came of an assertion of frames.
struct FrameVerdict {
  var files: SnapshotPlace
  var limits: DiffLimits
  /// The test's function, to run it again.
  var function: String
  var frameCount: Int
  var findings: [FrameFinding]
  var attached: [TestReporter.Attached]
  /// What the scene did that cannot be followed exactly.
  var faults: [String]
  /// Moments of frames that the baseline has and nobody asks for.
  var gone: [String] = []
  /// Moments of frames that the baseline does not have.
  var new: [String] = []
  var hasBaseline = false
  /// Whether this process has written the baseline before.
  var wasRecordedBefore = false
  /// What was another when the baseline was recorded; nil where nothing was.
  var fingerprint: String?
  /// Whether nothing may be written, as in continuous integration.
  var isGuarded = false
  /// Which values behind the frames differ, in words, the weightiest first.
  var values: [String] = []
  /// How many frames were written; nil where nothing was.
  var recorded: Int?
  /// Whether everything is recorded, whatever it looked like.
  var comparesNothing = false
  /// Whether all of them were, whatever was there.
  var isWhole = false

  /// Whether the frames are as they were.
  var passes: Bool { findings.isEmpty && gone.isEmpty && new.isEmpty }

  /// The failure in words; nil where the frames are as they were and nothing was written.
  var message: String? {
    guard !passes || recorded != nil else { return nil }
    var lines = [headline]
    if let fingerprint { lines.append("recorded elsewhere: \(fingerprint)") }
    if !comparesNothing {
      lines += values.prefix(3).map { "values: \($0)" }
      lines += details
    }
    if let recorded {
      lines.append("recorded: \(Self.frames(recorded)) in \(files.digests)")
      lines.append(
        "Look at the pictures beside it, then run the test again: it passes while they stay so.")
    } else {
      lines.append(contentsOf: advice)
    }
    if wasRecordedBefore {
      lines.append(Self.loopAdvice)
    }
    return lines.joined(separator: "\n")
  }

  private var headline: String {
    if let recorded, isWhole {
      return comparesNothing
        ? "recorded \(Self.frames(recorded)) anew; this run compares nothing"
        : "recorded \(Self.frames(recorded)) anew: \(summary)"
    }
    return summary
  }

  private var summary: String {
    if let first = findings.first {
      guard findings.count + new.count + gone.count > 1 else { return first.line(limits) }
      return "\(findings.count) of \(Self.frames(frameCount)) differ, the first: "
        + first.line(limits)
    }
    if !hasBaseline {
      let what = "no baseline for \(Self.frames(frameCount))"
      return recorded == nil ? what : "\(what); recorded now"
    }
    if !new.isEmpty {
      let what = "no baseline for \(Self.frames(new.count)): \(Self.moments(new))"
      return recorded == nil ? what : "\(what); recorded now"
    }
    return "the baseline has \(Self.frames(gone.count)) that the test does not ask for: "
      + Self.moments(gone)
  }

  private var details: [String] {
    var lines: [String] = []
    for (index, finding) in findings.prefix(5).enumerated() {
      if index > 0 { lines.append(finding.line(limits)) }
      lines += [
        finding.expected.map { "  expected   \($0)" }, finding.actual.map { "  actual     \($0)" },
        finding.difference.map { "  difference \($0)" },
      ].compactMap { $0 }
    }
    if findings.count > 5 { lines.append("and \(findings.count - 5) more") }
    if !findings.isEmpty, !new.isEmpty {
      lines.append("no baseline for \(Self.frames(new.count)): \(Self.moments(new))")
    }
    if !findings.isEmpty || !new.isEmpty, !gone.isEmpty {
      lines.append(
        "the baseline has \(Self.frames(gone.count)) that the test does not ask for: "
          + Self.moments(gone))
    }
    return lines
  }

  /// What to do now.
  private var advice: [String] {
    var lines: [String] = []
    if let finding = findings.first(where: { $0.expected != nil && $0.actual != nil }),
      let expected = finding.expected, let actual = finding.actual
    {
      lines.append("look:   render-scene diff \(Self.quoted(expected)) \(Self.quoted(actual))")
    }
    lines.append(Self.recordAdvice(function, hasBaseline: hasBaseline, isGuarded: isGuarded))
    return lines
  }

  /// What to do where one baseline has been recorded and compared by one run.
  static let loopAdvice =
    "This run has recorded the same baseline before; tell assertions in a loop, or with arguments, "
    + "apart with 'named:'."

  /// The command that writes the baseline.
  static func recordAdvice(_ function: String, hasBaseline: Bool, isGuarded: Bool) -> String {
    "record: RENDER_SCENE_RECORD=\(hasBaseline ? "failed" : "missing") "
      + "swift test --filter \(quoted(function))"
      + (isGuarded ? ", where CI is not set" : "")
  }

  private static func frames(_ count: Int) -> String { count == 1 ? "1 frame" : "\(count) frames" }

  private static func moments(_ moments: [String]) -> String {
    let shown = moments.prefix(5).joined(separator: ", ") + " s"
    return moments.count > 5 ? "\(shown) and \(moments.count - 5) more" : shown
  }

  /// A word for a shell.
  static func quoted(_ word: String) -> String {
    let plain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic && $0.isASCII || $0.properties.numericType != nil && $0.isASCII
        || "/._-@+=:,%".unicodeScalars.contains($0)
    }
    return plain && !word.isEmpty
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }
}

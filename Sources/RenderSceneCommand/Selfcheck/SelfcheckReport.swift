/// What came of a proof of determinism, for people and for programs.
struct SelfcheckReport {
  /// A picture that came out otherwise.
  struct Difference {
    var scene: String
    /// Seconds as a fraction.
    var time: String
    var expectedDigest: String
    var actualDigest: String
    var expectedPath: String
    var actualPath: String

    /// A line that names everything.
    var text: String {
      let seconds = MomentText.instant(ofFraction: time).map { MomentText.seconds($0) } ?? time
      let what =
        expectedDigest == actualDigest
        ? "\(expectedDigest), with other bytes in the file"
        : "\(actualDigest) instead of \(expectedDigest)"
      return "scene '\(scene)' at \(seconds) s: \(what); compare \(expectedPath) and \(actualPath)"
    }
  }

  /// What came of one condition.
  struct Result {
    /// How it ended.
    enum Status: String {
      case equal, different, failed, skipped
      /// Equal, but it did not change what it should have changed; so nothing is proved.
      case ineffective
    }

    var condition: ProofCondition
    var status: Status
    var frames: Int
    /// Why it failed or was skipped.
    var reason: String?
    var differences: [Difference] = []

    /// Whether something came out otherwise than without the condition.
    var isFailure: Bool { status == .different || status == .failed }

    /// The condition's line, and one for each difference.
    var text: String {
      let words =
        switch status {
        case .equal: "equal, \(frames) frames"
        case .different: "\(differences.count) of \(frames) frames DIFFER"
        case .failed: "FAILED: \(reason ?? "")"
        case .skipped: "skipped: \(reason ?? "")"
        case .ineffective: "no effect here, so nothing is proved; equal, \(frames) frames"
        }
      let head = Self.padded(condition.name, 16) + Self.padded(words, 20)
      return ([head + "  " + condition.summary] + differences.map { "  " + $0.text })
        .map { $0 + "\n" }.joined()
    }

    private static func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(1, width - text.count))
    }
  }

  /// One scene's moments with the digests of the reference.
  struct Scene {
    var name: String
    var frames: [WorkerJob.KnownFrame]
  }

  var scenes: [Scene] = []
  var results: [Result] = []
  var fingerprint: String

  /// The whole as one document.
  var json: JSONText {
    func digest(_ frame: WorkerJob.KnownFrame) -> JSONText {
      .object([("time", .text(frame.time)), ("digest", .text(frame.digest))])
    }
    return .object([
      ("schema", .text("partway.selfcheck/1")),
      ("ok", .boolean(!results.contains(where: \.isFailure))),
      ("fingerprint", .text(fingerprint)),
      (
        "scenes",
        .array(
          scenes.map {
            .object([("name", .text($0.name)), ("frames", .array($0.frames.map(digest)))])
          })
      ),
      ("conditions", .array(results.map(Self.json))),
    ])
  }

  private static func json(_ result: Result) -> JSONText {
    .object([
      ("name", .text(result.condition.name)), ("summary", .text(result.condition.summary)),
      ("status", .text(result.status.rawValue)), ("frames", .integer(Int64(result.frames))),
      ("reason", result.reason.map { .text($0) } ?? .null),
      (
        "differences",
        .array(
          result.differences.map {
            .object([
              ("scene", .text($0.scene)), ("time", .text($0.time)),
              ("expectedDigest", .text($0.expectedDigest)),
              ("actualDigest", .text($0.actualDigest)), ("expected", .text($0.expectedPath)),
              ("actual", .text($0.actualPath)),
            ])
          })
      ),
    ])
  }
}

import SceneLoader

/// The outcomes of a condition beside those of the reference, scene by scene.
struct ProofComparison {
  let condition: ProofCondition
  let scenes: [String]
  let reference: [WorkerOutcome]
  let outcomes: [WorkerOutcome]

  /// What came of it.
  var result: SelfcheckReport.Result {
    let frames = reference.reduce(0) { $0 + $1.frames.count }
    var result = SelfcheckReport.Result(condition: condition, status: .equal, frames: frames)
    if let failed = outcomes.first(where: { $0.failure != nil }) {
      result.status = failed.exitCode == .configuration ? .skipped : .failed
      result.reason = failed.message
      return result
    }
    for index in scenes.indices {
      result.differences += differences(
        scenes[index], reference[index].frames, outcomes[index].frames)
    }
    if !result.differences.isEmpty {
      result.status = .different
    } else if !isEffective {
      result.status = .ineffective
    }
    return result
  }

  private func differences(
    _ scene: String, _ expected: [WorkerJob.KnownFrame], _ actual: [WorkerJob.KnownFrame]
  ) -> [SelfcheckReport.Difference] {
    expected.sorted { $0.frame < $1.frame }.compactMap { before in
      let after = actual.first { $0.frame == before.frame }
      if let after, after.digest == before.digest, Self.haveEqualBytes(before.file, after.file) {
        return nil
      }
      return SelfcheckReport.Difference(
        scene: scene, time: before.time, expectedDigest: before.digest,
        actualDigest: after?.digest ?? "no picture", expectedPath: before.file,
        actualPath: after?.file ?? "nothing")
    }
  }

  private static func haveEqualBytes(_ path: String, _ other: String) -> Bool {
    guard let bytes = try? FileSystem.contents(of: path) else { return false }
    return (try? FileSystem.contents(of: other)) == bytes
  }

  /// Whether the processes were really changed by the condition.
  private var isEffective: Bool {
    switch condition.evidence {
    case .none: true
    case .mathematics: outcomes.first?.mathematics != reference.first?.mathematics
    case .pixman: outcomes.allSatisfy { $0.errorText.contains("pixman: Disabled") }
    }
  }
}

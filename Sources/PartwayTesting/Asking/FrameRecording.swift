import Regression
public import Testing

/// Which baselines a test run may write.
///
/// In order of precedence: nothing is written where the environment variable `CI` is set; then counts what an assertion
/// says itself, then `withFrameRecording` or the trait around it, then the environment variable `RENDER_SCENE_RECORD`.
/// A run that writes something fails, so that it is never taken for one that has compared.
public enum FrameRecording: String, Sendable, CaseIterable {
  /// Every baseline is written anew.
  case all
  /// Those that are not there yet; the default.
  case missing
  /// Those that are not there, and those that differ.
  case failed
  /// None: what is missing or differs is a failure.
  case never

  @TaskLocal static var scoped: FrameRecording?

  /// What counts for an assertion that says `own`.
  ///
  /// - Throws: What is wrong with the environment.
  static func effective(
    _ own: FrameRecording?, environment: [String: String]
  ) throws(AssertionError) -> RecordMode {
    if RecordMode.isContinuousIntegration(environment) { return .never }
    if let mode = own ?? scoped, let known = RecordMode(rawValue: mode.rawValue) { return known }
    guard let mode = RecordMode.fromEnvironment(environment, standard: .missing) else {
      throw .environment(
        "\(RecordMode.variable) is '\(environment[RecordMode.variable] ?? "")'; "
          + "give all, missing, failed or never")
    }
    return mode
  }
}

/// Runs assertions that may write other baselines than the rest of the run.
public func withFrameRecording<Result>(
  _ recording: FrameRecording, _ body: () throws -> Result
) rethrows -> Result {
  try FrameRecording.$scoped.withValue(recording) { try body() }
}

/// Runs assertions that may write other baselines than the rest of the run.
public func withFrameRecording<Result>(
  _ recording: FrameRecording, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await FrameRecording.$scoped.withValue(recording, operation: { try await body() })
}

/// Lets the assertions of a test or suite write other baselines than the rest of the run.
public struct FrameRecordingTrait: TestTrait, SuiteTrait, TestScoping {
  let recording: FrameRecording

  /// Suites inside take part.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await FrameRecording.$scoped.withValue(recording) { try await function() }
  }
}

extension Trait where Self == FrameRecordingTrait {
  /// Lets the assertions of a test or suite write these baselines: `@Test(.frameRecording(.all))`.
  public static func frameRecording(_ recording: FrameRecording) -> Self {
    FrameRecordingTrait(recording: recording)
  }
}

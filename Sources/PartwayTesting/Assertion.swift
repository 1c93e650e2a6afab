import Foundation
import Regression
import SwiftUI
import VirtualTime

/// What both kinds of assertion have in common.
///
/// An assertion runs on the main actor from its beginning to its end without a suspension. That is what makes assertions
/// of tests that run side by side take turns: the next begins when this one is over, and nothing waits for a lock. Tasks
/// of other tests go on meanwhile on their own threads, with the process's own clock.
@MainActor struct Assertion {
  let view: @MainActor () -> AnyView
  let moments: [FrameMoment]
  let name: String?
  let settings: FrameSettings
  /// In seconds.
  let settleLimit: Double
  let record: FrameRecording?
  let place: TestPlace
  /// The environment, as a test of this library may want it.
  var environment = ProcessInfo.processInfo.environment

  /// Compares frames and reports what came of it.
  func checkFrames(_ limits: FrameLimits) {
    report { () throws(AssertionError) in
      let files = SnapshotPlace(of: place, named: name, environment: environment)
      try UsedBaselines.claim(files.digests, for: place)
      let assertion = FrameAssertion(
        run: try run(), moments: moments, limits: limits, flags: settings.flags,
        mode: try FrameRecording.effective(record, environment: environment),
        isGuarded: RecordMode.isContinuousIntegration(environment), place: place, files: files)
      let verdict = try assertion.verdict()
      return (verdict.message, verdict.attached, verdict.faults)
    }
  }

  /// Compares values and reports what came of it.
  func checkValues() {
    report { () throws(AssertionError) in
      let files = SnapshotPlace(of: place, named: name, environment: environment)
      try UsedBaselines.claim(files.values, for: place)
      let assertion = TraceAssertion(
        run: try run(), moments: moments,
        mode: try FrameRecording.effective(record, environment: environment),
        isGuarded: RecordMode.isContinuousIntegration(environment), place: place, files: files)
      let verdict = try assertion.verdict()
      return (verdict.message, verdict.attached, verdict.faults)
    }
  }

  private func run() throws(AssertionError) -> SceneRun {
    guard settleLimit > 0, settleLimit <= 1e6 else {
      throw .moment("a settleLimit of \(settleLimit) s finds nothing; give seconds above 0")
    }
    return SceneRun(
      view: view, settings: settings.canvas(for: place),
      settleLimit: VirtualInstant(seconds: settleLimit))
  }

  private func report(
    _ body: () throws(AssertionError) -> (String?, [TestReporter.Attached], [String])
  ) {
    do throws(AssertionError) {
      let (message, attached, faults) = try body()
      for fault in faults { TestReporter.warn(fault, at: place) }
      if let message { TestReporter.fail(message, attached, at: place) }
    } catch {
      TestReporter.fail(error.description, [], at: place)
    }
  }
}

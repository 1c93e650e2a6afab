import Foundation
import TestSupport
import Testing

/// Batches that are ended from outside, by programs that can also be run by themselves.
@Suite struct BatchEndingTests {
  private func run(_ program: String, _ arguments: [String]) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(
      executable: BuiltCommand.packageRoot + "/Tests/" + program, arguments,
      environment: BuiltCommand.environment.merging(["KILL_SEED": "6"]) { $1 })
  }

  @Test func aKilledBatchLeavesNoPartialFileAndGoesOn() throws {
    let outcome = try run("kill-batch", ["25", BuiltCommand.path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("25 kills"), "\(outcome.output)")
  }

  @Test func aFullDiskLeavesNoPartialFileAndTheBatchGoesOn() throws {
    let outcome = try run("full-disk-batch", [BuiltCommand.path])
    if outcome.status == 77 {
      // A container may not mount anything.
      return print(outcome.output)
    }
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}

import TestSupport
import Testing

/// A frame depends on nothing but its scene and its moment.
@Suite struct SeekLawTests {
  @Test func everySceneIsTheSameAloneForwardBackwardAndShuffled() throws {
    let outcome = try BuiltCommand.run(
      executable: BuiltCommand.buildFolder + "/seek-law", ["--times", "40"])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    let scenes = outcome.output.split(separator: "\n").filter { $0.hasSuffix(": holds") }
    print("seek law: \(scenes.count) scenes")
    #expect(scenes.count >= 7)
  }
}

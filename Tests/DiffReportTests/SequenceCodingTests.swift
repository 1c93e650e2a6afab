import DiffReport
import Foundation
import Testing

@Suite("Sequences in results") struct SequenceCodingTests {
  @Test func aSequenceIsReadBackAsItWasWritten() throws {
    var sequence = ComparisonResults.Sequence(
      headline: "frame 3 differs", rate: "60", approve: "render-scene approve --only a")
    var frame = ComparisonResults.Sequence.Frame(
      number: 3, time: "1/20", seconds: 0.05, state: .changed)
    frame.equals = 4
    sequence.frames = [frame]
    sequence.curves = [
      ComparisonResults.Sequence.Curve(
        view: "A/Circle", label: nil, property: "frame.x", expected: [1, nil], actual: [2, 3])
    ]
    var item = ComparisonResults.Item(name: "a", state: .changed, reasons: ["frame 3 differs"])
    item.sequence = sequence
    var results = ComparisonResults(command: "render-scene verify", items: [item])
    results.fingerprints = ComparisonResults.Fingerprints(
      expected: ["aa"], actual: "bb", differences: ["cairo 1.16.0 is now 1.18.0"])
    let read = try JSONDecoder().decode(ComparisonResults.self, from: results.json())
    #expect(read == results)
  }
}

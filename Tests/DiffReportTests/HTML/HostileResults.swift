import DiffReport
import Foundation
import TestSupport
import Testing

/// Results that nobody wishes for.
enum HostileResults {
  static let names = [
    "</script><script>hacked=1</script>", "\"><img src=x onerror=hacked=1>", "'-hacked=1-'",
    "../../../etc/passwd", "`${hacked=1}`", "<!--<script>", "]]>&amp;&#60;b&#62;",
    "two\nlines\u{0}\u{1B}[31m", "\u{202E}desrever\u{2066}", "👩‍👩‍👧‍👦🏳️‍🌈",
    String(repeating: "very-long-", count: 400), "a b\u{2028}c", "|table|*x*", "%2e%2e%2f",
    "javascript:hacked=1",
  ]

  /// A scene of each name, which is in every text of it as well.
  static func fixture() throws -> ReportFixture {
    let folder = try TemporaryFolder()
    var items: [ComparisonResults.Item] = []
    for (index, name) in names.enumerated() {
      var item = try ReportFixture.scene(
        name, state: .changed, frames: 4, changed: 1..<3, headline: name, folder: folder,
        fileName: "scene-\(index)")
      item.reasons = [name, name + "\n" + name]
      var sequence = try #require(item.sequence)
      (sequence.effect, sequence.rate, sequence.pictureSource) = (name, name, name)
      sequence.approve = "render-scene approve --only " + name
      for frame in sequence.frames.indices {
        sequence.frames[frame].reasons = [name]
        sequence.frames[frame].time = name
        sequence.frames[frame].measured?.areas[0].view = name
      }
      for place in sequence.findings.indices {
        (sequence.findings[place].sentence, sequence.findings[place].kind) = (name, name)
      }
      sequence.events = [
        ComparisonResults.Sequence.Event(seconds: 0.1, kind: name, text: name)
      ]
      sequence.curves[0].label = name
      item.sequence = sequence
      items.append(item)
      // Paths that lead nowhere, or out of the folder.
      var still = ComparisonResults.Item(name: name, state: .changed, reasons: [name])
      (still.expected, still.actual, still.difference) = (name, "../../" + name, "/" + name)
      items.append(still)
    }
    var results = ComparisonResults(command: names.joined(separator: " "), items: items)
    results.fingerprints = ComparisonResults.Fingerprints(
      expected: names, actual: names[0], differences: names)
    return ReportFixture(folder: folder, results: results)
  }

  /// A scene of many frames that share a few pictures.
  static func long(frames count: Int) throws -> ReportFixture {
    let folder = try TemporaryFolder()
    var item = try ReportFixture.scene(
      "long", state: .changed, frames: 12, changed: 0..<12, headline: "it moved", folder: folder)
    var sequence = try #require(item.sequence)
    let few = sequence.frames
    sequence.frames = (0..<count).map { index in
      var frame = few[index % few.count]
      frame.number = Int64(index)
      frame.seconds = Double(index) / 10
      frame.time = "\(index)/10"
      if index % 7 == 0 {
        frame.state = .passed
        frame.reasons = []
      }
      return frame
    }
    sequence.curves[0].expected = (0..<count).map { Double($0 % 100) }
    sequence.curves[0].actual = (0..<count).map { Double($0 % 99) }
    item.sequence = sequence
    return ReportFixture(
      folder: folder, results: ComparisonResults(command: "render-scene verify", items: [item]))
  }
}

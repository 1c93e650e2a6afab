import DiffReport
import Foundation
import Imaging
import TestSupport
import Testing

/// What `verify` finds, and how it says so.
@Suite struct VerifyTests {
  /// What the scene becomes, and how the first line begins or what it holds.
  static let changes: [(change: String, text: String, words: [String])] = [
    (
      "colour", BaselineScene.text(color: ".green"),
      ["paint only", "#FF8D28", "#34C759"]
    ),
    ("curve", BaselineScene.text(curve: "easeInOut(duration: 0.5)"), ["curve", "easeInOut"]),
    ("delay", BaselineScene.text(delay: "0.25"), ["50 ms later"]),
    (
      "font", BaselineScene.text(font: ".system(size: 17, weight: .bold)"),
      ["font", "Seattle", "Inter-Bold.otf 17"]
    ),
    ("text", BaselineScene.text(word: "Oslo"), ["Oslo", "Seattle"]),
    (
      "size", BaselineScene.text(size: "width: 180, height: 60"),
      ["canvas is 180 × 60 pixels, was 160 × 60"]
    ),
    ("duration", BaselineScene.text(curve: "easeOut(duration: 0.3)"), ["0.3"]),
    ("goal", BaselineScene.text(distance: 40), ["layout moved", "44, was 64"]),
  ]

  @Test(arguments: changes.indices)
  func theFirstLineSaysWhatItIs(_ index: Int) throws {
    let (change, text, words) = Self.changes[index]
    let scene = try BaselineScene()
    try scene.record()
    try scene.write(text)
    let outcome = try scene.verify()
    #expect(outcome.status == 1, "\(change): \(outcome.errors)")
    let headline = try scene.headline()
    for word in words { #expect(headline.contains(word), "\(change): \(headline)") }
    #expect(outcome.output.hasPrefix("changed: trip: \(headline)"), "\(outcome.output)")
  }

  @Test func onePixelOffByOneLevelInOneFrameOf420IsFound() throws {
    func text(_ level: Int) -> String {
      """
      import SwiftUI

      struct ContentView: View {
        @State private var level = 0.0
        @State private var isOn = false
        var body: some View {
          Color.black.overlay(alignment: .topLeading) {
            Rectangle().fill(Color(red: level / 255, green: 0, blue: 0)).frame(width: 1, height: 1)
              .offset(x: 7, y: 5)
          }
          .opacity(isOn ? 1 : 0.5)
          .task {
            try? await Task.sleep(for: .seconds(217.0 / 60))
            level = \(level)
            try? await Task.sleep(for: .seconds(1.0 / 60))
            level = 0
            try? await Task.sleep(for: .seconds(7 - 218.0 / 60))
            isOn = true
          }
        }
      }
      #Preview(traits: .fixedLayout(width: 40, height: 30)) { ContentView() }
      """
    }
    let scene = try BaselineScene(text(0))
    #expect(try scene.record(["--duration", "7"]).status == 0)
    #expect(try scene.digests().contains("frames 420"))
    try scene.write(text(2))
    let outcome = try scene.verify()
    #expect(outcome.status == 1)
    let sequence = try #require(try scene.results().items.first?.sequence)
    let open = sequence.frames.filter { $0.state != .passed }
    #expect(open.map(\.number) == [217])
    #expect(sequence.firstDivergence == 217)
    let measured = try #require(open.first?.measured)
    #expect(measured.differentPixels == 1)
    #expect(measured.largestDelta == 1)
    let area = try #require(measured.areas.first)
    #expect(area.x == 7 && area.y == 5 && area.width == 1 && area.height == 1)
    #expect(area.view == "ContentView/Rectangle")
    let headline = try scene.headline()
    #expect(headline.hasPrefix("paint only: fill of Rectangle is "), "\(headline)")
    #expect(headline.contains("3.617 s"), "\(headline)")
  }

  @Test func theReportSaysWhatDiffersAtWhichFrame() throws {
    let scene = try BaselineScene()
    try scene.record()
    try scene.write(BaselineScene.text(delay: "0.25"))
    try scene.verify()
    let item = try #require(try scene.results().items.first)
    let sequence = try #require(item.sequence)
    #expect(item.state == .changed)
    // The first frame that moved before and does not now.
    #expect(sequence.firstDivergence == 13)
    #expect(sequence.frames.first { $0.number == 20 }?.equals == 17)
    #expect(sequence.frames.filter { $0.state == .new }.map(\.number) == [42, 43, 44])
    #expect(sequence.effect == "layout moved")
    #expect(!sequence.findings.isEmpty)
    #expect(sequence.curves.contains { $0.property == "x" && $0.view.contains("Circle") })
    let frame = try #require(sequence.frames.first { $0.number == 20 })
    for picture in [frame.expected, frame.actual, frame.difference] {
      let path = try #require(picture)
      #expect(try scene.folder.picture("output/failures/\(path)").width == 160)
    }
    let area = try #require(frame.measured?.areas.first)
    #expect(area.view?.contains("Circle") == true)
  }

  @Test func picturesOfThePastAreDrawnAgainFromGit() throws {
    let scene = try BaselineScene()
    func git(_ arguments: [String]) throws {
      let outcome = try BuiltCommand.run(
        executable: "/usr/bin/git",
        ["-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments,
        in: scene.folder.path)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/git") else { return }
    try git(["init", "-q", "."])
    // Another folder of compiled scenes, so that no copy is kept where the second run looks.
    let caches = (try TemporaryFolder(), try TemporaryFolder())
    try scene.run(["record", ".", "--scale", "1", "--pictures", "0"], cache: caches.0.path)
    try git(["add", "."])
    try git(["commit", "-q", "-m", "a"])
    try scene.write(BaselineScene.text(color: ".green"))
    let outcome = try scene.run(["verify", "."], cache: caches.1.path)
    #expect(outcome.status == 1, "\(outcome.errors)")
    let sequence = try #require(try scene.results().items.first?.sequence)
    #expect(sequence.pictureSource?.contains("commit") == true)
    #expect(sequence.frames.allSatisfy { $0.expected != nil && $0.measured != nil })
  }

  @Test func anotherFingerprintIsToldBeforeAnythingElse() throws {
    let scene = try BaselineScene()
    try scene.record()
    let lines = try scene.digests()
    let old = String(try #require(lines.first { $0.hasPrefix("fingerprint ") }).dropFirst(12))
    let file = "__Snapshots__/fingerprints/\(old.prefix(8)).txt"
    let text = try scene.folder.text(file)
    let cairo = try #require(text.split(separator: "\n").first { $0.hasPrefix("cairo ") })
    // As a machine with another cairo would have recorded it.
    let told = text.split(separator: "\n").map { $0 == cairo ? "cairo 1.14.0" : String($0) }
    let digest = digest(of: told)
    try scene.folder.write(
      told.joined(separator: "\n") + "\n", to: "__Snapshots__/fingerprints/\(digest.prefix(8)).txt")
    try scene.folder.write(
      lines.map { $0.hasPrefix("fingerprint ") ? "fingerprint \(digest)" : $0 }
        .joined(separator: "\n") + "\n", to: "__Snapshots__/trip.digests")
    #expect(try scene.verify().status == 0)
    #expect(try scene.results().fingerprints?.differences.count == 1)
    try scene.write(BaselineScene.text(color: ".green"))
    #expect(try scene.verify().status == 1)
    let version = cairo.dropFirst("cairo ".count)
    #expect(try scene.headline().hasPrefix("made with cairo 1.14.0, this is \(version)"))
  }

  private func digest(of lines: [String]) -> String {
    ContentDigest(Array(lines.joined(separator: "\n").utf8)).description
  }

  @Test func limitsAreMeasuredInPixels() throws {
    let scene = try BaselineScene()
    try scene.record()
    // #FF8D28 becomes #FF8E28.
    try scene.write(
      BaselineScene.text(color: "Color(red: 1, green: 142.0 / 255, blue: 40.0 / 255)"))
    #expect(try scene.verify().status == 1)
    #expect(try scene.verify(["--max-delta", "1"]).status == 0)
    let item = try #require(try scene.results().items.first)
    #expect(item.state == .passed)
    #expect(item.reasons.first?.hasPrefix("within the limits: ") == true)
    #expect(item.sequence?.frames.contains { $0.measured?.largestDelta == 1 } == true)
    #expect(try scene.verify(["--max-delta", "0"]).status == 1)
    #expect(try scene.verify(["--ignore-change"]).status == 0)
  }

  @Test func viewsThatAreIgnoredMayChange() throws {
    let scene = try BaselineScene()
    try scene.record()
    try scene.write(BaselineScene.text(word: "Oslo"))
    #expect(try scene.verify().status == 1)
    let outcome = try scene.verify(["--ignore", "#goal"])
    #expect(outcome.status == 0, "\(outcome.errors)\(outcome.output)")
    #expect(try scene.verify(["--ignore", "0,0,10,10"]).status == 1)
    try scene.write(BaselineScene.text())
    // What the recording says counts without a flag, and needs no picture.
    try scene.record(["--ignore", "#goal", "--pictures", "0"])
    try scene.write(BaselineScene.text(word: "Seattel"))
    #expect(try scene.verify().status == 0)
    try scene.write(BaselineScene.text(color: ".green", word: "Seattel"))
    #expect(try scene.verify().status == 1)
  }

  @Test func oneSceneThatTrapsCostsOnlyItself() throws {
    let scene = try BaselineScene()
    try scene.write(BaselineScene.text(color: ".blue"), named: "Other")
    try scene.record()
    try scene.write(
      BaselineScene.text(extra: ".onAppear { let none: [Int] = []; print(none[1]) }"))
    let outcome = try scene.verify()
    #expect(outcome.status == 65)
    let items = try scene.results().items
    #expect(items.map(\.state) == [.passed, .error])
    #expect(items[1].reasons.first?.contains("Index out of range") == true)
  }

  @Test func aDamagedBaselineIsNamedWithItsLine() throws {
    let scene = try BaselineScene()
    try scene.record()
    var lines = try scene.digests()
    lines[7] = "<<<<<<< HEAD"
    try scene.folder.write(lines.joined(separator: "\n"), to: "__Snapshots__/trip.digests")
    let outcome = try scene.verify()
    #expect(outcome.status == 65)
    #expect(try scene.headline().contains("line 8: '<<<<<<< HEAD' is not known"))
  }

  @Test func onlyWhatFailedIsVerifiedAgain() throws {
    let scene = try BaselineScene()
    try scene.write(BaselineScene.text(color: ".blue"), named: "Other")
    try scene.record()
    try scene.write(BaselineScene.text(color: ".green"))
    #expect(try scene.verify().status == 1)
    #expect(try scene.results().items.count == 2)
    #expect(try scene.verify(["--last-failed"]).status == 1)
    #expect(try scene.results().items.map(\.name) == ["trip"])
    try scene.write(BaselineScene.text())
    #expect(try scene.verify(["--last-failed"]).status == 0)
    let outcome = try scene.verify(["--last-failed"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("nothing failed the last time"))
  }

  @Test func itStopsAfterSoManyFailures() throws {
    let scene = try BaselineScene()
    for name in ["Alpha", "Beta", "Gamma"] {
      try scene.write(BaselineScene.text(color: ".blue"), named: name)
    }
    try scene.record(["--at", "0"])
    for name in ["Alpha", "Beta", "Gamma", "Trip"] {
      try scene.write(BaselineScene.text(color: ".green"), named: name)
    }
    #expect(try scene.verify(["--max-failures", "1", "-j", "1"]).status == 1)
    #expect(try scene.results().items.map(\.name) == ["alpha"])
  }

  @Test func aFolderOfSomebodyElseKeepsItsFiles() throws {
    let scene = try BaselineScene()
    try scene.record(["--at", "0"])
    for file in ["summary.md", "trip/trip@0.000s-actual.png"] {
      try scene.folder.write("mine", to: "there/" + file)
    }
    #expect(try scene.verify(["--out-dir", "there"]).status == 0)
    #expect(try scene.folder.text("there/summary.md") == "mine")
    #expect(try scene.folder.text("there/trip/trip@0.000s-actual.png") == "mine")
  }

  @Test func otherReportersWriteTheirFiles() throws {
    let scene = try BaselineScene()
    try scene.record()
    try scene.write(BaselineScene.text(color: ".green"))
    let outcome = try scene.verify([
      "--reporter", "junit,markdown,github", "--regjson", "reg.json", "--out-dir", "there",
    ])
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("::error title=trip::trip: changed; "))
    #expect(try scene.folder.text("there/junit.xml").contains("<failure message="))
    #expect(try scene.folder.text("there/summary.md").contains("| trip | changed |"))
    #expect(try scene.folder.text("reg.json").contains(#""failedItems" : ["#))
    #expect(outcome.errors.contains("there/index.html"))
  }
}

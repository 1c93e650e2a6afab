import DiffReport
import Foundation
import TestSupport
import Testing

/// What users of visual tests have asked for, by the numbers in the list of their needs.
@Suite struct BaselineNeedsTests {
  @Test("16: chosen moments are a baseline, each with its picture")
  func chosenMomentsAreABaseline() throws {
    let scene = try BaselineScene()
    #expect(try scene.record(["--at", "0,0.4,@settled"]).status == 0)
    let pictures = scene.folder.files.filter { $0.hasSuffix(".png") }
    #expect(
      pictures == ["0.000", "0.400", "0.700"].map { "__Snapshots__/trip/trip@\($0)s.png" })
    #expect(try scene.verify().status == 0)
    try scene.write(BaselineScene.text(curve: "easeInOut(duration: 0.5)"))
    #expect(try scene.verify().status == 1)
    let frames = try #require(try scene.results().items.first?.sequence?.frames)
    #expect(frames.map(\.state) == [.passed, .changed, .passed])
    // The kept picture is the expected one; nothing has to be drawn again.
    #expect(frames[1].measured != nil)
    #expect(try scene.results().items.first?.sequence?.pictureSource == nil)
  }

  @Test("22: a hole in a baseline is reported")
  func aHoleIsReported() throws {
    let scene = try BaselineScene()
    try scene.record()
    let lines = try scene.digests().filter { !$0.hasPrefix("17 ") }
    try scene.folder.write(lines.joined(separator: "\n") + "\n", to: "__Snapshots__/trip.digests")
    let outcome = try scene.verify()
    #expect(outcome.status == 1)
    let item = try #require(try scene.results().items.first)
    #expect(item.reasons.joined(separator: " ").contains("17"), "\(item.reasons)")
    #expect(item.sequence?.frames.filter { $0.state != .passed }.map(\.number) == [17])
  }

  @Test("25: two scenes with one baseline are refused before anything is rendered")
  func oneBaselineForTwoScenesIsRefused() throws {
    let scene = try BaselineScene()
    try scene.folder.write(BaselineScene.text(), to: "trip.swift")
    let outcome = try scene.record()
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("would have one baseline"), "\(outcome.errors)")
    #expect(!scene.folder.files.contains { $0.contains("__Snapshots__") })
  }

  @Test("30: names of baselines carry no platform")
  func namesCarryNoPlatform() throws {
    let scene = try BaselineScene()
    try scene.record(["--at", "0"])
    let words = ["linux", "x86", "arm", "aarch", "darwin", "debian", "ubuntu"]
    for file in scene.folder.files {
      for word in words { #expect(!file.lowercased().contains(word), "\(file)") }
    }
  }

  @Test("45: nothing is recorded where CI is set, and a second run is as red as the first")
  func continuousIntegrationRecordsNothing() throws {
    var scene = try BaselineScene()
    scene.variables = ["CI": "true", "RENDER_SCENE_RECORD": "missing"]
    for _ in 1...2 {
      let outcome = try scene.verify()
      #expect(outcome.status == 3)
      #expect(outcome.errors.contains("1 of 1 scene has no baseline"), "\(outcome.errors)")
    }
    let outcome = try scene.record()
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("CI is set"))
    #expect(!scene.folder.files.contains { $0.contains("__Snapshots__") })
    // Without CI the variable counts, and the run that has recorded is red all the same.
    scene.variables["CI"] = "false"
    #expect(try scene.verify().status == 3)
    #expect(scene.folder.files.contains("__Snapshots__/trip.digests"))
    #expect(try scene.verify().status == 0)
  }

  @Test("46: a baseline without a scene is an orphan, but not where only some scenes are verified")
  func orphansAreTold() throws {
    let scene = try BaselineScene()
    try scene.write(BaselineScene.text(color: ".blue"), named: "Other")
    try scene.record(["--at", "0"])
    try FileManager.default.removeItem(atPath: scene.folder.path + "/Other.swift")
    #expect(try scene.verify().status == 0)
    #expect(try scene.results().items(in: .orphan).map(\.name) == ["other"])
    #expect(try scene.verify(["--extended-errors"]).status == 3)
    #expect(try scene.verify(["--grep", "trip", "--extended-errors"]).status == 0)
    #expect(try scene.results().items.map(\.name) == ["trip"])
    #expect(
      try scene.run(["verify", "Trip.swift", "--extended-errors"]).status == 0)
    #expect(try scene.results().items.map(\.name) == ["trip"])
  }

  @Test("47: 600 frames of a scene cost less than 40 kB of text")
  func baselinesAreSmall() throws {
    let scene = try BaselineScene()
    try scene.record(["--duration", "10"])
    #expect(try scene.digests().contains("frames 600"))
    #expect(try scene.folder.data("__Snapshots__/trip.digests").count < 40_000)
    #expect(try scene.folder.data("__Snapshots__/trip/values.gz").count < 4000)
  }

  @Test("48: the path that a failing run prints is there and shows the failure")
  func theReportIsWhereItIsSaidToBe() throws {
    let scene = try BaselineScene()
    try scene.record()
    try scene.write(BaselineScene.text(color: ".green"))
    let outcome = try scene.verify()
    #expect(outcome.status == 1)
    let words = outcome.errors.split(whereSeparator: { " \n".contains($0) })
    let printed = try #require(words.last { $0.hasSuffix("index.html.") }).dropLast()
    let page = try scene.folder.text(String(printed))
    #expect(page.contains("#34C759"))
  }

  @Test("49: a run shows nothing of the run before")
  func nothingOfTheRunBefore() throws {
    let scene = try BaselineScene()
    try scene.record()
    try scene.write(BaselineScene.text(color: ".green"))
    try scene.verify()
    #expect(scene.folder.files.contains { $0.hasSuffix("-diff.png") })
    try scene.folder.write("mine", to: "output/failures/notes.txt")
    try scene.write(BaselineScene.text())
    #expect(try scene.verify().status == 0)
    let left = scene.folder.files.filter { $0.hasPrefix("output/failures/") }
    #expect(!left.contains { $0.hasSuffix(".png") })
    #expect(left.contains("output/failures/notes.txt"))
    #expect(left.contains("output/failures/index.html"))
  }
}

import Foundation
import TestSupport
import Testing

/// What `record` writes.
@Suite struct RecordTests {
  @Test func aBaselineIsDigestsAFewPicturesAndValues() throws {
    let scene = try BaselineScene()
    let outcome = try scene.record()
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = try scene.digests()
    #expect(
      Array(lines.prefix(5)) == [
        "partway.baseline/1", "scene trip", "rate 60", "size 160x60 scale 1", "flag scale 1",
      ])
    // It settles after 0.7 s.
    #expect(lines.contains("frames 42"))
    #expect(lines.contains("pictures 0 21 41"))
    #expect(lines.suffix(42).first?.hasPrefix("0 0/1 ") == true)
    #expect(lines.last?.hasPrefix("41 41/60 ") == true)
    let fingerprint = try #require(lines.first { $0.hasPrefix("fingerprint ") }).dropFirst(12)
    #expect(
      scene.folder.files == [
        "Trip.swift", "__Snapshots__/fingerprints/\(fingerprint.prefix(8)).txt",
        "__Snapshots__/trip.digests", "__Snapshots__/trip/trip@0.000s.png",
        "__Snapshots__/trip/trip@0.350s.png", "__Snapshots__/trip/trip@0.683s.png",
        "__Snapshots__/trip/values.gz",
      ])
    #expect(try scene.verify().status == 0)
  }

  @Test func recordingTwiceIsTheSameBytes() throws {
    let scene = try BaselineScene()
    try scene.record()
    let before = try scene.folder.files.map { try scene.folder.data($0) }
    try scene.record()
    #expect(try scene.folder.files.map { try scene.folder.data($0) } == before)
  }

  @Test func missingOnesAloneAreRecorded() throws {
    let scene = try BaselineScene()
    try scene.record()
    let before = try scene.folder.data("__Snapshots__/trip.digests")
    try scene.write(BaselineScene.text(color: ".blue"))
    try scene.write(BaselineScene.text(color: ".green"), named: "Other")
    let outcome = try scene.record(["--record", "missing"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "./__Snapshots__/other.digests\n")
    #expect(try scene.folder.data("__Snapshots__/trip.digests") == before)
  }

  @Test func picturesThatAreKeptNoLongerAreRemoved() throws {
    let scene = try BaselineScene()
    try scene.record(["--pictures", "5"])
    try scene.folder.write("mine", to: "__Snapshots__/trip/notes.txt")
    try scene.record(["--pictures", "1"])
    let kept = scene.folder.files.filter { $0.hasPrefix("__Snapshots__/trip/") }
    #expect(
      kept == [
        "__Snapshots__/trip/notes.txt", "__Snapshots__/trip/trip@0.000s.png",
        "__Snapshots__/trip/values.gz",
      ])
  }

  @Test func flagsOfTheRecordingCountWhenItIsVerified() throws {
    let scene = try BaselineScene()
    try scene.record(["--color-scheme", "dark", "--fps", "20", "--duration", "0.4"])
    #expect(try scene.digests().contains("frames 8"))
    #expect(try scene.folder.picture("__Snapshots__/trip/trip@0.000s.png")[0, 0] == 0xFF00_0000)
    let outcome = try scene.verify()
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func variantsHaveBaselinesOfTheirOwn() throws {
    let scene = try BaselineScene()
    try scene.folder.write(
      #"{"schema": "partway.scene/1", "variants": [{"name": "dark", "colorScheme": "dark"}]}"#,
      to: "Trip.scene.json")
    try scene.record(["--at", "0"])
    #expect(try scene.folder.text("__Snapshots__/trip~dark.digests").contains("scene trip~dark\n"))
    #expect(try scene.verify().status == 0)
    #expect(try scene.results().items.map(\.name) == ["trip", "trip~dark"])
    #expect(try scene.verify(["--variant", "dark"]).status == 0)
    #expect(try scene.results().items.map(\.name) == ["trip~dark"])
  }

  @Test func aSceneThatFailsLeavesItsOldBaseline() throws {
    let scene = try BaselineScene()
    try scene.record()
    let before = try scene.folder.files.filter { $0.hasPrefix("__") }.map {
      try scene.folder.data($0)
    }
    try scene.write(
      BaselineScene.text(extra: ".onAppear { let none: [Int] = []; print(none[1]) }"))
    let outcome = try scene.record()
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("could not be recorded, first 'trip'"))
    let after = try scene.folder.files.filter { $0.hasPrefix("__") }.map {
      try scene.folder.data($0)
    }
    #expect(before == after)
  }

  @Test(arguments: [
    (["--record", "sometimes"], "'sometimes' says nothing about recording"),
    (["--pictures", "few"], "'few' is no count of pictures to keep"),
    (["--ignore", "#"], "'#' is nothing to ignore"),
    (["--at", "0", "--fps", "x"], "'x' is no frame rate"),
    (["--at", "0", "--count", "3"], "give one of them"),
  ])
  func badFlagsAreRefused(_ flags: [String], _ message: String) throws {
    let scene = try BaselineScene()
    let outcome = try scene.record(flags)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(scene.folder.files == ["Trip.swift"])
  }
}

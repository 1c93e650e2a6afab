import Foundation
import TestSupport
import Testing

/// What `approve` takes for what is expected.
@Suite struct ApproveTests {
  @Test func whatWasSeenBecomesTheBaselineWithoutRendering() throws {
    let scene = try BaselineScene()
    try scene.record()
    let text = BaselineScene.text(curve: "easeOut(duration: 1)", color: ".green")
    try scene.write(text)
    #expect(try scene.verify().status == 1)
    let outcome = try scene.approve()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "approved: trip, 72 frames (./__Snapshots__/trip.digests)\n")
    #expect(try scene.verify().status == 0)
    // The same files as a recording makes.
    let approved = scene.folder.files.filter { $0.hasPrefix("__") }
    let bytes = try approved.map { try scene.folder.data($0) }
    try scene.record()
    #expect(scene.folder.files.filter { $0.hasPrefix("__") } == approved)
    for (file, before) in zip(approved, bytes) {
      #expect(try scene.folder.data(file) == before, "\(file)")
    }
  }

  @Test func onlyTheScenesThatAreNamed() throws {
    let scene = try BaselineScene()
    try scene.write(BaselineScene.text(), named: "Other")
    try scene.record(["--at", "0"])
    for name in ["Trip", "Other"] {
      try scene.write(BaselineScene.text(color: ".red"), named: name)
    }
    #expect(try scene.verify().status == 1)
    #expect(try scene.approve(["--only", "t*", "--dry-run"]).output.hasPrefix("would be approved"))
    #expect(try scene.approve(["--only", "tri*"]).status == 0)
    #expect(try scene.verify().status == 1)
    #expect(try scene.results().items.map(\.state) == [.changed, .passed])
    let outcome = try scene.approve(["--only", "oter"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("Did you mean other?"))
  }

  @Test func oneFrameByItsMoment() throws {
    let scene = try BaselineScene()
    try scene.record(["--at", "0,0.4,0.7"])
    try scene.write(BaselineScene.text(color: ".red"))
    #expect(try scene.verify().status == 1)
    #expect(try scene.approve(["--only", "trip@0.4"]).status == 0)
    #expect(try scene.verify().status == 1)
    let frames = try #require(try scene.results().items.first?.sequence?.frames)
    #expect(frames.map(\.state) == [.changed, .passed, .changed])
    let outcome = try scene.approve(["--only", "trip@0.5"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("has no frame at 0.5 s"))
    #expect(try scene.approve(["--only", "trip@0,trip@0.700s"]).status == 0)
    #expect(try scene.verify().status == 0)
  }

  @Test func newScenesAreApprovedToo() throws {
    let scene = try BaselineScene()
    #expect(try scene.verify().status == 3)
    #expect(try scene.results().items.map(\.state) == [.new])
    #expect(try scene.approve().status == 0)
    #expect(try scene.verify().status == 0)
  }

  @Test func whatDiffersIsRecordedWhereThatIsAskedFor() throws {
    let scene = try BaselineScene()
    try scene.record(["--at", "0"])
    try scene.write(BaselineScene.text(color: ".red"))
    try scene.write(BaselineScene.text(), named: "Other")
    #expect(try scene.verify(["--record", "missing"]).status == 3)
    #expect(try scene.results().items.map(\.state) == [.new, .changed])
    // The run that records is red; the next is not.
    let outcome = try scene.run(["record", ".", "--record", "failed"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Recorded: trip; look at them"), "\(outcome.errors)")
    #expect(try scene.verify().status == 0)
    #expect(try scene.verify(["--record", "all"]).status == 64)
  }

  @Test func whatHasChangedSinceIsRefused() throws {
    let scene = try BaselineScene()
    try scene.record()
    try scene.write(BaselineScene.text(color: ".red"))
    try scene.verify()
    try scene.write(BaselineScene.text(color: ".blue"))
    let before = try scene.folder.data("__Snapshots__/trip.digests")
    let outcome = try scene.approve()
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("has changed since it was verified"))
    #expect(try scene.folder.data("__Snapshots__/trip.digests") == before)
  }

  @Test func withoutResultsItSaysWhatToDo() throws {
    let scene = try BaselineScene()
    let outcome = try scene.approve()
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("run 'render-scene verify' or"))
  }
}

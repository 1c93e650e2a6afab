import Foundation
import TestSupport
import Testing

/// What `batch` renders, and what it leaves as it is.
@Suite struct BatchTests {
  private func scenes() throws -> SceneFolder {
    try SceneFolder(
      "three",
      [
        "First.swift": SceneFolder.color("First", "red"),
        "Second.swift": SceneFolder.mover("Second", seconds: 0.5),
        "Inner/Third.swift": SceneFolder.color("Third", "green"),
        "First.scene.json": """
        {"schema": "partway.scene/1",
         "variants": [{"name": "dark", "colorScheme": "dark"}, {"name": "wide", "size": [60, 20]}]}
        """,
      ])
  }

  private func batch(
    _ path: String, _ flags: [String], in folder: TemporaryFolder
  ) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(
      ["batch", path, "--scale", "1", "--out-dir", folder.path] + flags)
  }

  @Test func aFolderHasItsScenesTheirVariantsAndTheirMoments() throws {
    let folder = try TemporaryFolder()
    let outcome = try batch(scenes().path, ["--size", "40x40"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      folder.files == [
        "first@0.000s.png", "first~dark@0.000s.png", "first~wide@0.000s.png", "results.json",
        "second@0.000s.png", "second@0.250s.png", "second@0.500s.png", "third@0.000s.png",
      ])
    // A flag counts before a variant; without one the variant's size does.
    #expect(try folder.picture("first~wide@0.000s.png").width == 40)
    #expect(try folder.picture("first~dark@0.000s.png")[0, 0] == 0xFF00_0000)
    #expect(try folder.picture("first@0.000s.png")[0, 0] == 0xFFFF_FFFF)
  }

  @Test func everyNumberOfJobsWritesTheSameBytes() throws {
    let (one, many) = (try TemporaryFolder(), try TemporaryFolder())
    let flags = ["--sequence", "--fps", "20", "--variant", "base"]
    #expect(try batch(scenes().path, flags + ["-j", "1", "--size", "40x40"], in: one).status == 0)
    #expect(try batch(scenes().path, flags + ["-j", "5", "--size", "40x40"], in: many).status == 0)
    #expect(one.files == many.files)
    #expect(one.files.count == 19)
    for file in one.files where file != "results.json" {
      #expect(try one.data(file) == many.data(file), "\(file)")
    }
  }

  @Test func namesAndVariantsAreChosenByPatterns() throws {
    let folder = try TemporaryFolder()
    let outcome = try batch(
      scenes().path, ["--dry-run", "--grep", "^(first|third)", "--variant", "{dark,base}"],
      in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let names = outcome.output.split(separator: "\n").map { $0.dropFirst(folder.path.count + 1) }
    #expect(
      names == [
        "first@{0}s.png", "first@{50%}s.png", "first@{@end}s.png", "first~dark@{0}s.png",
        "first~dark@{50%}s.png", "first~dark@{@end}s.png", "third@{0}s.png", "third@{50%}s.png",
        "third@{@end}s.png",
      ])
    #expect(folder.files.isEmpty)
  }

  @Test func aResumedRunRedoesOnlyWhatIsNotThere() throws {
    let folder = try TemporaryFolder()
    let flags = ["--size", "40x40", "--variant", "base", "--json"]
    #expect(try batch(scenes().path, flags, in: folder).status == 0)
    let before = try folder.data("second@0.250s.png")
    // One picture is gone, one is another, one is no picture any more.
    try FileManager.default.removeItem(atPath: folder.path + "/second@0.250s.png")
    try folder.data("first@0.000s.png").write(to: folder.url("second@0.500s.png"))
    try Data("no picture".utf8).write(to: folder.url("third@0.000s.png"))
    let kept = try folder.modification("second@0.000s.png")
    let outcome = try batch(scenes().path, flags + ["--resume"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("first: 1 picture, there already"))
    #expect(outcome.errors.contains("second: 3 pictures"))
    #expect(outcome.errors.contains("1 of them there already"))
    #expect(try folder.data("second@0.250s.png") == before)
    #expect(try folder.modification("second@0.000s.png") == kept)
    #expect(try folder.picture("third@0.000s.png").width == 40)
    let results = try JSONDecoder().decode(
      BatchFailureTests.Results.self, from: Data(outcome.output.utf8))
    #expect(results.scenes.map(\.scene) == ["first", "third", "second"])
  }

  @Test func anInterruptedRunWritesWhatItHas() throws {
    let scenes = try SceneFolder(
      "long",
      [
        "Long.swift": SceneFolder.mover("Long", seconds: 600),
        "Short.swift": SceneFolder.color("Short", "red"),
      ])
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"schema": "partway.batch/1", "defaults": {"size": [40, 40], "scale": 1}, "scenes": [
       {"scene": "\(scenes.path)/Long.swift", "to": 600}, {"scene": "\(scenes.path)/Short.swift", "at": 0}]}
      """, to: "scenes.json")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltCommand.path)
    process.arguments = [
      "batch", folder.path + "/scenes.json", "-j", "2", "--out-dir", folder.path + "/out",
      "--cache-dir", BuiltCommand.cacheFolder,
    ]
    process.environment = BuiltCommand.environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    try folder.waitForFile("out/short@0.000s.png")
    try folder.waitForFile("out/long/long_00100.png")
    // The other scene's worker has long said that it is done.
    Thread.sleep(forTimeInterval: 0.3)
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    let results = try JSONDecoder().decode(
      BatchFailureTests.Results.self, from: folder.data("out/results.json"))
    #expect(results.totals.scenes == 2)
    #expect(results.scenes.map(\.scene) == ["short"])
    let count = folder.files.count
    Thread.sleep(forTimeInterval: 0.3)
    #expect(folder.files.count == count, "nothing is written after the end")
  }
}

extension TemporaryFolder {
  fileprivate func url(_ name: String) -> URL { URL(fileURLWithPath: path + "/" + name) }

  fileprivate func modification(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path + "/" + name)[.modificationDate] as? Date
  }

  /// Waits until a file is there, for a minute.
  fileprivate func waitForFile(_ name: String) throws {
    for _ in 0..<1200 where !FileManager.default.fileExists(atPath: path + "/" + name) {
      Thread.sleep(forTimeInterval: 0.05)
    }
    try #require(FileManager.default.fileExists(atPath: path + "/" + name), "\(name)")
  }
}

import Foundation
import TestSupport
import Testing

/// Every way to fail, with its exit code and the next step in its words.
@Suite struct CommandErrorTests {
  private func expectFailure(
    _ arguments: [String], status: Int32, says words: [String], in folder: TemporaryFolder? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let place = try folder ?? TemporaryFolder()
    let before = place.files
    let outcome = try BuiltCommand.run(arguments, in: place.path)
    #expect(outcome.status == status, "\(outcome.errors)", sourceLocation: sourceLocation)
    for word in words {
      #expect(
        outcome.errors.contains(word), "'\(word)' is not in: \(outcome.errors)",
        sourceLocation: sourceLocation)
    }
    #expect(outcome.output.isEmpty, sourceLocation: sourceLocation)
    #expect(place.files == before, "files were left", sourceLocation: sourceLocation)
  }

  private func scene(_ body: String, named name: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\nstruct ContentView: View {\n  var body: some View {\n    \(body)\n  }\n}\n",
      to: name)
    return folder
  }

  // MARK: - Usage

  @Test(arguments: ["-1x", "nan", "@", "@end#0", "x%", "3,,4"])
  func badMomentsAreUsageErrors(_ list: String) throws {
    try expectFailure(["ticket-notch", "--at", list], status: 64, says: ["'", "give seconds"])
  }

  @Test func unknownFlagsAreUsageErrors() throws {
    try expectFailure(
      ["ticket-notch", "--scael", "2"], status: 64, says: ["--scael", "Did you mean --scale?"])
  }

  @Test func unknownTokensAreUsageErrors() throws {
    try expectFailure(
      ["ticket-notch", "-o", "{tiem}.png"], status: 64, says: ["{tiem}", "Did you mean {time}?"])
  }

  @Test func hugeCanvasesAreUsageErrors() throws {
    try expectFailure(
      ["ticket-notch", "--size", "100000x100000"], status: 64, says: ["32767", "--size"])
  }

  @Test func plannedCommandsSayThatTheyAreNotThere() throws {
    try expectFailure(["explain", "ticket-notch"], status: 64, says: ["not supported yet"])
  }

  @Test func noArgumentsShowHowToBegin() throws {
    let outcome = try BuiltCommand.run([], cache: nil)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("Usage: render-scene SCENE"))
  }

  // MARK: - Scenes

  @Test func unknownScenesComeWithSuggestions() throws {
    try expectFailure(
      ["ticket-noch"], status: 66, says: ["'ticket-noch'", "'ticket-notch'", "render-scene list"])
    try expectFailure(["/nowhere/At.swift"], status: 66, says: ["/nowhere/At.swift"])
  }

  @Test func syntaxErrorsAreTheCompilersOwn() throws {
    let folder = try scene("Circle(", named: "Broken.swift")
    try expectFailure(
      ["Broken.swift"], status: 65, says: [folder.path + "/Broken.swift:", "error:", "'broken'"],
      in: folder)
  }

  @Test func ofSeveralScenesEveryOneThatFailsIsReported() throws {
    let folder = try scene("Circle(", named: "One.swift")
    try folder.write("import SwiftUI\nstruct ContentView: View {", to: "Two.swift")
    try expectFailure(
      ["One.swift", "Two.swift", "two-rings"], status: 65,
      says: ["One.swift:5", "Two.swift:2", "'one, two'"], in: folder)
  }

  @Test func aSceneWithoutARootSaysWhatToAdd() throws {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\nstruct A: View {}\nstruct B: View {}", to: "Two.swift")
    try expectFailure(["Two.swift"], status: 65, says: ["A, B", "--root"], in: folder)
  }

  @Test func aTrapNamesTheScene() throws {
    let folder = try scene(#"fatalError("out of nights")"#, named: "Traps.swift")
    try expectFailure(
      ["Traps.swift"], status: 65, says: ["out of nights", "'traps'", "its first appearance"],
      in: folder)
  }

  @Test func aTrapAtAMomentNamesTheMomentAndKeepsWhatIsDone() throws {
    let folder = try scene(
      """
      Circle().task {
            try? await Task.sleep(for: .seconds(2))
            let empty: [Int] = []
            print(empty[1])
          }
      """, named: "Later.swift")
    let outcome = try BuiltCommand.run(
      ["Later.swift", "--at", "1,2.5", "--size", "9x9", "-o", "{time}.png"], in: folder.path)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("the moment 2.5 s"))
    #expect(folder.files == ["1.png", "Later.swift"])
  }

  @Test func aRecursionWithoutAnEndIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      func depth(_ n: Int) -> Int { n < 0 ? 0 : depth(n + 1) + depth(n + 2) }
      struct ContentView: View {
        var body: some View { Circle().frame(width: CGFloat(depth(1)), height: 1) }
      }
      """, to: "Deep.swift")
    try expectFailure(["Deep.swift"], status: 65, says: ["stack", "'deep'"], in: folder)
  }

  @Test func aLoopWithoutAnEndRunsIntoTheTimeLimit() throws {
    let folder = try scene(
      "var n = 0; while true { n &+= 1 }; return Circle()", named: "Loops.swift")
    try expectFailure(
      ["Loops.swift", "--timeout", "1"], status: 5, says: ["'loops'", "1 s", "--timeout"],
      in: folder)
  }

  @Test func tasksThatNeverLetTimePassAreStopped() throws {
    let folder = try scene(
      "Circle().task { while true { await Task.yield() } }", named: "Spins.swift")
    try expectFailure(["Spins.swift", "--timeout", "20"], status: 5, says: ["'spins'"], in: folder)
  }

  // MARK: - The compiler and the cache

  @Test func theCompilerOfTheSwiftLibraryNeedsNoPath() throws {
    let folder = try TemporaryFolder()
    var environment = BuiltCommand.environment
    environment["PATH"] = "/nonexistent"
    let outcome = try BuiltCommand.run(
      ["ticket-notch"], in: folder.path, environment: environment, cache: folder.path + "/cache")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func aCacheThatCannotBeMadeIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    let outcome = try BuiltCommand.run(
      ["ticket-notch"], in: folder.path, cache: folder.path + "/file/cache")
    #expect(outcome.status == 73)
    #expect(outcome.errors.contains("--cache-dir"))
  }

  // MARK: - Outputs

  @Test func anOutputFolderThatCannotBeMadeIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    try expectFailure(
      ["ticket-notch", "--out-dir", "file/out"], status: 73, says: ["file/out", "--out-dir"],
      in: folder)
    try expectFailure(["ticket-notch", "-o", "file/a.png"], status: 73, says: ["file"], in: folder)
  }

  @Test func aFullDiskLeavesNothingBehind() throws {
    let folder = try TemporaryFolder()
    let disk = folder.path + "/disk"
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
    // The scene must be compiled before: the compiler cannot work on a full disk.
    #expect(try BuiltCommand.run(["ticket-notch", "-o", folder.path + "/a.png"]).status == 0)
    let mount = try? BuiltCommand.run(
      executable: "/bin/mount", ["-t", "tmpfs", "-o", "size=4k", "tmpfs", disk])
    if mount?.status == 0 {
      defer { _ = try? BuiltCommand.run(executable: "/bin/umount", [disk]) }
      let outcome = try BuiltCommand.run(["ticket-notch", "--out-dir", disk], in: folder.path)
      #expect(outcome.status == 74, "\(outcome.errors)")
      #expect(outcome.errors.contains("disk is full"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: disk).isEmpty)
    } else {
      // Where no file system can be mounted, a limit on the size of files fails the same writes.
      let command =
        "trap '' XFSZ; ulimit -f 1; exec '\(BuiltCommand.path)' ticket-notch --out-dir disk"
        + " --cache-dir '\(BuiltCommand.cacheFolder)'"
      let outcome = try BuiltCommand.run(executable: "/bin/sh", ["-c", command], in: folder.path)
      #expect(outcome.status == 74, "\(outcome.errors)")
      #expect(outcome.errors.contains("disk/"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: disk).isEmpty)
    }
  }

  // MARK: - Help

  @Test(arguments: [
    ["--help"], ["-h"], ["help"], ["still", "--help"], ["trace", "--help"], ["list", "--help"],
    ["help", "list"],
  ])
  func helpIsData(_ arguments: [String]) throws {
    let outcome = try BuiltCommand.run(arguments, cache: nil)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Usage: render-scene"))
    #expect(outcome.errors.isEmpty)
    #expect(!outcome.output.split(separator: "\n").contains { $0.count > 100 })
  }

  @Test func theVersionIsPrinted() throws {
    #expect(try BuiltCommand.run(["--version"], cache: nil).output.hasPrefix("render-scene "))
  }

  @Test func scenesAreListed() throws {
    let outcome = try BuiltCommand.run(["list"], cache: nil)
    #expect(outcome.status == 0)
    let names = outcome.output.split(separator: "\n")
    #expect(names.contains("ticket-notch") && names.contains("two-rings"))
    let json = try BuiltCommand.run(["list", "--json"], cache: nil)
    let document = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect((document?["scenes"] as? [Any])?.count == names.count)
  }
}

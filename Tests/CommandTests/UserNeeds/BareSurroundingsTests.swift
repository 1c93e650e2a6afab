import Foundation
import TestSupport
import Testing

@testable import RenderSceneCommand

/// The command where there is nothing: no display, no network, no environment.
@Suite struct BareSurroundingsTests {
  @Test("23: whole tool passes with no DISPLAY, no network, env -i")
  func everythingWorksInBareSurroundings() throws {
    let folder = try TemporaryFolder()
    try folder.write(FarmScene.slide(), to: "Slide.swift")
    // A network of its own, without any way out, where the system allows that.
    let canIsolate =
      try BuiltCommand.run(executable: "/usr/bin/unshare", ["-n", "true"]).status == 0
    if !canIsolate { print("23 runs with a network: unshare -n is not allowed here") }
    func run(_ arguments: [String], status: Int32 = 0) throws -> BuiltCommand.Outcome {
      let words =
        (canIsolate ? ["unshare", "-n"] : []) + ["env", "-i", BuiltCommand.path] + arguments
      let outcome = try BuiltCommand.run(
        executable: "/usr/bin/env", words, in: folder.path, environment: ["PATH": "/usr/bin:/bin"])
      #expect(outcome.status == status, "\(arguments): \(outcome.errors)")
      return outcome
    }
    let canvas = FarmScene.canvas
    // Compiled there as well: the cache is a new folder.
    let cache = ["--cache-dir", "cache"]
    try #expect(run(["list"]).output.contains("ticket-notch\n"))
    _ = try run(["Slide.swift", "--at", "0.5,@settled"] + canvas + cache)
    _ = try run(["render", "Slide.swift", "--to", "0.2"] + canvas + cache)
    try #expect(run(["trace", "Slide.swift", "--at", "0.5", "--json"] + cache).output.count > 100)
    _ = try run(["plan", "Slide.swift", "-n", "2", "--duration", "0.2"] + canvas + cache)
    _ = try run(["work", "plan.json", "--out-dir", "farm"] + cache)
    _ = try run(["merge", "farm"])
    _ = try run(["submit", "plan.json", "--engine", "parallel", "--print"])
    _ = try run(["doctor"])
    _ = try run(["completion", "bash"])
    _ = try run(["help", "--man"])
    _ = try run(["clean", "--dry-run"] + cache)
    // What comes out is what comes out anywhere.
    try FarmScene.run(
      ["render", "Slide.swift", "--to", "0.2", "--out-dir", "usual"] + canvas, in: folder)
    #expect(
      try FarmScene.contents(of: "usual/slide", in: folder)
        == FarmScene.contents(of: "output/slide", in: folder))
    #expect(
      try FarmScene.contents(of: "usual/slide", in: folder)
        == FarmScene.contents(of: "farm/slide", in: folder))
  }
}

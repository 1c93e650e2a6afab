import Foundation
import TestSupport
import Testing

@testable import RenderSceneCommand

/// Plans, the work of shards and their merge, on one machine.
@Suite struct FarmTests {
  @Test func theMergedShardsAreWhatRenderWrites() throws {
    let folder = try TemporaryFolder()
    try folder.write(FarmScene.slide(), to: "Slide.swift")
    try FarmScene.run(
      ["render", "Slide.swift", "--out-dir", "whole", "--fps", "30000/1001"] + FarmScene.canvas,
      in: folder)
    try FarmScene.run(
      ["plan", "Slide.swift", "--shards", "4", "--fps", "30000/1001"] + FarmScene.canvas,
      in: folder)
    // Each shard in a folder of its own, as jobs of continuous integration hand them on; the
    // schedulers' variables say which.
    for index in 0..<4 {
      try FarmScene.run(
        ["work", "plan.json", "--out-dir", "part \(index)"], in: folder,
        variables: ["JOB_COMPLETION_INDEX": "\(index)"])
    }
    try FarmScene.run(
      ["merge", "part 0", "part 1", "part 2", "part 3", "-o", "merged/results.json"], in: folder,
      isCached: false)
    let whole = try FarmScene.contents(of: "whole/slide", in: folder)
    #expect(whole.count == 30 + 2)
    #expect(try FarmScene.contents(of: "merged/slide", in: folder) == whole)
    // What was measured is of use for the next plan.
    let again = try FarmScene.run(
      ["plan", "Slide.swift", "-n", "2", "--weights", "merged/results.json", "-o", "-"]
        + FarmScene.canvas, in: folder)
    #expect(!again.errors.contains("not measured"))
  }

  @Test func shardsOfRenderAreMergedToo() throws {
    let folder = try TemporaryFolder()
    try folder.write(FarmScene.slide(), to: "Slide.swift")
    let flags = ["--from", "0.25", "--every-nth-frame", "3"] + FarmScene.canvas
    try FarmScene.run(["render", "Slide.swift", "--out-dir", "whole"] + flags, in: folder)
    for shard in ["1/3", "3/3"] {
      try FarmScene.run(
        ["render", "Slide.swift", "--out-dir", "parts", "--shard", shard] + flags, in: folder)
    }
    #expect(!folder.files.contains("parts/slide/manifest.json"))
    let outcome = try FarmScene.run(
      ["merge", "parts"], in: folder, status: ExitCode.incomplete.rawValue, isCached: false)
    #expect(outcome.errors.contains("5 frames 30,33,36,39,42 are missing"), "\(outcome.errors)")
    let line = try #require(
      outcome.errors.split(separator: "\n").first { $0.hasPrefix("  render-scene ") })
    try FarmScene.run(
      line.split(separator: " ").dropFirst().map(String.init), in: folder, isCached: false)
    try FarmScene.run(["merge", "parts"], in: folder, isCached: false)
    let isRecord = { (name: String) in !name.hasPrefix("shard-") }
    #expect(
      try FarmScene.contents(of: "parts/slide", in: folder, where: isRecord)
        == FarmScene.contents(of: "whole/slide", in: folder))
  }

  @Test func aShardWithoutFramesSaysSo() throws {
    let folder = try TemporaryFolder()
    try folder.write(FarmScene.slide(), to: "Slide.swift")
    let outcome = try FarmScene.run(
      ["render", "Slide.swift", "--to", "0.04", "--shard", "4/5"] + FarmScene.canvas, in: folder)
    #expect(outcome.errors.contains("has nothing to do: there are 3 frames"), "\(outcome.errors)")
    #expect(folder.files == ["Slide.swift"])
  }

  @Test func renderTakesNoShardFromTheEnvironmentUnasked() throws {
    let folder = try TemporaryFolder()
    try folder.write(FarmScene.slide(), to: "Slide.swift")
    let variables = ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2"]
    let flags = ["render", "Slide.swift", "--to", "0.1", "--out-dir"]
    try FarmScene.run(flags + ["all"] + FarmScene.canvas, in: folder, variables: variables)
    #expect(folder.files.count { $0.hasSuffix(".png") } == 6)
    try FarmScene.run(
      flags + ["half", "--shard", "auto"] + FarmScene.canvas, in: folder, variables: variables)
    #expect(
      folder.files.filter { $0.hasPrefix("half/") } == [
        "half/slide/shard-2-of-2.json", "half/slide/slide_0003.png", "half/slide/slide_0004.png",
        "half/slide/slide_0005.png",
      ])
    let none = try FarmScene.run(
      flags + ["none", "--shard", "auto"] + FarmScene.canvas, in: folder, status: 64)
    #expect(none.errors.contains("found no scheduler in the environment"))
  }

  @Test func workGoesOnWhereItWasInterrupted() throws {
    let folder = try TemporaryFolder()
    try folder.write(FarmScene.slide(), to: "Slide.swift")
    try FarmScene.run(["plan", "Slide.swift", "-n", "1"] + FarmScene.canvas, in: folder)
    let work = ["work", "plan.json", "--out-dir", "farm"]
    #expect(
      try FarmScene.run(work, in: folder).errors.contains("60 frames written, 0 were there"))
    let before = try FarmScene.contents(of: "farm/slide", in: folder)
    try FileManager.default.removeItem(atPath: folder.path + "/farm/slide/slide_0007.png")
    let again = try FarmScene.run(work, in: folder)
    #expect(again.errors.contains("1 frames written, 59 were there"), "\(again.errors)")
    #expect(try FarmScene.contents(of: "farm/slide", in: folder) == before)
    // A half record, as only a fault of the disk could leave it, is no record.
    try folder.write("{\"schema\":\"partway.shard/1\",", to: "farm/shard-1-of-1.json")
    #expect(
      try FarmScene.run(work, in: folder).errors.contains("60 frames written, 0 were there"))
  }

  @Test func aSceneThatTrapsCostsItsOwnFramesOnly() throws {
    let folder = try TemporaryFolder()
    try folder.write(FarmScene.slide(), to: "Scenes/Slide.swift")
    try folder.write(FarmScene.trap, to: "Scenes/Trap.swift")
    try FarmScene.run(
      ["plan", "Scenes", "-n", "1", "--duration", "1"] + FarmScene.canvas, in: folder)
    let outcome = try FarmScene.run(
      ["work", "plan.json", "--out-dir", "farm"], in: folder, status: 65)
    #expect(outcome.errors.contains("scene 'trap' trapped"), "\(outcome.errors)")
    let merged = try FarmScene.run(["merge", "farm"], in: folder, status: 6, isCached: false)
    #expect(folder.files.contains("farm/slide/manifest.json"))
    #expect(!folder.files.contains("farm/trap/manifest.json"))
    #expect(merged.errors.contains("exit code 65: scene 'trap' trapped"), "\(merged.errors)")
    #expect(try folder.text("farm/results.json").contains("\"status\": \"failed\""))
  }

  @Test func framesMadeTwiceMustAgree() throws {
    let folder = try TemporaryFolder()
    try folder.write(FarmScene.slide(), to: "a/Slide.swift")
    try folder.write(FarmScene.slide(color: "blue"), to: "b/Slide.swift")
    for name in ["a", "b"] {
      try FarmScene.run(
        [
          "render", "\(name)/Slide.swift", "--to", "0.1", "--shard", "1/2", "--out-dir",
          "out-\(name)",
        ]
          + FarmScene.canvas, in: folder)
    }
    let outcome = try FarmScene.run(
      ["merge", "out-a", "out-b", "-o", "m/results.json"], in: folder, status: 4, isCached: false)
    #expect(outcome.errors.contains("frame 0 of scene 'slide' was made twice and differs"))
  }

  @Test func anotherStateOfTheSceneIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write(FarmScene.slide(), to: "Slide.swift")
    try FarmScene.run(["plan", "Slide.swift", "-n", "2"] + FarmScene.canvas, in: folder)
    try folder.write(FarmScene.slide(color: "blue"), to: "Slide.swift")
    let outcome = try FarmScene.run(
      ["work", "plan.json", "--shard", "1/2", "--out-dir", "farm"], in: folder, status: 78)
    #expect(outcome.errors.contains("is not the one that was planned"))
  }

  @Test func whatMakesNoSenseIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write(FarmScene.slide(), to: "Slide.swift")
    try FarmScene.run(["plan", "Slide.swift", "-n", "2"] + FarmScene.canvas, in: folder)
    for (arguments, status, words) in [
      (["plan", "Slide.swift"], 64, "needs the number of shards"),
      (["plan", "Slide.swift", "-n", "0"], 64, "is no number of shards"),
      (["plan", "Slide.swift", "-n", "2", "--weights", "none.json"], 66, "cannot read none.json"),
      (["plan", "Slide.swift", "-n", "2", "--weights", "plan.json"], 65, "partway.results/1"),
      (["work"], 64, "takes one plan"), (["work", "plan.json"], 64, "needs --out-dir"),
      (["work", "none.json", "--out-dir", "x"], 66, "none.json"),
      (["work", "plan.json", "--out-dir", "x", "--shard", "1/3"], 64, "the plan has 2 shards"),
      (["work", "plan.json", "--out-dir", "x", "--only", "slid:3"], 64, "Did you mean slide?"),
      (["work", "plan.json", "--out-dir", "x", "--only", "slide:60"], 64, "has frames 0 to 59"),
      (["work", "Slide.swift", "--out-dir", "x"], 65, "it is no JSON"),
      (["merge"], 64, "merge needs the folders"), (["merge", "none"], 66, "there is no folder"),
      (["merge", "."], 66, "there is no shard-i-of-n.json"),
    ] as [([String], Int32, String)] {
      let outcome = try FarmScene.run(
        arguments, in: folder, status: status, isCached: arguments[0] != "merge")
      #expect(outcome.errors.contains(words), "\(arguments): \(outcome.errors)")
    }
    #expect(folder.files == ["Slide.swift", "plan.json"])
  }

  @Test func aPlanThatIsNotWholeIsRefused() throws {
    let folder = try TemporaryFolder()
    let scene = """
      {"scene":"a","variant":null,"source":"/a.swift","root":null,"arguments":[],"key":"","count":9,\
      "lastFrame":9,"secondsPerFrame":1}
      """
    func unit(_ first: Int, _ last: Int, shard: Int = 1, scene: String = "a") -> String {
      """
      {"shard":\(shard),"scene":"\(scene)","variant":null,"first":\(first),"last":\(last),"cost":1}
      """
    }
    for (units, words) in [
      ([unit(0, 8)], nil), ([unit(0, 4), unit(5, 8, shard: 2)], nil),
      ([unit(5, 8), unit(0, 4)], nil), ([unit(0, 7)], "frame 8 of 'a' is in no unit"),
      ([unit(0, 4), unit(4, 8)], "in no unit or in two"),
      ([unit(0, 4), unit(6, 8)], "in no unit or in two"), ([unit(0, 9)], "has frames 0 to 8"),
      ([unit(0, 8, shard: 3)], "for shard 3 of 2"), ([unit(0, 8, scene: "b")], "is not listed"),
    ] as [([String], String?)] {
      let path = try folder.write(
        """
        {"schema":"partway.plan/1","shards":2,"arguments":[],"scenes":[\(scene)],\
        "units":[\(units.joined(separator: ","))]}
        """, to: "plan.json")
      do {
        _ = try FarmPlan.read(path)
        #expect(words == nil, "\(units)")
      } catch {
        #expect(error.exitCode == .badData)
        #expect(error.message.contains(words ?? "no error"), "\(error.message)")
      }
    }
  }
}

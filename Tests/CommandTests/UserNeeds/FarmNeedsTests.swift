import Foundation
import TestSupport
import Testing

@testable import RenderSceneCommand

/// What users of farms need, by the numbers of the list of needs.
@Suite struct FarmNeedsTests {
  @Test("53: for random n and frame sets: disjoint, complete, no empty shard")
  func shardsAreDisjointCompleteAndNotEmpty() throws {
    var random = SplitMix64(seed: 53)
    for _ in 0..<3000 {
      let frames = Int.random(in: 1...700, using: &random)
      let count = Int.random(in: 1...frames, using: &random)
      var next = 0
      for index in 1...count {
        let range = try #require(Shard(index: index, count: count)).range(of: frames)
        #expect(range.lowerBound == next && !range.isEmpty, "\(index)/\(count) of \(frames)")
        next = range.upperBound
      }
      #expect(next == frames, "\(count) of \(frames)")
    }
    // More shards than frames: what there is is divided all the same.
    for (frames, count) in [(0, 3), (2, 5), (1, 100_000)] {
      let ranges = try (1...count).map {
        try #require(Shard(index: $0, count: count)).range(of: frames)
      }
      #expect(ranges.flatMap(Array.init) == Array(0..<frames))
    }
  }

  @Test("53: plans give every frame of every scene to one shard, and no shard nothing")
  func plansAreDisjointCompleteAndLeaveNobodyOut() throws {
    var random = SplitMix64(seed: 5353)
    for round in 0..<1500 {
      let loads = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        PlanBalancer.Load(
          count: Int64.random(in: 1...300, using: &random),
          secondsPerFrame: Bool.random(using: &random)
            ? Double.random(in: 0.001...0.02, using: &random)
            : Double.random(in: 0...5, using: &random))
      }
      let total = Int(loads.reduce(0) { $0 + $1.count })
      let shards = Int.random(in: 1...min(total, 40), using: &random)
      let units = PlanBalancer.units(of: loads, shards: shards)
      for (scene, load) in loads.enumerated() {
        var next: Int64 = 0
        for unit in units where unit.scene == scene {
          #expect(unit.frames.lowerBound == next, "round \(round)")
          next = unit.frames.upperBound + 1
        }
        #expect(next == load.count, "round \(round)")
      }
      #expect(Set(units.map(\.shard)) == Set(1...shards), "round \(round)")
    }
  }

  @Test("52: plan uses recorded cost; slowest shard within 20 % of mean on a skewed set")
  func plansAreBalancedByMeasuredCost() throws {
    let folder = try TemporaryFolder()
    // Nine short scenes, and one whose frames cost two hundred times as much.
    var measured: [String] = []
    for index in 0..<10 {
      try folder.write(
        FarmScene.slide(seconds: index == 9 ? "2" : "0.2"), to: "Scenes/Slide\(index).swift")
      let frames = index == 9 ? 120 : 12
      let list = (0..<frames).map { _ in "{}" }.joined(separator: ",")
      measured.append(
        """
        {"scene":"slide\(index)","variant":null,"status":"rendered","seconds":\
        \(index == 9 ? 240 : 0.12),"frames":[\(list)]}
        """)
    }
    try folder.write(
      "{\"schema\":\"partway.results/1\",\"scenes\":[\(measured.joined(separator: ","))]}",
      to: "results.json")
    let outcome = try FarmScene.run(
      ["plan", "Scenes", "--shards", "6", "--weights", "results.json"] + FarmScene.canvas,
      in: folder)
    let plan = try FarmPlan.read(folder.path + "/plan.json")
    #expect(plan.scenes.map(\.count) == Array(repeating: 12, count: 9) + [120])
    let costs = plan.costs
    let mean = costs.reduce(0, +) / 6
    #expect(abs(mean - (240 + 9 * 0.12) / 6) < 0.01)
    #expect(try #require(costs.max()) <= 1.2 * mean, "\(costs)")
    #expect(outcome.errors.contains("over the mean"))
    // By count alone the shard with the end of the long scene would take far longer.
    try FarmScene.run(
      ["plan", "Scenes", "--shards", "6", "-o", "even.json"] + FarmScene.canvas, in: folder)
    let even = try FarmPlan.read(folder.path + "/even.json")
    let real = (1...6).map { shard in
      even.units.filter { $0.shard == shard }.reduce(0.0) {
        $0 + Double($1.frames.count) * plan.scenes[$1.scene].secondsPerFrame
      }
    }
    #expect(try #require(real.max()) > 1.5 * mean, "\(real)")
  }

  @Test("52: the slowest shard is within 20 % of the mean for random skewed sets")
  func randomPlansAreBalanced() throws {
    var random = SplitMix64(seed: 52)
    for round in 0..<500 {
      let loads = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        // Costs over four orders of magnitude.
        PlanBalancer.Load(
          count: Int64.random(in: 30...2000, using: &random),
          secondsPerFrame: [0.001, 0.01, 0.1, 1][Int.random(in: 0...3, using: &random)])
      }
      let shards = Int.random(in: 1...16, using: &random)
      let units = PlanBalancer.units(of: loads, shards: shards)
      var costs = [Double](repeating: 0, count: shards)
      for unit in units { costs[unit.shard - 1] += unit.cost }
      let mean = costs.reduce(0, +) / Double(shards)
      let costliest = try #require(loads.map(\.secondsPerFrame).max())
      // One frame cannot be divided.
      #expect(try #require(costs.max()) <= 1.2 * mean + costliest, "round \(round): \(costs)")
    }
  }

  @Test("34: any chunking byte-equal to none")
  func anyChunkingGivesTheSameBytes() throws {
    let folder = try TemporaryFolder()
    let flags = ["--scale", "1", "--from", "0.9", "--to", "1.9", "--fps", "24"]
    let isPicture = { (name: String) in name.hasSuffix(".png") }
    for scene in ["ticket-notch", "door-knock"] {
      try FarmScene.run(["render", scene, "--out-dir", "whole"] + flags, in: folder)
      let whole = try FarmScene.contents(of: "whole/\(scene)", in: folder, where: isPicture)
      #expect(whole.count == 24)
      var random = SplitMix64(seed: 34)
      for count in [2, 7, 24] {
        // In any order, each with a number of threads of its own.
        for index in (1...count).shuffled(using: &random) where count < 24 || index % 6 == 0 {
          try FarmScene.run(
            ["render", scene, "--out-dir", "parts", "--shard", "\(index)/\(count)"]
              + ["-j", "\(Int.random(in: 1...4, using: &random))"] + flags, in: folder)
        }
        if count < 24 {
          let parts = try FarmScene.contents(of: "parts/\(scene)", in: folder, where: isPicture)
          #expect(parts == whole, "\(scene) in \(count)")
          try FileManager.default.removeItem(atPath: folder.path + "/parts")
        } else {
          let parts = try FarmScene.contents(of: "parts/\(scene)", in: folder, where: isPicture)
          #expect(parts.count == 4)
          for (name, bytes) in parts { #expect(bytes == whole[name], "\(name)") }
        }
      }
    }
  }

  @Test("54: merge names holes, exit 6, prints the one command that fills them")
  func mergeNamesHolesAndHowToFillThem() throws {
    let folder = try TemporaryFolder()
    try folder.write(FarmScene.slide(), to: "Scenes/Slide.swift")
    try folder.write(FarmScene.slide(color: "green", seconds: "0.5"), to: "Scenes/Swift Way.swift")
    try FarmScene.run(
      ["render", "Scenes/Slide.swift", "Scenes/Swift Way.swift", "--out-dir", "whole"]
        + FarmScene.canvas, in: folder)
    try FarmScene.run(["plan", "Scenes", "--shards", "3"] + FarmScene.canvas, in: folder)
    for shard in ["1/3", "3/3"] {
      try FarmScene.run(
        ["work", "plan.json", "--shard", shard, "--out-dir", "farm"], in: folder)
    }
    let lost = try FarmScene.run(
      ["merge", "farm"], in: folder, status: ExitCode.incomplete.rawValue, isCached: false)
    #expect(lost.errors.contains("scene 'slide': 30 frames 30-59 are missing"), "\(lost.errors)")
    #expect(!folder.files.contains("farm/slide/manifest.json"))
    try FarmScene.run(["work", "plan.json", "--shard", "2/3", "--out-dir", "farm"], in: folder)
    // A frame is lost, one is cut off, one was overwritten with another.
    try FileManager.default.removeItem(atPath: folder.path + "/farm/slide/slide_0041.png")
    let cut = try folder.data("farm/slide/slide_0043.png")
    try Data(cut.dropLast(20)).write(
      to: URL(fileURLWithPath: folder.path + "/farm/slide/slide_0043.png"))
    try folder.data("farm/swift-way/swift-way_0000.png").write(
      to: URL(fileURLWithPath: folder.path + "/farm/swift-way/swift-way_0003.png"))
    let outcome = try FarmScene.run(
      ["merge", "farm"], in: folder, status: ExitCode.incomplete.rawValue, isCached: false)
    #expect(outcome.errors.contains("scene 'slide': frame 41 is missing\n"))
    #expect(outcome.errors.contains("scene 'slide': frame 43 is not the picture that was written"))
    #expect(outcome.errors.contains("scene 'swift-way': frame 3 is not the picture"))
    let lines = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("  render-scene ") }
    #expect(
      lines.map { $0.dropFirst(2) } == [
        "render-scene work farm/plan.json --only slide:41,43 --only swift-way:3 --out-dir farm"
      ])
    // The command, as it is printed, renders these three and nothing else.
    let words = try #require(lines.first).split(separator: " ").dropFirst().map(String.init)
    let filled = try FarmScene.run(words, in: folder)
    var count = 0
    for match in filled.errors.matches(of: /: (\d+) frames written/) {
      count += try #require(Int(match.1))
    }
    #expect(count == 3, "\(filled.errors)")
    try FarmScene.run(["merge", "farm"], in: folder, isCached: false)
    for scene in ["slide", "swift-way"] {
      #expect(
        try FarmScene.contents(of: "farm/\(scene)", in: folder)
          == FarmScene.contents(of: "whole/\(scene)", in: folder))
    }
  }
}

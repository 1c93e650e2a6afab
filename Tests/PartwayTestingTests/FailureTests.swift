import Foundation
import Imaging
import SwiftUI
import Testing

@testable import PartwayTesting

/// What a failure says, and what it leaves.
@MainActor @Suite struct FailureTests {
  /// Measured against allowed, with units; then where the pictures are and what to type.
  @Test func aPixelOffByOneLevelIsFound() throws {
    let bench = try Bench()
    _ = bench.frames(Square(side: 1), layout: .fixed(width: 41, height: 31))
    let message = try #require(
      bench.frames(Square(red: 254.0 / 255, side: 1), layout: .fixed(width: 41, height: 31)))
    let root = bench.folder.path
    #expect(
      message.split(separator: "\n").dropLast().filter { !$0.hasPrefix("values: ") }
        .map(String.init) == [
          "frame at 0.000 s: 1 of 1271 pixels differs (at most 0 allowed), "
            + "largest difference 1 level (at most 0)",
          "  expected   \(root)/output/failures/CardTests/card@0.000s-expected.png",
          "  actual     \(root)/output/failures/CardTests/card@0.000s-actual.png",
          "  difference \(root)/output/failures/CardTests/card@0.000s-diff.png",
          "look:   render-scene diff \(root)/output/failures/CardTests/card@0.000s-expected.png "
            + "\(root)/output/failures/CardTests/card@0.000s-actual.png",
          "record: RENDER_SCENE_RECORD=failed swift test --filter card",
        ])
    #expect(
      bench.failures == [
        "CardTests/card@0.000s-actual.png", "CardTests/card@0.000s-diff.png",
        "CardTests/card@0.000s-expected.png",
      ])
    // A run that passes takes the pictures away.
    #expect(bench.frames(Square(side: 1), layout: .fixed(width: 41, height: 31)) == nil)
    #expect(bench.failures == [])
  }

  @Test func limitsHold() throws {
    let bench = try Bench()
    let loose = FrameLimits(maxDelta: 2)
    _ = bench.frames(Square(), limits: loose)
    #expect(bench.frames(Square(red: 253.0 / 255), limits: loose) == nil)
    let message = try #require(bench.frames(Square(red: 252.0 / 255), limits: loose))
    #expect(
      message.hasPrefix(
        "frame at 0.000 s: 100 of 1200 pixels differ (at most 0 allowed), "
          + "largest difference 3 levels (at most 2)\n"))
    #expect(bench.frames(Square(red: 0), limits: FrameLimits(maxDiffPixels: 100)) == nil)
    #expect(
      bench.frames(Square(red: 0), limits: FrameLimits(maxDiffPixels: 99))?
        .contains("100 of 1200 pixels differ (at most 99 allowed)") == true)
    #expect(
      bench.frames(Square(red: 0), limits: FrameLimits(maxDiffPixels: 200, maxDiffRatio: 0.05))?
        .contains("(at most 200 and 5 % allowed)") == true)
    // 0 is a limit like any other.
    #expect(bench.frames(Square(red: 253.0 / 255), limits: FrameLimits(maxDelta: 0)) != nil)
    #expect(
      bench.frames(Square(), limits: FrameLimits(maxDelta: 256))
        == "maxDelta is 256; give 0 to 255 levels")
  }

  @Test func sizesAreTold() throws {
    let bench = try Bench()
    _ = bench.frames(Square())
    let message = try #require(bench.frames(Square(), scale: 2))
    #expect(message.hasPrefix("frame at 0.000 s: 80 × 60 pixels instead of 40 × 30\n"))
  }

  @Test func aMovedEndIsTold() throws {
    let bench = try Bench()
    _ = bench.frames(Mover(), at: [0, .settled])
    let message = try #require(bench.frames(Mover(seconds: 0.7), at: [0, .settled]))
    #expect(
      message.hasPrefix(
        "frame at 0.700 s (settled): was at 0.500 s when it was recorded\n"))
  }

  @Test func severalFramesAreCounted() throws {
    let bench = try Bench()
    _ = bench.frames(Mover(), at: [0, 0.1, 0.2, 0.5])
    let message = try #require(bench.frames(Mover(seconds: 0.4), at: [0, 0.1, 0.2, 0.5]))
    #expect(message.hasPrefix("2 of 4 frames differ, the first: frame at 0.100 s: "))
    #expect(message.contains("\nframe at 0.200 s: "))
  }

  /// A baseline from another machine says so before any picture.
  @Test func otherLibrariesAreTold() throws {
    let bench = try Bench()
    _ = bench.frames(Square())
    let path = bench.folder.path + "/Tests/__Snapshots__/"
    let digest = PictureFingerprint.digest
    let other = "0123456789abcdef0123456789abcdef"
    let text = try String(contentsOfFile: path + "CardTests/card.digests", encoding: .utf8)
    try text.replacingOccurrences(of: digest, with: other)
      .write(toFile: path + "CardTests/card.digests", atomically: true, encoding: .utf8)
    let lines = PictureFingerprint.lines.map { $0.hasPrefix("cairo ") ? "cairo 1.0.0" : $0 }
    try lines.joined(separator: "\n")
      .write(toFile: path + "fingerprints/01234567.txt", atomically: true, encoding: .utf8)
    #expect(bench.frames(Square()) == nil)
    let message = try #require(bench.frames(Square(red: 0)))
    #expect(message.split(separator: "\n")[1].hasPrefix("recorded elsewhere: cairo 1.0.0 is "))
  }

  @Test func damagedBaselinesAreTold() throws {
    let bench = try Bench()
    _ = bench.frames(Square())
    try bench.folder.write("no baseline", to: "Tests/__Snapshots__/CardTests/card.digests")
    #expect(bench.frames(Square())?.contains("card.digests cannot be read: line 1:") == true)
  }

  /// A picture that is not the one that digests tell of proves nothing.
  @Test func exchangedPicturesAreTold() throws {
    let bench = try Bench()
    _ = bench.frames(Square())
    _ = bench.frames(Square(red: 0), named: "b", line: 2)
    let folder = bench.folder.path + "/Tests/__Snapshots__/CardTests/"
    try FileManager.default.removeItem(atPath: folder + "card@0.000s.png")
    try FileManager.default.copyItem(
      atPath: folder + "card.b@0.000s.png", toPath: folder + "card@0.000s.png")
    #expect(bench.frames(Square()) == nil)
    #expect(
      bench.frames(Square(red: 0))?.contains("is not the one that \(folder)card.digests tells of")
        == true)
  }

  // MARK: - Names and moments

  @Test func assertionsWithOneNameAreRefused() throws {
    let bench = try Bench()
    _ = bench.frames(Square(), line: 7)
    let message = try #require(bench.frames(Square(red: 0), line: 9))
    #expect(message.hasPrefix("two assertions use the baseline "))
    #expect(message.contains("the one in line 7 of PartwayTestingTests/Bench.swift"))
    #expect(bench.frames(Square(red: 0), named: "other", line: 9) != nil)
    #expect(bench.frames(Square(red: 0), named: "other", line: 9) == nil)
  }

  @Test func assertionsInLoopsAreToldApart() throws {
    let bench = try Bench()
    var messages: [String?] = []
    for red in [0, 1.0] { messages.append(bench.frames(Square(red: red), line: 3)) }
    #expect(messages[1]?.contains("apart with 'named:'") == true)
  }

  @Test func namesAreNamesOfFiles() throws {
    let bench = try Bench()
    _ = bench.frames(Square(), named: "../a b/<script>", function: "`a 'test' (1)`()")
    #expect(bench.baselines.first == "CardTests/a-test-1.a-b-script.digests")
    #expect(FileName.part("../../etc") == "etc")
    #expect(FileName.part(String(repeating: "ä", count: 300)).utf8.count <= 120)
    #expect(FileName.part("...") == "unnamed")
  }

  @Test func impossibleMomentsAreRefused() throws {
    let bench = try Bench()
    #expect(bench.frames(Square(), at: [-1])?.contains("-1.0 s is no moment of a scene") == true)
    #expect(bench.frames(Square(), at: [])?.contains("give at least one") == true)
    #expect(bench.frames(Square(), at: [.frame(-2)])?.contains("frame -2") == true)
    #expect(bench.frames(Square(), at: [.range(0...1, fps: 0)])?.contains("0 frames") == true)
    #expect(bench.frames(Square(), at: [.every(0, through: 1)])?.contains("step of 0.0") == true)
    #expect(bench.frames(Square(), at: [.every(1e-7, through: 1)])?.contains("100000") == true)
    #expect(bench.frames(Square(), layout: .fixed(width: 0, height: 9))?.contains("side") == true)
    #expect(bench.frames(Square(), scale: -1)?.contains("scale of -1.0") == true)
    #expect(bench.baselines == [])
  }

  @Test func momentsAreWhatTheySay() throws {
    let view: @MainActor () -> AnyView = { AnyView(Mover()) }
    let run = SceneRun(
      view: view, settings: .init(), settleLimit: .init(seconds: 5))
    func seconds(_ moments: [FrameMoment]) throws -> [Double] {
      try run.moments(moments).map(\.instant.seconds)
    }
    #expect(try seconds([1, 0, 0.5, 0.5]) == [0, 0.5, 1])
    #expect(try seconds([.frame(12), .frame(1, fps: 30)]) == [1.0 / 30, 0.2])
    #expect(try seconds([.range(0.1...0.2, fps: 20)]) == [0.1, 0.15, 0.2])
    #expect(try seconds([.every(0.1, through: 0.3)]).count == 4)
    #expect(try seconds([.settled, .end]) == [0.5])
    #expect(try run.moments([.settled])[0].isSettled)
  }

  @Test func endlessScenesAreNamed() throws {
    struct Spinner: View {
      @State private var isTurned = false
      var body: some View {
        Rectangle().rotationEffect(.degrees(isTurned ? 360 : 0))
          .onAppear {
            withAnimation(.linear.repeatForever(autoreverses: false)) { isTurned = true }
          }
      }
    }
    let bench = try Bench()
    let message = try #require(bench.frames(Spinner(), at: [.settled]))
    #expect(message.hasPrefix("the view does not settle within 60.0 s: rotation of "))
  }

  @Test func whatEventsCannotDoIsTold() throws {
    let bench = try Bench()
    let message = bench.frames(Square(), at: [1], events: [.tap("Nothing", at: 0.5)])
    #expect(message?.contains("nothing is called “Nothing” at 0.5 s") == true)
    #expect(bench.baselines == [])
  }
}

import Foundation
import SwiftUI
import Testing

@testable import PartwayTesting

/// Which baselines a run writes, and what it says of that.
@MainActor @Suite struct RecordingTests {
  @Test func whatIsMissingIsRecordedAndFails() throws {
    let bench = try Bench()
    let message = try #require(bench.frames(Mover(), at: [0, 0.25, .settled]))
    #expect(message.hasPrefix("no baseline for 3 frames; recorded now\n"))
    #expect(message.contains("/Tests/__Snapshots__/CardTests/card.digests"))
    #expect(
      bench.baselines == [
        "CardTests/card.digests", "CardTests/card.values.gz", "CardTests/card@0.000s.png",
        "CardTests/card@0.250s.png", "CardTests/card@0.500s.png",
        "fingerprints/\(PictureFingerprint.digest.prefix(8)).txt",
      ])
    #expect(bench.frames(Mover(), at: [0, 0.25, .settled]) == nil)
    #expect(bench.failures == [])
  }

  /// Equal recordings are equal files.
  @Test func recordingTwiceChangesNoFile() throws {
    let (first, second) = (try Bench(), try Bench())
    for bench in [first, second, second] { _ = bench.frames(Mover(), at: [0, 0.25], record: .all) }
    #expect(first.baselines == second.baselines)
    for file in first.baselines { #expect(try first.bytes(file) == second.bytes(file)) }
  }

  @Test func neverWritesNothing() throws {
    let bench = try Bench()
    let message = try #require(bench.frames(Square(), record: .never))
    #expect(message.hasPrefix("no baseline for 1 frame\n"))
    #expect(message.contains("record: RENDER_SCENE_RECORD=missing swift test --filter card"))
    #expect(bench.baselines == [])
  }

  /// A retry in continuous integration never turns red into green, whatever is asked for.
  @Test(arguments: [nil, FrameRecording.missing, .failed, .all])
  func continuousIntegrationWritesNothing(record: FrameRecording?) throws {
    let bench = try Bench()
    bench.environment = ["CI": "true", "RENDER_SCENE_RECORD": "all"]
    for _ in 1...2 {
      let message = try #require(bench.frames(Square(), record: record))
      #expect(message.hasPrefix("no baseline for 1 frame\n"))
      #expect(message.contains("where CI is not set"))
      #expect(try #require(bench.values(Square(), record: record)).hasPrefix("no baseline"))
    }
    #expect(bench.baselines == [])
    bench.environment = [:]
    _ = bench.frames(Square())
    let files = try bench.baselines.map { try bench.bytes($0) }
    bench.environment = ["CI": "1"]
    for _ in 1...2 { #expect(bench.frames(Square(red: 0.5), record: record) != nil) }
    #expect(try bench.baselines.map { try bench.bytes($0) } == files)
  }

  @Test func failedRecordsWhatDiffers() throws {
    let bench = try Bench()
    _ = bench.frames(Square())
    #expect(bench.frames(Square(), record: .failed) == nil)
    #expect(bench.frames(Square(red: 0.5), record: .missing) != nil)
    #expect(bench.frames(Square()) == nil)
    let message = try #require(bench.frames(Square(red: 0.5), record: .failed))
    #expect(message.hasPrefix("recorded 1 frame anew: frame at 0.000 s: 100 of 1200 pixels differ"))
    #expect(bench.frames(Square(red: 0.5)) == nil)
  }

  /// A run that records all is never taken for one that has compared.
  @Test func allFailsThoughNothingDiffers() throws {
    let bench = try Bench()
    bench.environment = ["RENDER_SCENE_RECORD": "all"]
    for _ in 1...2 {
      let message = try #require(bench.frames(Square()))
      #expect(message.hasPrefix("recorded 1 frame anew; this run compares nothing\n"))
    }
    bench.environment = [:]
    #expect(bench.frames(Square()) == nil)
  }

  @Test func theInnermostSettingCounts() throws {
    let bench = try Bench()
    bench.environment = ["RENDER_SCENE_RECORD": "missing"]
    withFrameRecording(.never) { #expect(bench.frames(Square()) != nil) }
    #expect(bench.baselines == [])
    withFrameRecording(.never) { #expect(bench.frames(Square(), record: .missing) != nil) }
    #expect(bench.baselines.count == 4)
  }

  @Test(.frameRecording(.never)) func aTraitSetsTheMode() async throws {
    let bench = try Bench()
    #expect(bench.frames(Square()) != nil)
    #expect(bench.baselines == [])
    await withFrameRecording(.missing) {
      await Task.yield()
      #expect(bench.frames(Square()) != nil)
    }
    #expect(bench.baselines.count == 4)
  }

  @Test func unknownModesAreRefused() throws {
    let bench = try Bench()
    bench.environment = ["RENDER_SCENE_RECORD": "yes"]
    #expect(
      bench.frames(Square())
        == "RENDER_SCENE_RECORD is 'yes'; give all, missing, failed or never")
  }

  /// New moments are recorded beside those that are there, which stay.
  @Test func newMomentsAreRecordedAlone() throws {
    let bench = try Bench()
    _ = bench.frames(Mover(), at: [0, 0.4])
    let picture = try bench.bytes("CardTests/card@0.400s.png")
    let message = try #require(bench.frames(Mover(seconds: 0.6), at: [0, 0.2, 0.4]))
    #expect(message.contains("frame at 0.400 s: "))
    #expect(message.contains("no baseline for 1 frame: 0.200 s"))
    #expect(try bench.bytes("CardTests/card@0.400s.png") == picture)
    #expect(bench.baselines.contains("CardTests/card@0.200s.png"))
    #expect(bench.frames(Mover(seconds: 0.6), at: [0, 0.2, 0.4])?.contains("at 0.400 s") == true)
  }

  /// A frame that nobody asks for any more is found.
  @Test func removedMomentsAreFound() throws {
    let bench = try Bench()
    _ = bench.frames(Mover(), at: [0, 0.2, 0.4])
    for _ in 1...2 {
      let message = try #require(bench.frames(Mover(), at: [0, 0.4]))
      #expect(
        message.hasPrefix("the baseline has 1 frame that the test does not ask for: 0.200 s\n"))
    }
    _ = bench.frames(Mover(), at: [0, 0.4], record: .failed)
    #expect(bench.frames(Mover(), at: [0, 0.4]) == nil)
    #expect(!bench.baselines.contains("CardTests/card@0.200s.png"))
  }

  /// Of many frames only some pictures are kept.
  @Test func manyFramesAreDigestsWithKeyPictures() throws {
    let bench = try Bench()
    let moments: [FrameMoment] = [.range(0...1, fps: 60)]
    _ = bench.frames(Mover(), at: moments)
    #expect(bench.baselines.filter { $0.hasSuffix(".png") }.count == 5)
    #expect(bench.frames(Mover(), at: moments) == nil)
    let message = try #require(bench.frames(Mover(seconds: 0.55), at: moments))
    let lines = message.split(separator: "\n")
    #expect(lines[0].contains("of 61 frames differ, the first: frame at 0.017 s: differs"))
    #expect(lines[1].hasPrefix("values: ") && lines[1].contains("0.5"))
    // Limits can be kept only where there are pictures, so all are.
    _ = bench.frames(
      Mover(), at: moments, named: "loose", limits: FrameLimits(maxDelta: 1), line: 2)
    #expect(bench.baselines.filter { $0.hasPrefix("CardTests/card.loose@") }.count == 61)
  }
}
